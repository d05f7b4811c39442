/** How a device gets its token: told once to the owner, or by a code that makes a tablet one. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { pairingOf, type Credentials } from '#modules/device/server/public.ts';
import type { disconnectDevice as endEndpoint, issueToken as tokenEndpoint, makePairCode as codeEndpoint } from '../../contract/device/device.register.ts';
import { FACE_MESSAGES } from '../../contract/face-recognition.messages.ts';
import { frDevices as d } from '../face-recognition.tables.ts';
import { deviceToPair } from './device-of.ts';

async function write(ctx: Ctx, id: number, credentials: Credentials): Promise<boolean> {
  const written = await ctx.db
    .update(d)
    .set(credentials)
    .where(and(eq(d.company_id, ctx.companyId), eq(d.id, id), isNull(d.deleted_at)))
    .returning({ id: d.id });
  return written.length > 0;
}

const taken = adhocText<{ id: number }>(
  `update fr_devices set token_hash = $3, pair_code_hash = null, pair_code_expires_at = null, last_seen_at = $4, updated_at = clock_timestamp()
   where company_id = $1 and id = $2 and pair_code_hash = $5 returning id`,
);

export const devicePairing = pairingOf({
  subject: 'fr_device',
  purpose: 'fr-pair',
  changed: 'fr_device_changed',
  // The tablet on the wall works until another one has typed the code.
  codeEndsToken: false,
  write,
  waiting: deviceToPair,
  take: async (ctx, { company_id, id }, { token_hash, at, pair_code_hash }, _machine: null) =>
    (await taken(ctx.client, [company_id, id, token_hash, at, pair_code_hash])).length > 0,
});

export async function issueToken(ctx: Ctx, { id }: ParsedInput<typeof tokenEndpoint>): Promise<OutputOf<typeof tokenEndpoint>> {
  const token = await devicePairing.issueToken(ctx, id);
  return { success: true, message: say(FACE_MESSAGES.tokenIssued, ctx.locale), data: { token } };
}

export async function makePairCode(ctx: Ctx, { id }: ParsedInput<typeof codeEndpoint>): Promise<OutputOf<typeof codeEndpoint>> {
  const data = await devicePairing.makeCode(ctx, id);
  return { success: true, message: say(FACE_MESSAGES.codeMade, ctx.locale), data };
}

export async function disconnectDevice(ctx: Ctx, { id }: ParsedInput<typeof endEndpoint>): Promise<OutputOf<typeof endEndpoint>> {
  await devicePairing.disconnect(ctx, id);
  return { success: true, message: say(FACE_MESSAGES.disconnected, ctx.locale), data: {} };
}
