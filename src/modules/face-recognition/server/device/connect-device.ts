/** How a device gets its token: told once to the owner, or by a code that makes a tablet one. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { digestOf, newSecret } from '#modules/identity/server/public.ts';
import type { disconnectDevice as endEndpoint, issueToken as tokenEndpoint, makePairCode as codeEndpoint } from '../../contract/device/device.register.ts';
import { FACE_MESSAGES } from '../../contract/face-recognition.messages.ts';
import { PAIR_MINUTES, PAIR_PURPOSE } from '../../contract/face.schema.ts';
import { frDevices, type DeviceRecord } from '../face-recognition.tables.ts';
import { notifyDevices } from '../notify-faces.ts';
import { digestOfPairCode, newPairCode, shownCode } from '#platform/server/device/pair-code.ts';

type Change = Partial<Pick<DeviceRecord, 'token_hash' | 'pair_code_hash' | 'pair_code_expires_at'>>;

const NO_CODE = { pair_code_hash: null, pair_code_expires_at: null };

/** @throws 404 */
async function change(ctx: Ctx, id: number, action: string, to: Change): Promise<void> {
  const changed = await ctx.db
    .update(frDevices)
    .set(to)
    .where(and(eq(frDevices.company_id, ctx.companyId), eq(frDevices.id, id), isNull(frDevices.deleted_at)))
    .returning({ id: frDevices.id });
  if (changed.length === 0) throw notFound();
  await audit(ctx, { action: `fr_device.${action}`, subject_type: 'fr_device', subject_id: id });
  await notifyDevices(ctx);
}

export async function issueToken(ctx: Ctx, { id }: ParsedInput<typeof tokenEndpoint>): Promise<OutputOf<typeof tokenEndpoint>> {
  const token = newSecret();
  await change(ctx, id, 'token_issued', { token_hash: digestOf(token), ...NO_CODE });
  return { success: true, message: say(FACE_MESSAGES.tokenIssued, ctx.locale), data: { token } };
}

export async function makePairCode(ctx: Ctx, { id }: ParsedInput<typeof codeEndpoint>): Promise<OutputOf<typeof codeEndpoint>> {
  const code = newPairCode();
  const expires_at = new Date(ctx.clock.now().getTime() + PAIR_MINUTES * 60_000).toISOString();
  await change(ctx, id, 'pair_code_made', { pair_code_hash: digestOfPairCode(ctx.services.secret, PAIR_PURPOSE, code), pair_code_expires_at: expires_at });
  return { success: true, message: say(FACE_MESSAGES.codeMade, ctx.locale), data: { code: shownCode(code), expires_at } };
}

export async function disconnectDevice(ctx: Ctx, { id }: ParsedInput<typeof endEndpoint>): Promise<OutputOf<typeof endEndpoint>> {
  await change(ctx, id, 'disconnected', { token_hash: null, ...NO_CODE });
  return { success: true, message: say(FACE_MESSAGES.disconnected, ctx.locale), data: {} };
}
