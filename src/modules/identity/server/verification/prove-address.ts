/** An address is proven: whoever reads the mailbox owns the account, and the address is theirs alone from now on. */
import { invalid } from '#platform/contract/errors.ts';
import type { Clock } from '#platform/server/clock/clock.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';
import { accountByEmail, accountByPhone, changeUser, type StoredUser, type Tx } from '../user.store.ts';
import type { users } from '../user.tables.ts';

/**
 * Stores the change and marks the account as verified. A phone number that a verified account has already is left out,
 * for it was never proven here.
 * @throws 422 `base` when the address has become another's meanwhile.
 */
export async function proveAddress(
  ctx: Tx & { readonly clock: Clock },
  user: StoredUser,
  change: Pick<Partial<typeof users.$inferInsert>, 'email' | 'password' | 'must_change_password'> = {},
): Promise<string> {
  const now = ctx.clock.now();
  const owner = await accountByEmail(ctx, change.email ?? user.email);
  if (owner && owner.id !== user.id) throw invalid('base', IDENTITY_ERRORS.link);
  const number = user.phone === null || user.verified_at ? null : await accountByPhone(ctx, user.phone);
  const verified_at = user.verified_at ?? now.toISOString();
  await changeUser(ctx, user.id, { ...change, ...(number ? { phone: null } : {}), verified_at, status: 'Active' });
  return verified_at;
}
