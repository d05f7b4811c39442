/** Changes the own password. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, unauthenticated } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { UserCtx } from '#platform/server/context.ts';
import type { changePassword as endpoint } from '../../contract/auth.endpoints.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';
import { IDENTITY_MESSAGES } from '../../contract/identity.messages.ts';
import { refuseWeakPassword } from '../check-password.ts';
import { mailNotice } from '../mail-notice.ts';
import { checkPassword } from './own-password.ts';
import { hashPassword } from '../password.ts';
import { revokeUserTokens } from '../token.store.ts';
import { changeUser, userById } from '../user.store.ts';

export async function changePassword(ctx: UserCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { userId, tokenId } = ctx.actor;
  const fits = await checkPassword(ctx, input.current_password);
  const user = await userById(ctx, userId, true);
  if (!user) throw unauthenticated();
  if (!fits) throw invalid('current_password', IDENTITY_ERRORS.wrongPassword);
  if (input.password === input.current_password) throw invalid('password', IDENTITY_ERRORS.samePassword);
  refuseWeakPassword(input.password, user);
  await changeUser(ctx, userId, { password: await hashPassword(input.password), must_change_password: false });
  if (input.logout_others) await revokeUserTokens(ctx, userId, tokenId);
  await mailNotice(ctx, 'password', user);
  await audit(ctx, { action: 'password.changed', subject_type: 'user', subject_id: userId });
  return { success: true, message: say(IDENTITY_MESSAGES.passwordChanged, ctx.locale) };
}
