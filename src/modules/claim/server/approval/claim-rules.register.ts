import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { applyRules, approversFor, ruleBinding } from '#modules/approval/server/public.ts';
import { organisationNames } from '#modules/company/server/public.ts';
import { claimRules, type applyClaimRules as applyEndpoint, type listClaimApprovers as approversEndpoint } from '../../contract/approval.endpoints.ts';
import { CLAIM_ERRORS } from '../../contract/claim.messages.ts';
import { notifyClaimsChanged, notifyClaimSetup } from '../notify-claim.ts';
import { lockClaims } from '../claim.store.ts';
import { factsOfClaims } from './claim-facts.ts';
import { claimSubject } from './claim-subject.ts';

const shared = ruleBinding(claimSubject, ['department_id', 'branch_id']);

export const claimRuleRegister = registerOf(claimRules, {
  ...shared,
  /** Units are the company's own. */
  async check(ctx, drafts) {
    const people = await shared.check(ctx, drafts);
    const wanted = { department: drafts.flatMap(({ form }) => form.department_id ?? []), branch: drafts.flatMap(({ form }) => form.branch_id ?? []) };
    const { department, branch } = await organisationNames(ctx, wanted);
    return drafts.map(({ form }, at) => ({
      ...people[at],
      ...(form.department_id !== null && !department.has(form.department_id) && fault('department_id', CLAIM_ERRORS.departmentUnknown)),
      ...(form.branch_id !== null && !branch.has(form.branch_id) && fault('branch_id', CLAIM_ERRORS.branchUnknown)),
    }));
  },
  notify: notifyClaimSetup,
});

export const listClaimApprovers = async (ctx: Ctx): Promise<OutputOf<typeof approversEndpoint>> => ({ data: await approversFor(ctx, claimSubject) });

export const applyClaimRules = async (ctx: Ctx, { after }: ParsedInput<typeof applyEndpoint>): Promise<OutputOf<typeof applyEndpoint>> => ({
  data: await applyRules(ctx, claimSubject, { lockAll: lockClaims, factsOf: factsOfClaims, notifyChanged: notifyClaimsChanged }, after),
});
