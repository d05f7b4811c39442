/** A new password by a mailed link: once, within 60 minutes; every session ends. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import type { resetPassword as endpoint } from '../../contract/auth.endpoints.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';
import { IDENTITY_MESSAGES } from '../../contract/identity.messages.ts';
import { countAttempt, forgetAttempts } from '../attempt-limit.ts';
import { refuseWeakPassword } from '../check-password.ts';
import { hashPassword } from '../password.ts';
import { mailNotice } from '../mail-notice.ts';
import { proveAddress } from '../verification/prove-address.ts';
import { digestOf } from '../secret-token.ts';
import { revokeUserTokens } from '../token.store.ts';
import { userById } from '../user.store.ts';
import { resetLink, spendVerification } from '../verification/verification.store.ts';

export async function resetPassword(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  await countAttempt(ctx, [{ key: `reset|${input.email}|${ctx.request.ip}`, limit: 10, seconds: 600 }]);
  const now = ctx.clock.now();
  const link = await resetLink(ctx, input.email, digestOf(input.token));
  const applies = link !== null && link.used_at === null && Date.parse(link.expires_at) > now.getTime();
  const user = applies ? await userById(ctx, link.user_id, true) : null;
  if (!user || !link || user.status === 'Inactive') throw invalid('base', IDENTITY_ERRORS.link);
  refuseWeakPassword(input.password, user);
  await spendVerification(ctx, link.id, now);
  // Whoever opened the link reads the mailbox, so the address is verified too.
  await proveAddress(ctx, user, { password: await hashPassword(input.password), must_change_password: false });
  await revokeUserTokens(ctx, user.id);
  await forgetAttempts(ctx, `login|${user.email}|${ctx.request.ip}`);
  await mailNotice(ctx, 'password', user);
  await audit(ctx, { action: 'password.reset', subject_type: 'user', subject_id: user.id });
  return { success: true, message: say(IDENTITY_MESSAGES.passwordReset, ctx.locale) };
}
