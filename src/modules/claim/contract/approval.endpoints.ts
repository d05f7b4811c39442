/** The approval rules of claims: who decides which, level by level, from so much money on. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one } from '#platform/contract/endpoint.ts';
import { optional } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { register } from '#platform/contract/register/register.ts';
import { ruleFields, ruleRow } from '#modules/approval/contract/approval-rule.schema.ts';
import { appliedFrom, appliedRules } from '#modules/approval/contract/rule-trial.schema.ts';
import { claimManifest as manifest } from './claim.manifest.ts';

const PAGE = '/claim/setting';
const update = requirePage(manifest, PAGE, 'Update');

export const claimRules = register({
  name: 'claim.approval-rule',
  plural: 'approval-rules',
  path: 'api/operation/claims/approval-rules',
  page: { page: PAGE, read: requirePage(manifest, PAGE), create: update, update, remove: update },
  form: z.object({ ...ruleFields, department_id: optional(id()), branch_id: optional(id()) }),
  row: { ...ruleRow, department_id: z.number().nullable(), branch_id: z.number().nullable() },
  sorts: ['name'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: {},
  companyWide: true,
  emits: ['claim_setup_changed'],
});

export const listClaimApprovers = defineEndpoint({
  name: 'claim.list-approvers',
  method: 'GET',
  path: 'api/operation/claims/approvers',
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(z.array(z.object({ id: z.number(), name: z.string() }))),
  summary: 'Users who may approve claims, and so be named in a rule',
});

export const applyClaimRules = defineEndpoint({
  name: 'claim.apply-rules',
  method: 'POST',
  path: 'api/operation/claims/approval-rules/apply',
  requires: update,
  input: z.object(appliedFrom),
  output: one(appliedRules),
  companyWide: true,
  emits: ['claim_changed', 'claim_submitted'],
  summary: 'Puts open claims to the rules as they are now, five hundred at a time; where the levels are others earlier approvals count no more',
});
