/** The approval rules of leave: who decides which, level by level. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one } from '#platform/contract/endpoint.ts';
import { optional } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { register } from '#platform/contract/register/register.ts';
import { ruleFields, ruleRow } from '#modules/approval/contract/approval-rule.schema.ts';
import { appliedFrom, appliedRules, triedRule } from '#modules/approval/contract/rule-trial.schema.ts';
import { leaveManifest as manifest } from './leave.manifest.ts';

const PAGE = '/leave/entitlement';
const update = requirePage(manifest, PAGE, 'Update');

export const leaveRules = register({
  name: 'leave.approval-rule',
  plural: 'approval-rules',
  path: 'api/operation/leaves/approval-rules',
  page: { page: PAGE, read: requirePage(manifest, PAGE), create: update, update, remove: update },
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
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(z.array(z.object({ id: z.number(), name: z.string() }))),
  summary: 'Users who may approve leave, and so be named in a rule',
});

export const tryLeaveRule = defineEndpoint({
  name: 'leave.try-rule',
  method: 'POST',
  path: 'api/operation/leaves/approval-rules/try',
  requires: update,
  writes: false,
  companyWide: true,
  input: z.object({
    employee_id: id(),
    leave_type_id: id(),
    days: z.number().min(0.5).max(366),
    /** As it stands in the form. */
    rule: leaveRules.form.extend({ id: optional(id()) }),
  }),
  output: one(triedRule),
  summary: 'Who would decide the leave of an employee, were the rule saved as it is sent; nothing is written',
});

export const applyLeaveRules = defineEndpoint({
  name: 'leave.apply-rules',
  method: 'POST',
  path: 'api/operation/leaves/approval-rules/apply',
  requires: update,
  input: z.object(appliedFrom),
  output: one(appliedRules),
  companyWide: true,
  emits: ['leave_changed', 'leave_submitted'],
  summary: 'Puts open leaves to the rules as they are now, five hundred at a time; where the levels are others earlier approvals count no more',
});
