/** Another e-mail address: a link goes there, the old one stays until it is opened. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, unauthenticated } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { UserCtx } from '#platform/server/context.ts';
import type { changeEmail as endpoint } from '../../contract/auth.endpoints.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';
import { IDENTITY_MESSAGES } from '../../contract/identity.messages.ts';
import { countAttempt } from '../attempt-limit.ts';
import { checkPassword } from '../password/own-password.ts';
import { sendVerification } from '../verification/send-verification.ts';
import { userById } from '../user.store.ts';

export async function changeEmail(ctx: UserCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  await countAttempt(ctx, [{ key: `email|${ctx.actor.userId}`, limit: 5, seconds: 600 }]);
  const user = await userById(ctx, ctx.actor.userId);
  if (!user) throw unauthenticated();
  if (!(await checkPassword(ctx, input.password))) throw invalid('password', IDENTITY_ERRORS.wrongPassword);
  if (input.email === user.email) throw invalid('email', IDENTITY_ERRORS.sameEmail);
  // An address that another account has is answered alike; the mail there says so.
  await sendVerification(ctx, 'change_email', user, input.email);
  return { success: true, message: say(IDENTITY_MESSAGES.emailChangeSent, ctx.locale, { email: input.email }) };
}
