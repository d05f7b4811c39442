/** The approval rules of leave: who decides which, level by level. */
import { z } from 'zod';
import { defineEndpoint, demand, one } from '#platform/contract/endpoint.ts';
import { optional } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { register } from '#platform/contract/register/register.ts';
import { ruleFields, ruleRow } from '#modules/approval/contract/approval-rule.schema.ts';
import { leaveManifest as manifest } from './leave.manifest.ts';

const PAGE = '/leave/entitlement';
const update = demand(manifest, PAGE, 'Update');

export const leaveRules = register({
  name: 'leave.approval-rule',
  plural: 'approval-rules',
  path: 'api/operation/leaves/approval-rules',
  page: { page: PAGE, read: demand(manifest, PAGE), create: update, update, remove: update },
  form: z.object({ ...ruleFields, leave_type_id: optional(id()), department_id: optional(id()), branch_id: optional(id()) }),
  row: { ...ruleRow, leave_type_id: z.number().nullable(), department_id: z.number().nullable(), branch_id: z.number().nullable() },
  sorts: ['name'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: {},
  companyWide: true,
  emits: ['leave_setup_changed'],
});

export const listApprovers = defineEndpoint({
  name: 'leave.list-approvers',
  method: 'GET',
  path: 'api/operation/leaves/approvers',
  demands: demand(manifest, PAGE),
  input: z.object({}),
  output: one(z.array(z.object({ id: z.number(), name: z.string() }))),
  summary: 'Users who may approve leave, and so be named in a rule',
});
