import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { COMPANY_MESSAGES } from '../../contract/company.messages.ts';
import type { updateContribution as endpoint } from '../../contract/contribution.endpoints.ts';
import { presentContribution } from './contribution.presenter.ts';
import { findContribution, updateContributionRecord } from './contribution.store.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import { recordChange } from '../notify-company.ts';

export async function updateContribution(ctx: Ctx, input: ParsedInput<typeof endpoint>) {
  const { updated_at: seen, ...form } = input;
  const before = await findContribution(ctx, ctx.companyId, true);
  requireSeenVersion(before, seen);
  const after = await updateContributionRecord(ctx, ctx.companyId, {
    ...form,
    epf_voluntary_rate: form.epf_voluntary_rate === null ? null : String(form.epf_voluntary_rate),
    hrdf_rate: String(form.hrdf_rate),
    updated_by: ctx.actor.userId,
  });
  await recordChange(ctx, { action: 'updated', subject_type: 'company_contribution', subject_id: after.id, before, after });
  return { success: true as const, message: say(COMPANY_MESSAGES.contributionSaved, ctx.locale), data: presentContribution(after) };
}
