/** The sign-in of another admin: reset link, temporary password, invitation again, sign out everywhere. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type {
  resendInvitation as resendEndpoint,
  setAdminPassword as passwordEndpoint,
  signAdminOut as logoutEndpoint,
} from '../../contract/admin.endpoints.ts';
import { grantsBeyond } from '../../contract/grantable-pages.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';
import { IDENTITY_MESSAGES } from '../../contract/identity.messages.ts';
import { accessesOf, scopeOfAdmin } from '../access.store.ts';
import type { StoredAdmin } from './admin.store.ts';
import { refuseWeakPassword } from '../check-password.ts';
import { ownScope, scopeWithinOwn } from './grant-check.ts';
import { inviteAgain } from '../invitation/invite-user.ts';
import { hashPassword } from '../password.ts';
import { sendVerification } from '../verification/send-verification.ts';
import { revokeUserTokens } from '../token.store.ts';
import { touchableAdmin } from './touchable-admin.ts';
import { changeUser, userById } from '../user.store.ts';

/**
 * Whoever sets a password can sign in with it. So nobody sets it for an account that a person has made their own, or
 * for a person who may do more here than they may.
 */
async function refuseTakeover(ctx: Ctx, admin: StoredAdmin): Promise<void> {
  if (!admin.ours) throw invalid('mode', IDENTITY_ERRORS.ownAccount);
  const beyond = grantsBeyond(ctx.actor, ctx.services.pages, await accessesOf(ctx, ctx.companyId, admin.id), []);
  const scope = await scopeOfAdmin(ctx, ctx.companyId, admin.id);
  if (beyond.length > 0 || !scopeWithinOwn(ownScope(ctx), scope.length > 0 ? scope : null)) throw invalid('mode', IDENTITY_ERRORS.strongerAdmin);
}

export async function setAdminPassword(ctx: Ctx, input: ParsedInput<typeof passwordEndpoint>): Promise<OutputOf<typeof passwordEndpoint>> {
  const admin = await touchableAdmin(ctx, input.id, 'password');
  const user = await userById(ctx, admin.id, true);
  if (!user) throw notFound();
  if (input.mode === 'link' && user.verified_at === null) {
    // Nobody has answered yet, so there is no password to reset.
    return resendInvitation(ctx, { id: user.id });
  }
  if (input.mode === 'link') {
    await sendVerification(ctx, 'reset', user, user.email);
    await audit(ctx, { action: 'password.link_sent', subject_type: 'admin', subject_id: user.id });
    return { success: true, message: say(IDENTITY_MESSAGES.resetLinkSent, ctx.locale, { email: user.email }) };
  }
  if (!input.password) throw invalid('password', IDENTITY_ERRORS.passwordNeeded);
  await refuseTakeover(ctx, admin);
  refuseWeakPassword(input.password, user);
  await changeUser(ctx, user.id, { password: await hashPassword(input.password), must_change_password: true });
  await revokeUserTokens(ctx, user.id);
  await audit(ctx, { action: 'password.temporary_set', subject_type: 'admin', subject_id: user.id });
  return { success: true, message: say(IDENTITY_MESSAGES.temporarySet, ctx.locale) };
}

export async function resendInvitation(ctx: Ctx, input: ParsedInput<typeof resendEndpoint>): Promise<OutputOf<typeof resendEndpoint>> {
  const admin = await touchableAdmin(ctx, input.id, 'update');
  const email = await inviteAgain(ctx, admin.id);
  await audit(ctx, { action: 'invitation.sent', subject_type: 'admin', subject_id: admin.id });
  return { success: true, message: say(IDENTITY_MESSAGES.adminInvited, ctx.locale, { email }) };
}

export async function signAdminOut(ctx: Ctx, input: ParsedInput<typeof logoutEndpoint>): Promise<OutputOf<typeof logoutEndpoint>> {
  const admin = await touchableAdmin(ctx, input.id, 'password');
  if (!admin.alone) throw invalid('base', IDENTITY_ERRORS.sharedAccount);
  const ended = await revokeUserTokens(ctx, admin.id);
  await audit(ctx, { action: 'sessions.ended', subject_type: 'admin', subject_id: admin.id, after: { ended } });
  return { success: true, message: say(IDENTITY_MESSAGES.signedOut, ctx.locale, { name: admin.name }) };
}
