import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { approversFor, ruleBinding } from '#modules/approval/server/public.ts';
import { organisationNames } from '#modules/company/server/public.ts';
import { leaveRules, type listApprovers as approversEndpoint } from '../../contract/approval.endpoints.ts';
import { LEAVE_ERRORS } from '../../contract/leave.messages.ts';
import { tellSetupChanged } from '../application/tell-leave.ts';
import { findTypes } from '../type/leave-type.store.ts';
import { leaveSubject } from './leave-subject.ts';

const shared = ruleBinding(leaveSubject, ['leave_type_id', 'department_id', 'branch_id']);

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
  tell: tellSetupChanged,
});

export const listApprovers = async (ctx: Ctx): Promise<OutputOf<typeof approversEndpoint>> => ({ data: await approversFor(ctx, leaveSubject) });
