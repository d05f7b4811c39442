/** A guest who was invited by a link gets an account of their own. */
import { invalid, notFound } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { accountByEmail, countAttempt, createUser, guestInvitation, hashPassword, openSession, refuseWeakPassword } from '#modules/identity/server/public.ts';
import type * as calls from '../contract/guest.endpoints.ts';
import { SESSION_ERRORS } from '../contract/session.errors.ts';
import { signedInAnswer } from './session-user.ts';

/** From one place in an hour. */
const ACCOUNTS = 10;

async function invitationOf(ctx: OpenCtx, token: string) {
  const found = await guestInvitation(ctx, token);
  if (!found) throw notFound();
  return found;
}

/** Not counted: the token has 256 bits, and one row is read by an index. @throws 404 */
export async function showGuestInvitation(
  ctx: OpenCtx,
  { token }: ParsedInput<typeof calls.showGuestInvitation>,
): Promise<OutputOf<typeof calls.showGuestInvitation>> {
  const { company, name, email, path, open } = await invitationOf(ctx, token);
  return { data: { company, name, email, path, open, has_account: (await accountByEmail(ctx, email)) !== null } };
}

/** The link came by mail, so the address is proven. @throws 404, 422 where it is answered or the address has an account, 429 */
export async function registerGuest(ctx: OpenCtx, input: ParsedInput<typeof calls.registerGuest>): Promise<OutputOf<typeof calls.registerGuest>> {
  await countAttempt(ctx, [{ key: `guest|${ctx.request.ip}`, limit: ACCOUNTS, seconds: 3600 }]);
  const { name, email, open } = await invitationOf(ctx, input.token);
  if (!open) throw invalid('base', SESSION_ERRORS.invitationOver);
  if (await accountByEmail(ctx, email)) throw invalid('base', SESSION_ERRORS.hasAccount, { email });
  refuseWeakPassword(input.password, { email, name });
  const password = await hashPassword(input.password);
  // Two at once: one of them.
  const userId = await guardUnique({ users_email: ['base', SESSION_ERRORS.accountNow] }, () =>
    createUser(ctx, { name, email, password, locale: ctx.locale, status: 'Active', verified_at: instantOf(ctx.clock) }),
  );
  await audit({ ...ctx, actor: { userId } }, { action: 'user.registered', subject_type: 'user', subject_id: userId });
  return { success: true, message: say(EVERYDAY.done, ctx.locale), data: await signedInAnswer(ctx, await openSession(ctx, userId)) };
}
