/** Mails a reset link to somebody else's account, on behalf of an administrator. */
import { sendVerification, type Sender } from '../verification/send-verification.ts';
import { userById } from '../user.store.ts';

/** @returns the address. @throws when there is no such user. */
export async function sendResetLink(ctx: Sender, userId: number): Promise<string> {
  const user = await userById(ctx, userId);
  if (!user) throw new RangeError('No such user');
  await sendVerification(ctx, 'reset', user, user.email);
  return user.email;
}
