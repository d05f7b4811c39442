/** Forgotten password: mails a link; answers alike for every address. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import type { OpenCtx } from '#platform/server/http/context.ts';
import type { forgotPassword as endpoint } from '../contract/auth.endpoints.ts';
import { IDENTITY_MESSAGES } from '../contract/identity.messages.ts';
import { countAttempt } from './attempt-limit.ts';
import { sendVerification } from './send-verification.ts';
import { userByEmail } from './user.store.ts';

export async function forgotPassword(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  await countAttempt(ctx, [
    { key: `forgot|${input.email}|${ctx.request.ip}`, limit: 3, seconds: 600 },
    { key: `forgot|*|${ctx.request.ip}`, limit: 30, seconds: 600 },
  ]);
  const user = await userByEmail(ctx, input.email);
  if (user && user.status !== 'Inactive') await sendVerification(ctx, 'reset', user, user.email);
  return { success: true, message: say(IDENTITY_MESSAGES.resetSent, ctx.locale) };
}
