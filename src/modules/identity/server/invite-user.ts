/** Opens an account without a password and mails its invitation; and mails it again. */
import { invalid } from '#platform/contract/errors.ts';
import { IDENTITY_ERRORS } from '../contract/identity.errors.ts';
import { sendVerification, type Sender } from './send-verification.ts';
import { insertUser, userByEmail, userById, type NewUser } from './user.store.ts';

/**
 * @param inviter who invites, for the mail.
 * @returns the new user's id. @throws 422 on `email` when an account has the address.
 */
export async function inviteUser(ctx: Sender, user: Pick<NewUser, 'name' | 'email' | 'phone' | 'locale'>, inviter: string): Promise<number> {
  if (await userByEmail(ctx, user.email)) throw invalid('email', IDENTITY_ERRORS.emailTaken);
  const id = await insertUser(ctx, { ...user, phone: user.phone ?? null });
  await sendVerification(ctx, 'invite', { id, name: user.name, locale: user.locale ?? 'en' }, user.email, inviter);
  return id;
}

/** @throws 422 when the person has chosen a password already. @returns the address. */
export async function inviteAgain(ctx: Sender, userId: number, inviter: string): Promise<string> {
  const user = await userById(ctx, userId, true);
  if (!user || user.password !== null) throw invalid('base', IDENTITY_ERRORS.notInvited);
  await sendVerification(ctx, 'invite', user, user.email, inviter);
  return user.email;
}
