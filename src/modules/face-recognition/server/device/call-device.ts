/** What a device asks of the portal beside sending faces: who am I, and make me one. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { countAttempt, digestOf, newSecret } from '#modules/identity/server/public.ts';
import type { Kiosk, pairKiosk as pairEndpoint, sendHeartbeat as heartbeatEndpoint } from '../../contract/device/device-call.endpoints.ts';
import { FACE_ERRORS } from '../../contract/face-recognition.messages.ts';
import { PAIR_PURPOSE } from '../../contract/face.schema.ts';
import { deviceOf, deviceToPair, type KnownDevice } from './device-of.ts';
import { digestOfPairCode } from '#platform/server/device/pair-code.ts';

/** Wrong codes of one address of the network in a quarter of an hour. */
const TRIES = 10;
const QUARTER = 15 * 60;

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
/** Two tablets may type the same code at once: it is one's. */
const paired = adhocText<{ id: number }>(
  `update fr_devices set token_hash = $3, pair_code_hash = null, pair_code_expires_at = null, last_seen_at = $4, updated_at = clock_timestamp()
   where company_id = $1 and id = $2 and pair_code_hash = $5 returning id`,
);

export async function sendHeartbeat(ctx: OpenCtx, { firmware, queue }: ParsedInput<typeof heartbeatEndpoint>): Promise<OutputOf<typeof heartbeatEndpoint>> {
  const device = await deviceOf(ctx);
  await heartbeat(ctx.client, [device.company.id, device.id, instantOf(ctx.clock), firmware, queue]);
  return { data: kioskOf(ctx, device) };
}

/** @throws 422 at the code, 429 */
export async function pairKiosk(ctx: OpenCtx, { code }: ParsedInput<typeof pairEndpoint>): Promise<OutputOf<typeof pairEndpoint>> {
  await countAttempt(ctx, [{ key: `fr-pair|${ctx.request.ip}`, limit: TRIES, seconds: QUARTER }]);
  const typed = digestOfPairCode(ctx.services.secret, PAIR_PURPOSE, code);
  const device = await deviceToPair(ctx, typed);
  if (!device) throw invalid('code', FACE_ERRORS.badCode);
  const token = newSecret();
  const taken = await paired(ctx.client, [device.company.id, device.id, digestOf(token), instantOf(ctx.clock), typed]);
  if (taken.length === 0) throw invalid('code', FACE_ERRORS.badCode);
  await audit(ctx, { action: 'fr_device.paired', subject_type: 'fr_device', subject_id: device.id, company_id: device.company.id });
  await notify(ctx, { to: { company: device.company.id }, notification_type: 'fr_device_changed', stored: false });
  return { data: { ...kioskOf(ctx, device), token } };
}
