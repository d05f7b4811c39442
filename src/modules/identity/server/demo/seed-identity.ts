/** Builds the demo accounts: first the people, then, when the companies stand, their seats and rights. */
import type { Pages } from '#platform/contract/access.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { presetAccesses } from '../../contract/grantable-pages.ts';
import { PRESETS } from '../../contract/preset.params.ts';
import { replaceAccesses, replaceScope } from '../access.store.ts';
import { setMembership } from '../invitation/member.store.ts';
import { hashPassword } from '../password.ts';
import { insertUser } from '../user.store.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount, type DemoCompanyKey } from './demo-accounts.ts';

/** Creates the people. @returns user ids by the key of the account. */
export async function seedUsers(tx: Transaction, now: Date, accounts: readonly DemoAccount[] = DEMO_ACCOUNTS): Promise<Map<string, number>> {
  const password = await hashPassword(DEMO_PASSWORD);
  const ids = new Map<string, number>();
  for (const account of accounts) {
    const id = await insertUser(tx, {
      name: account.name,
      email: account.email,
      phone: account.phone,
      password,
      locale: account.locale ?? 'en',
      ...(account.unverified ? { status: 'Pending' } : { status: 'Active', verified_at: now.toISOString() }),
    });
    ids.set(account.key, id);
  }
  return ids;
}

export interface DemoMemberships {
  readonly pages: Pages;
  /** Ids by key; seats in companies that are absent are left out. */
  readonly companies: ReadonlyMap<DemoCompanyKey, number>;
  readonly users: ReadonlyMap<string, number>;
  /** Department ids by lower-case name, of each company. */
  readonly departments?: ReadonlyMap<DemoCompanyKey, ReadonlyMap<string, number>>;
}

/** Seats the people in their companies with the rights of their presets. Employees' records are joined by their own module. */
export async function seedMemberships(tx: Transaction, memberships: DemoMemberships, accounts: readonly DemoAccount[] = DEMO_ACCOUNTS): Promise<void> {
  for (const account of accounts) {
    const userId = memberships.users.get(account.key);
    if (userId === undefined) continue;
    for (const membership of account.seats) {
      const companyId = memberships.companies.get(membership.company);
      if (companyId === undefined) continue;
      const isAdmin = membership.is_admin ?? membership.role === 'admin';
      await setMembership(tx, companyId, userId, { role: membership.role, is_admin: isAdmin, title: membership.title ?? null });
      if (membership.preset) await replaceAccesses(tx, companyId, userId, presetAccesses(memberships.pages, PRESETS[membership.preset]));
      const known = memberships.departments?.get(membership.company);
      const scope = (membership.departments ?? []).map((name) => {
        const id = known?.get(name.toLowerCase());
        // Left out, the admin would see everybody.
        if (id === undefined) throw new Error(`The demo company ${membership.company} has no department ${name}`);
        return id;
      });
      await replaceScope(
        tx,
        companyId,
        userId,
        scope.map((scope_id) => ({ scope_type: 'department' as const, scope_id })),
      );
    }
  }
}
