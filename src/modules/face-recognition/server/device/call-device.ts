/** What a device asks of the portal beside sending faces: who am I, and make me one. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import type { Kiosk, pairKiosk as pairEndpoint, sendHeartbeat as heartbeatEndpoint } from '../../contract/device/device-call.endpoints.ts';
import { devicePairing } from './connect-device.ts';
import { deviceOf, type KnownDevice } from './device-of.ts';

const kioskOf = (ctx: OpenCtx, { name, company, company_name, direction, setting }: KnownDevice): Kiosk => ({
  name,
  company: company_name,
  direction,
  keep_pictures: setting.keep_pictures,
  codes: setting.codes,
  now: instantOf(ctx.clock),
  time_zone: company.timezone ?? DEFAULT_TIME_ZONE,
});

const heartbeat = adhocText(`update fr_devices set last_seen_at = $3, firmware = coalesce($4, firmware), queued = $5 where company_id = $1 and id = $2`);
export async function sendHeartbeat(ctx: OpenCtx, { firmware, queue }: ParsedInput<typeof heartbeatEndpoint>): Promise<OutputOf<typeof heartbeatEndpoint>> {
  const device = await deviceOf(ctx);
  await heartbeat(ctx.client, [device.company.id, device.id, instantOf(ctx.clock), firmware, queue]);
  return { data: kioskOf(ctx, device) };
}

/** @throws 422 at the code, 403, 429 */
export async function pairKiosk(ctx: OpenCtx, { code }: ParsedInput<typeof pairEndpoint>): Promise<OutputOf<typeof pairEndpoint>> {
  const { device, token } = await devicePairing.pair(ctx, code, null);
  return { data: { ...kioskOf(ctx, device), token } };
}
