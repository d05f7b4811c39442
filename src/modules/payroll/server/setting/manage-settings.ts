import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed, invalidFields } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { multiplierFaults } from '../../contract/salary/lawful-minimum.ts';
import { PAYROLL_MESSAGES } from '../../contract/payroll.messages.ts';
import type { saveSetting as saveEndpoint, showSetting as showEndpoint } from '../../contract/setting/payroll-setting.endpoints.ts';
import { findSetting, putSetting } from './payroll-setting.store.ts';

export async function showSetting(ctx: Ctx): Promise<OutputOf<typeof showEndpoint>> {
  return { data: await findSetting(ctx) };
}

/** @throws 409 when somebody else saved since the client looked. */
export async function saveSetting(ctx: Ctx, input: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  const { updated_at: seen, ...form } = input;
  const { updated_at: stored, four_eyes, ...before } = await findSetting(ctx, true);
  if (seen !== undefined && seen !== stored) throw changed();
  const faults = multiplierFaults(form, todayIn(ctx.clock, ctx.actor.timeZone), form);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const own = await putSetting(ctx, form);
  const { updated_at: _now, ...after } = own;
  await audit(ctx, { action: 'payroll_setting.updated', subject_type: 'payroll_setting', subject_id: ctx.companyId, before, after });
  return { success: true, message: say(PAYROLL_MESSAGES.settingSaved, ctx.locale), data: { ...own, four_eyes } };
}
