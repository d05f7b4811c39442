/** The account of whoever is signed in, in one statement: the user, what they prefer, and the invitations that wait for them. */
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { WAITING_INVITATIONS } from './invitation/answer-invitation.ts';
import { NOTHING_PREFERRED, USER_COLUMNS, type StoredPreferences, type StoredUser } from './user.store.ts';

type Row = StoredUser & { readonly preferences: StoredPreferences | null; readonly invitations: number };

const found = preparedText<Row>(
  'identity.account',
  `select ${USER_COLUMNS},
          case when p.user_id is not null then json_build_object('favourite_tabs', p.favourite_tabs, 'notifications', p.notifications, 'table', p."table") end as preferences,
          (select count(*)::int ${WAITING_INVITATIONS}) as invitations
   from users u left join user_preferences p on p.user_id = u.id where u.id = $1 and u.deleted_at is null`,
);

interface Account {
  readonly user: StoredUser;
  readonly preferences: StoredPreferences;
  readonly invitations: number;
}

/** Runs as the portal. */
export async function accountOf(tx: Pick<Transaction, 'client'>, userId: number): Promise<Account | null> {
  const [row] = await found(tx.client, [userId]);
  if (!row) return null;
  const { preferences, invitations, ...user } = row;
  return { user, preferences: preferences ?? NOTHING_PREFERRED, invitations };
}
