/** Calls of the approval rules: who decides which leave, level by level. */
import { z } from 'zod';
import { defineEndpoint, demand, done, one, wrote } from '#platform/contract/endpoint.ts';
import { line, optional } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { leaveManifest as manifest } from './leave.manifest.ts';
import { halfDays } from './leave-type.schema.ts';

const PAGE = '/leave/entitlement';
const PATH = 'api/operation/leaves/approval-rules';

export const MAX_LEVELS = 5;
/** Any of a level's approvers decides for the level; the substitute is asked while the approver is on leave. */
export const approver = z.object({ user_id: id(), substitute_id: optional(id()) });
const rule = z.object({
  name: line(2, 80),
  leave_type_id: optional(id()),
  department_id: optional(id()),
  branch_id: optional(id()),
  /** From so many days on. */
  min_days: halfDays(0, 366).default(0),
  levels: z.array(z.array(approver).min(1).max(10)).min(1).max(MAX_LEVELS),
});

const named = z.object({ user_id: z.number(), name: z.string(), substitute: z.object({ id: z.number(), name: z.string() }).nullable() });
export const approvalRuleRow = z.object({
  id: z.number(),
  name: z.string(),
  leave_type_id: z.number().nullable(),
  department_id: z.number().nullable(),
  branch_id: z.number().nullable(),
  min_days: z.number(),
  levels: z.array(z.array(named)),
});
export type ApprovalRuleRow = z.output<typeof approvalRuleRow>;

export const listApprovalRules = defineEndpoint({
  name: 'leave.list-approval-rules',
  method: 'GET',
  path: PATH,
  demands: demand(manifest, PAGE),
  input: z.object({}),
  output: one(z.array(approvalRuleRow)).extend({ /** Users who may approve leave. */ approvers: z.array(z.object({ id: z.number(), name: z.string() })) }),
  summary: 'Approval rules, and who may be named in them',
});

export const saveApprovalRule = defineEndpoint({
  name: 'leave.save-approval-rule',
  method: 'POST',
  path: PATH,
  demands: demand(manifest, PAGE, 'Update'),
  companyWide: true,
  input: rule.extend({ id: optional(id()) }),
  output: wrote(approvalRuleRow),
  summary: 'Adds or changes an approval rule; applications under way keep theirs',
});

export const deleteApprovalRule = defineEndpoint({
  name: 'leave.delete-approval-rule',
  method: 'DELETE',
  path: `${PATH}/{id}`,
  demands: demand(manifest, PAGE, 'Update'),
  companyWide: true,
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Deletes an approval rule',
});
