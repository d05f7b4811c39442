/** Another verification code, 60 seconds after the last at the earliest. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { AppError, invalid, unauthenticated } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { UserCtx } from '#platform/server/context.ts';
import type { resendVerification as endpoint } from '../../contract/auth.endpoints.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';
import { IDENTITY_MESSAGES } from '../../contract/identity.messages.ts';
import { VERIFICATION } from '../../contract/user.schema.ts';
import { sendVerification } from '../verification/send-verification.ts';
import { userById } from '../user.store.ts';
import { latestVerification } from '../verification/verification.store.ts';

export async function resendVerification(ctx: UserCtx): Promise<OutputOf<typeof endpoint>> {
  // The row lock makes two presses of the button wait for each other.
  const user = await userById(ctx, ctx.actor.userId, true);
  if (!user) throw unauthenticated();
  if (user.verified_at) throw invalid('base', IDENTITY_ERRORS.verified);
  const last = await latestVerification(ctx, user.id, 'verify');
  const seconds = last ? VERIFICATION.resendSeconds - Math.floor((ctx.clock.now().getTime() - Date.parse(last.sent_at)) / 1000) : 0;
  if (seconds > 0) throw new AppError(429, IDENTITY_ERRORS.resendSoon, { params: { seconds }, headers: { 'retry-after': String(seconds) } });
  const { sentAt } = await sendVerification(ctx, 'verify', user, user.email);
  return {
    success: true,
    message: say(IDENTITY_MESSAGES.codeSent, ctx.locale, { email: user.email }),
    data: { sent_at: sentAt.toISOString(), resend_after: VERIFICATION.resendSeconds },
  };
}
