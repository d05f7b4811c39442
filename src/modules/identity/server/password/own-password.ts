/** Asks for the own password again before something grave. */
import type { UserActor } from '#platform/server/access/actor.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { countAttempt, forgetAttempts } from '../attempt-limit.ts';
import { fitsPassword } from '../password.ts';
import { userById } from '../user.store.ts';

/**
 * Whether the password is that of the signed-in user. Whoever holds a stolen token must not guess it, so every form that
 * asks counts together. Commits what went before (`keepSoFar`): ask first, lock and write afterwards.
 * @throws 429 after ten wrong tries in ten minutes.
 */
export async function checkPassword(ctx: Pick<OpenCtx, 'client' | 'clock'> & { readonly actor: UserActor }, password: string): Promise<boolean> {
  const key = `password|${ctx.actor.userId}`;
  await countAttempt(ctx, [{ key, limit: 10, seconds: 600 }]);
  const user = await userById(ctx, ctx.actor.userId);
  const fits = await fitsPassword(user?.password ?? null, password);
  if (fits) await forgetAttempts(ctx, key);
  return fits;
}
