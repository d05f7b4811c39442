/** Asks for the own password again before something grave. */
import type { UserActor } from '#platform/server/access/actor.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { fitsPassword } from './password.ts';
import { userById } from './user.store.ts';

/** Whether the password is that of the signed-in user. */
export async function checkPassword(ctx: Pick<Transaction, 'client'> & { readonly actor: UserActor }, password: string): Promise<boolean> {
  const user = await userById(ctx, ctx.actor.userId);
  return fitsPassword(user?.password ?? null, password);
}
