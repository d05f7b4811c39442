/** Trades the one-time code for a token; only the browser that began the sign-in has the secret. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { IDENTITY_ERRORS } from '#modules/identity/contract/identity.errors.ts';
import { challengeOf, countAttempt, keepSoFar, openSession, takeSocialSignIn, userById } from '#modules/identity/server/public.ts';
import { SESSION_ERRORS } from '../../contract/session.errors.ts';
import type { socialExchange as endpoint } from '../../contract/social.endpoints.ts';
import { signedInAnswer } from '../session-user.ts';

export async function socialExchange(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  await countAttempt(ctx, [{ key: `exchange|${ctx.request.ip}`, limit: 30, seconds: 600 }]);
  const begun = await takeSocialSignIn(ctx, input.code, ctx.clock.now());
  // The code is spent even when the secret does not fit.
  await keepSoFar(ctx);
  const user = begun?.user_id && begun.challenge === challengeOf(input.verifier) ? await userById(ctx, begun.user_id) : null;
  if (!user) throw invalid('base', SESSION_ERRORS.exchange);
  if (user.status === 'Inactive') throw invalid('base', IDENTITY_ERRORS.inactive);
  return { data: await signedInAnswer(ctx, await openSession(ctx, user.id)) };
}
