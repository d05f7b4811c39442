/** How a phone becomes a device: a code that is made in the office and typed in once. */
import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { AppError, invalid, notFound } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { digestOfPairCode, newPairCode, shownCode } from '#platform/server/device/pair-code.ts';
import type { Ctx, OpenCtx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { countAttempt, digestOf, newSecret } from '#modules/identity/server/public.ts';
import {
  PAIR_MINUTES,
  PAIR_PURPOSE,
  type disconnectDevice as endEndpoint,
  type makePairCode as codeEndpoint,
  type pairDevice as pairEndpoint,
} from '../../contract/device/device.register.ts';
import { PATROL_ERRORS, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { patrolChanged } from '../patrol-changed.ts';
import { endSecretOf } from '../point/point-secret.store.ts';
import { patrolDevices as d } from '../patrol.tables.ts';

type Change = Partial<Pick<typeof d.$inferSelect, 'token_hash' | 'pair_code_hash' | 'pair_code_expires_at'>>;

/** @throws 404 */
async function change(ctx: Ctx, id: number, action: string, to: Change, after: object | null = null): Promise<void> {
  const changed = await ctx.db
    .update(d)
    .set(to)
    .where(and(eq(d.company_id, ctx.companyId), eq(d.id, id), eq(d.status, 'Active'), isNull(d.deleted_at)))
    .returning({ id: d.id });
  if (changed.length === 0) throw notFound();
  await endSecretOf(ctx.client, [ctx.companyId, id, instantOf(ctx.clock)]);
  await audit(ctx, { action: `patrol_device.${action}`, subject_type: 'patrol_device', subject_id: id, ...(after && { after: { ...after } }) });
  await patrolChanged(ctx);
}

/** The token before it is gone with the code that is made. */
export async function makePairCode(ctx: Ctx, { id }: ParsedInput<typeof codeEndpoint>): Promise<OutputOf<typeof codeEndpoint>> {
  const code = newPairCode();
  const expires_at = new Date(ctx.clock.now().getTime() + PAIR_MINUTES * 60_000).toISOString();
  const pair_code_hash = digestOfPairCode(ctx.services.secret, PAIR_PURPOSE, code);
  await change(ctx, id, 'pair_code_made', { token_hash: null, pair_code_hash, pair_code_expires_at: expires_at });
  return { success: true, message: say(PATROL_MESSAGES.codeMade, ctx.locale), data: { code: shownCode(code), expires_at } };
}

export async function disconnectDevice(ctx: Ctx, { id, reason }: ParsedInput<typeof endEndpoint>): Promise<OutputOf<typeof endEndpoint>> {
  await change(ctx, id, 'disconnected', { token_hash: null, pair_code_hash: null, pair_code_expires_at: null }, { reason });
  return { success: true, message: say(PATROL_MESSAGES.disconnected, ctx.locale), data: {} };
}

/** Wrong codes of one address of the network in a quarter of an hour. */
const TRIES = 10;
const QUARTER = 15 * 60;

interface Waiting {
  readonly id: number;
  readonly company_id: number;
  readonly name: string;
  readonly site: string;
  readonly company: string;
  readonly on: boolean | null;
  readonly secret: Buffer;
}
const waiting = adhocText<Waiting>(
  `select d.id, d.company_id, d.name, s.name as site, c.name as company, (c.modules ->> 'patrol')::boolean as on, d.pair_code_hash as secret
   from patrol_devices d join companies c on c.id = d.company_id and c.deleted_at is null
   join patrol_sites s on s.company_id = d.company_id and s.id = d.site_id
   where d.pair_code_hash = $1 and d.pair_code_expires_at > $2 and d.status = 'Active' and d.deleted_at is null`,
);
/** Two phones may type the same code at once: it is one's. */
const paired = adhocText<{ id: number }>(
  `update patrol_devices set token_hash = $3, pair_code_hash = null, pair_code_expires_at = null, paired_at = $4, last_seen_at = $4, app_version = $5, updated_at = clock_timestamp()
   where company_id = $1 and id = $2 and pair_code_hash = $6 returning id`,
);

/** @throws 422 at the code, 403 where the company has switched patrol off, 429 */
export async function pairDevice(ctx: OpenCtx, { code, app_version }: ParsedInput<typeof pairEndpoint>): Promise<OutputOf<typeof pairEndpoint>> {
  await countAttempt(ctx, [{ key: `patrol-pair|${ctx.request.ip}`, limit: TRIES, seconds: QUARTER }]);
  const typed = digestOfPairCode(ctx.services.secret, PAIR_PURPOSE, code);
  const now = instantOf(ctx.clock);
  const [device] = await waiting(ctx.client, [typed, now]);
  if (!device || !timingSafeEqual(device.secret, typed)) throw invalid('code', PATROL_ERRORS.badCode);
  if (device.on !== true) throw new AppError(403, PATROL_ERRORS.switchedOff);
  const token = newSecret();
  const taken = await paired(ctx.client, [device.company_id, device.id, digestOf(token), now, app_version ?? null, typed]);
  if (taken.length === 0) throw invalid('code', PATROL_ERRORS.badCode);
  await audit(ctx, { action: 'patrol_device.paired', subject_type: 'patrol_device', subject_id: device.id, company_id: device.company_id });
  await notify(ctx, { to: { company: device.company_id }, notification_type: 'patrol_changed', stored: false });
  return { data: { name: device.name, site: device.site, company: device.company, token } };
}
