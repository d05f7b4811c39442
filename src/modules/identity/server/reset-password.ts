/** A new password by a mailed link: once, within 60 minutes; every session ends. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { OpenCtx } from '#platform/server/http/context.ts';
import type { resetPassword as endpoint } from '../contract/auth.endpoints.ts';
import { IDENTITY_ERRORS } from '../contract/identity.errors.ts';
import { IDENTITY_MESSAGES } from '../contract/identity.messages.ts';
import { countAttempt, forgetAttempts } from './attempt-limit.ts';
import { refuseEmailAsPassword } from './check-password.ts';
import { hashPassword } from './password.ts';
import { digestOf } from './secret-token.ts';
import { revokeUserTokens } from './token.store.ts';
import { changeUser, userByEmail } from './user.store.ts';
import { latestVerification, spendVerification } from './verification.store.ts';

export async function resetPassword(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  await countAttempt(ctx, [{ key: `reset|${input.email}|${ctx.request.ip}`, limit: 10, seconds: 600 }]);
  const now = ctx.clock.now();
  const user = await userByEmail(ctx, input.email);
  const link = user && user.status !== 'Inactive' ? await latestVerification(ctx, user.id, 'reset') : null;
  const holds = link !== null && link.used_at === null && Date.parse(link.expires_at) > now.getTime() && link.token_hash.equals(digestOf(input.token));
  if (!user || !link || !holds) throw invalid('base', IDENTITY_ERRORS.link);
  refuseEmailAsPassword(input.password, user.email);
  await spendVerification(ctx, link.id, now);
  // Whoever opened the link reads the mailbox, so the address is verified too.
  await changeUser(
    ctx,
    user.id,
    { password: await hashPassword(input.password), must_change_password: false, verified_at: user.verified_at ?? now.toISOString(), status: 'Active' },
    now,
  );
  await revokeUserTokens(ctx, user.id);
  await forgetAttempts(ctx, `login|${user.email}|${ctx.request.ip}`);
  await audit(ctx, { action: 'password.reset', subject_type: 'user', subject_id: user.id });
  return { success: true, message: say(IDENTITY_MESSAGES.passwordReset, ctx.locale) };
}
