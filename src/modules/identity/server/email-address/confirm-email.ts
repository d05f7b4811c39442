/** A mailed link is opened: it verifies an address, brings in a changed one, or accepts an invitation. */
import { TOKEN_SECONDS } from '#platform/contract/defaults.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import type { confirmEmail as endpoint } from '../../contract/auth.endpoints.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';
import { IDENTITY_MESSAGES } from '../../contract/identity.messages.ts';
import { countAttempt } from '../attempt-limit.ts';
import { refuseWeakPassword } from '../check-password.ts';
import { joinCompany } from '../invitation/answer-invitation.ts';
import { membershipsOf } from '../invitation/member.store.ts';
import { hashPassword } from '../password.ts';
import { mailNotice } from '../mail-notice.ts';
import { proveAddress } from '../verification/prove-address.ts';
import { digestOf } from '../secret-token.ts';
import { rememberBrowser } from '../sign-in/known-device.ts';
import { openSession } from '../sign-in/sign-in.ts';
import { notifyOwnChange } from '../notify-access.ts';
import { accountByEmail, userById, type StoredUser } from '../user.store.ts';
import { spendVerification, verificationById, type Verification } from '../verification/verification.store.ts';

type Input = ParsedInput<typeof endpoint>;

/** The link's row and its user. @throws 422 `base` when the link does not hold. */
async function openLink(ctx: OpenCtx, input: Input): Promise<{ link: Verification; user: StoredUser }> {
  const link = await verificationById(ctx, input.id);
  const applies =
    link !== null &&
    link.purpose === input.purpose &&
    link.used_at === null &&
    Date.parse(link.expires_at) > ctx.clock.now().getTime() &&
    link.token_hash.equals(digestOf(input.token));
  const user = applies ? await userById(ctx, link.user_id, true) : null;
  if (!link || !user || user.status === 'Inactive') throw invalid('base', IDENTITY_ERRORS.link);
  return { link, user };
}

/** A new account: its first password, and the answer yes in one. Somebody who has an account logs in to answer. */
async function acceptInvitation(ctx: OpenCtx, user: StoredUser, password: string | undefined): Promise<string> {
  const account = await accountByEmail(ctx, user.email);
  if (account && account.id !== user.id) throw invalid('password', IDENTITY_ERRORS.haveAccount);
  if (!password) throw invalid('password', IDENTITY_ERRORS.passwordNeeded);
  refuseWeakPassword(password, user);
  await proveAddress(ctx, user, { password: await hashPassword(password), must_change_password: false });
  for (const { company_id } of (await membershipsOf(ctx, user.id)).filter(({ joined_at }) => joined_at === null)) await joinCompany(ctx, company_id, user.id);
  rememberBrowser(ctx, user.id);
  return (await openSession(ctx, user.id)).token;
}

async function takeNewEmail(ctx: OpenCtx, user: StoredUser, email: string): Promise<void> {
  await proveAddress(ctx, user, { email });
  if (user.verified_at) await mailNotice(ctx, 'email', user);
  await audit(ctx, { action: 'email.changed', subject_type: 'user', subject_id: user.id, before: { email: user.email }, after: { email } });
}

export async function confirmEmail(ctx: OpenCtx, input: Input): Promise<OutputOf<typeof endpoint>> {
  await countAttempt(ctx, [{ key: `link|${ctx.request.ip}`, limit: 30, seconds: 600 }]);
  const { link, user } = await openLink(ctx, input);
  const now = ctx.clock.now();
  let message: Text = IDENTITY_MESSAGES.verified;
  let token: string | null = null;
  if (input.purpose === 'invite') {
    token = await acceptInvitation(ctx, user, input.password);
    message = IDENTITY_MESSAGES.welcome;
  } else if (input.purpose === 'change_email') {
    await takeNewEmail(ctx, user, link.email);
    message = IDENTITY_MESSAGES.emailChanged;
  } else if (link.email !== user.email) {
    throw invalid('base', IDENTITY_ERRORS.link);
  } else if (!user.verified_at) {
    await proveAddress(ctx, user);
  }
  await spendVerification(ctx, link.id, now);
  // Where the user is signed in already, the portal reloads who they are.
  await notifyOwnChange(ctx, user.id);
  return { success: true, message: say(message, ctx.locale), data: { email: link.email, token, expires_in: token ? TOKEN_SECONDS : null } };
}
