import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { CLAIM_MESSAGES } from '../../contract/claim.messages.ts';
import type { saveClaimSetting as saveEndpoint, showClaimSetting as showEndpoint } from '../../contract/setting/claim-setting.endpoints.ts';
import { notifyClaimSetup } from '../notify-claim.ts';
import { claimSettingOf, putClaimSetting } from './claim-setting.store.ts';

export const showClaimSetting = async (ctx: Ctx): Promise<OutputOf<typeof showEndpoint>> => ({ data: await claimSettingOf(ctx) });

/** @throws 409 when somebody else saved since the client looked */
export async function saveClaimSetting(ctx: Ctx, { updated_at: seen, ...form }: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  const { updated_at: stored, ...before } = await claimSettingOf(ctx, true);
  if (seen !== undefined && seen !== stored) throw changed();
  const data = await putClaimSetting(ctx, form);
  const { updated_at: _now, ...after } = data;
  await audit(ctx, { action: 'claim_setting.updated', subject_type: 'claim_setting', subject_id: ctx.companyId, before, after });
  await notifyClaimSetup(ctx);
  return { success: true, message: say(CLAIM_MESSAGES.settingSaved, ctx.locale), data };
}
