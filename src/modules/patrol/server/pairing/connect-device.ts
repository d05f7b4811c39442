/** How a phone becomes a device: a code that is made in the office and typed in once. */
import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx, OpenCtx } from '#platform/server/context.ts';
import { pairingOf, type Credentials, type WaitingDevice } from '#modules/device/server/public.ts';
import type { disconnectDevice as endEndpoint, makePairCode as codeEndpoint, pairDevice as pairEndpoint } from '../../contract/device/device.register.ts';
import { PATROL_ERRORS, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { endSecretOf } from '../point/point-secret.store.ts';
import { patrolDevices as d } from '../patrol.tables.ts';

async function write(ctx: Ctx, id: number, credentials: Credentials): Promise<boolean> {
  const written = await ctx.db
    .update(d)
    .set(credentials)
    .where(and(eq(d.company_id, ctx.companyId), eq(d.id, id), eq(d.status, 'Active'), isNull(d.deleted_at)))
    .returning({ id: d.id });
  if (written.length > 0) await endSecretOf(ctx.client, [ctx.companyId, id, instantOf(ctx.clock)]);
  return written.length > 0;
}

interface Waiting extends WaitingDevice {
  readonly name: string;
  readonly site: string;
  readonly company: string;
  readonly on: boolean | null;
}
const byCode = adhocText<Waiting>(
  `select d.id, d.company_id, d.name, s.name as site, c.name as company, (c.modules ->> 'patrol')::boolean as on, d.pair_code_hash as secret
   from patrol_devices d join companies c on c.id = d.company_id and c.deleted_at is null
   join patrol_sites s on s.company_id = d.company_id and s.id = d.site_id
   where d.pair_code_hash = $1 and d.pair_code_expires_at > $2 and d.status = 'Active' and d.deleted_at is null`,
);

/** @throws 403 where the company has switched patrol off */
async function waiting(ctx: OpenCtx, digest: Buffer): Promise<Waiting | undefined> {
  const [found] = await byCode(ctx.client, [digest, instantOf(ctx.clock)]);
  if (found && found.on !== true) throw new AppError(403, PATROL_ERRORS.switchedOff);
  return found;
}

const taken = adhocText<{ id: number }>(
  `update patrol_devices set token_hash = $3, pair_code_hash = null, pair_code_expires_at = null, paired_at = $4, last_seen_at = $4, app_version = $5, updated_at = clock_timestamp()
   where company_id = $1 and id = $2 and pair_code_hash = $6 returning id`,
);

const pairing = pairingOf({
  subject: 'patrol_device',
  purpose: 'patrol-pair',
  changed: 'patrol_changed',
  codeEndsToken: true,
  write,
  waiting,
  take: async (ctx, { company_id, id }, { token_hash, at, pair_code_hash }, appVersion: string | null) =>
    (await taken(ctx.client, [company_id, id, token_hash, at, appVersion, pair_code_hash])).length > 0,
});

/** The token before it is gone with the code that is made. */
export async function makePairCode(ctx: Ctx, { id }: ParsedInput<typeof codeEndpoint>): Promise<OutputOf<typeof codeEndpoint>> {
  const data = await pairing.makeCode(ctx, id);
  return { success: true, message: say(PATROL_MESSAGES.codeMade, ctx.locale), data };
}

export async function disconnectDevice(ctx: Ctx, { id, reason }: ParsedInput<typeof endEndpoint>): Promise<OutputOf<typeof endEndpoint>> {
  await pairing.disconnect(ctx, id, { reason });
  return { success: true, message: say(PATROL_MESSAGES.disconnected, ctx.locale), data: {} };
}

/** @throws 422 at the code, 403 where the company has switched patrol off, 429 */
export async function pairDevice(ctx: OpenCtx, { code, app_version }: ParsedInput<typeof pairEndpoint>): Promise<OutputOf<typeof pairEndpoint>> {
  const { device, token } = await pairing.pair(ctx, code, app_version ?? null);
  return { data: { name: device.name, site: device.site, company: device.company, token } };
}
