import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { applyRules, approversFor, conditionsAsked, ruleBinding, tryRule } from '#modules/approval/server/public.ts';
import { organisationNames } from '#modules/company/server/public.ts';
import {
  leaveRules,
  type applyLeaveRules as applyEndpoint,
  type listApprovers as approversEndpoint,
  type tryLeaveRule as tryEndpoint,
} from '../../contract/approval.endpoints.ts';
import { LEAVE_ERRORS } from '../../contract/leave.messages.ts';
import { today } from '../leave-actor.ts';
import { notifyLeaveChanged, notifySetupChanged } from '../notify-leave.ts';
import { findTypes } from '../type/leave-type.store.ts';
import { getEmployee } from '#modules/employee/server/public.ts';
import { lockLeaves } from '../leave.store.ts';
import { factsOfLeaves, leaveFacts } from './leave-facts.ts';
import { leaveSubject } from './leave-subject.ts';

const CONDITIONS = ['leave_type_id', 'department_id', 'branch_id'] as const;
const shared = ruleBinding(leaveSubject, CONDITIONS);

export const leaveRuleRegister = registerOf(leaveRules, {
  ...shared,
  /** Types and units are the company's own. */
  async check(ctx, drafts) {
    const people = await shared.check(ctx, drafts);
    const types = new Set((await findTypes(ctx)).map(({ id }) => id));
    const idsOf = (key: 'department_id' | 'branch_id') => drafts.flatMap(({ form }) => form[key] ?? []);
    const { department, branch } = await organisationNames(ctx, { department: idsOf('department_id'), branch: idsOf('branch_id') });
    return drafts.map(({ form }, at) => ({
      ...people[at],
      ...(form.leave_type_id !== null && !types.has(form.leave_type_id) && fault('leave_type_id', LEAVE_ERRORS.typeUnknown)),
      ...(form.department_id !== null && !department.has(form.department_id) && fault('department_id', LEAVE_ERRORS.departmentUnknown)),
      ...(form.branch_id !== null && !branch.has(form.branch_id) && fault('branch_id', LEAVE_ERRORS.branchUnknown)),
    }));
  },
  notify: notifySetupChanged,
});

export const listApprovers = async (ctx: Ctx): Promise<OutputOf<typeof approversEndpoint>> => ({ data: await approversFor(ctx, leaveSubject) });

/** @throws 404 for an employee whom nobody has */
export async function tryLeaveRule(
  ctx: Ctx,
  { employee_id, leave_type_id, days, rule }: ParsedInput<typeof tryEndpoint>,
): Promise<OutputOf<typeof tryEndpoint>> {
  const day = today(ctx);
  const asked = { leave_type_id, start_date: day, end_date: day, duration: 'Full' as const };
  const facts = leaveFacts(asked, await getEmployee(ctx, employee_id), days);
  const draft = { ...rule, at_least: rule.at_least ?? 0, conditions: conditionsAsked(rule, CONDITIONS) };
  return { data: await tryRule(ctx, leaveSubject, { employee_id }, facts, draft) };
}

export const applyLeaveRules = async (ctx: Ctx, { after }: ParsedInput<typeof applyEndpoint>): Promise<OutputOf<typeof applyEndpoint>> => ({
  data: await applyRules(ctx, leaveSubject, { lockAll: lockLeaves, factsOf: factsOfLeaves, notifyChanged: notifyLeaveChanged }, after),
});
