/** The own e-mail address is verified by the mailed six digits; five wrong tries void them. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, unauthenticated } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { UserCtx } from '#platform/server/context.ts';
import type { verifyEmail as endpoint } from '../../contract/auth.endpoints.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';
import { IDENTITY_MESSAGES } from '../../contract/identity.messages.ts';
import { VERIFICATION } from '../../contract/user.schema.ts';
import { keepSoFar } from '../attempt-limit.ts';
import { proveAddress } from '../verification/prove-address.ts';
import { digestOfCode } from '../secret-token.ts';
import { notifyOwnChange } from '../notify-access.ts';
import { userById } from '../user.store.ts';
import { countWrongCode, latestVerification, spendVerification } from '../verification/verification.store.ts';

export async function verifyEmail(ctx: UserCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const now = ctx.clock.now();
  const user = await userById(ctx, ctx.actor.userId);
  const message = say(IDENTITY_MESSAGES.verified, ctx.locale);
  if (!user) throw unauthenticated();
  if (user.verified_at) return { success: true, message, data: { verified_at: user.verified_at } };
  const sent = await latestVerification(ctx, ctx.actor.userId, 'verify');
  if (!sent?.code_hash || sent.used_at !== null || sent.attempts >= VERIFICATION.attempts || Date.parse(sent.expires_at) <= now.getTime()) {
    throw invalid('code', IDENTITY_ERRORS.codeVoid);
  }
  if (!sent.code_hash.equals(digestOfCode(ctx.services.secret, ctx.actor.userId, input.code))) {
    await countWrongCode(ctx, sent.id);
    await keepSoFar(ctx);
    throw invalid('code', sent.attempts + 1 >= VERIFICATION.attempts ? IDENTITY_ERRORS.codeVoid : IDENTITY_ERRORS.code);
  }
  await spendVerification(ctx, sent.id, now);
  const verified_at = await proveAddress(ctx, user);
  await notifyOwnChange(ctx, ctx.actor.userId);
  return { success: true, message, data: { verified_at } };
}
