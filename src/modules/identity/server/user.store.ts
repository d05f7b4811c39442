/** The SQL of `users` and `user_preferences`. */
import { eq, sql } from 'drizzle-orm';
import type { Locale } from '#platform/contract/messages.ts';
import { prepared, preparedText } from '#platform/server/db/prepared.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import type { UserStatus } from '../contract/user.schema.ts';
import { users } from './user.tables.ts';

export type Tx = Pick<Transaction, 'client' | 'db'>;

export interface StoredUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly password: string | null;
  readonly must_change_password: boolean;
  readonly image_file: string | null;
  readonly locale: Locale;
  readonly status: UserStatus;
  readonly verified_at: string | null;
  readonly last_login_at: string | null;
  /** The company whose invitation made the row; null: registered by the person. */
  readonly invited_by_company: number | null;
  readonly provider: string | null;
}

export const USER_COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'password',
  'must_change_password',
  'image_file',
  'locale',
  'status',
  'verified_at',
  'last_login_at',
  'invited_by_company',
  'provider',
]
  .map((column) => `u.${column}`)
  .join(', ');

/** The account that has proven the address or number comes first, then one with a password, then the newest invitation. */
const BEST_FIRST = 'order by u.verified_at is null, u.password is null and u.provider is null, u.id desc limit 1';

async function find(tx: Pick<Transaction, 'client'>, where: string, value: unknown, lock = false): Promise<StoredUser | null> {
  const { rows } = await tx.client.query<StoredUser>(
    `select ${USER_COLUMNS} from users u where ${where} and u.deleted_at is null ${BEST_FIRST} ${lock ? 'for update' : ''}`,
    [value],
  );
  return rows[0] ?? null;
}

const preparedById = preparedText<StoredUser>('identity.user', `select ${USER_COLUMNS} from users u where u.id = $1 and u.deleted_at is null`);

/** `lock`: nobody else changes the row until the transaction ends. */
export const userById = async (tx: Pick<Transaction, 'client'>, id: number, lock = false): Promise<StoredUser | null> =>
  lock ? find(tx, 'u.id = $1', id, true) : ((await preparedById(tx.client, [id]))[0] ?? null);
/** Whom a mail to an address is about. An address that nobody has proven may stand at several rows. */
export const userByEmail = (tx: Pick<Transaction, 'client'>, email: string) => find(tx, 'u.email = $1', email.trim().toLowerCase());
/** Whose an address is: the account that has proven it. */
export const accountByEmail = (tx: Pick<Transaction, 'client'>, email: string) =>
  find(tx, 'u.verified_at is not null and u.email = $1', email.trim().toLowerCase());
export const accountByPhone = (tx: Pick<Transaction, 'client'>, phone: string) => find(tx, 'u.verified_at is not null and u.phone = $1', phone);

/** Accounts that sign in with an address: the one that has proven it first, then unproven ones, the newest first. */
export async function signInCandidates(tx: Pick<Transaction, 'client'>, email: string): Promise<StoredUser[]> {
  const { rows } = await tx.client.query<StoredUser>(
    `select ${USER_COLUMNS} from users u where u.email = $1 and u.password is not null and u.deleted_at is null
     order by u.verified_at is null, u.id desc limit 5`,
    [email.trim().toLowerCase()],
  );
  return rows;
}

export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | null;
  /** argon2id; null for an invited person. */
  readonly password?: string | null;
  readonly locale?: Locale;
  readonly status?: UserStatus;
  readonly verified_at?: string | null;
  readonly invited_by_company?: number;
}

/** @throws a unique violation when it is verified and the e-mail or the phone is another's; check first. */
export async function insertUser(tx: Tx, user: NewUser): Promise<number> {
  const [row] = await tx.db
    .insert(users)
    .values({ ...user, email: user.email.toLowerCase() })
    .returning({ id: users.id });
  if (!row) throw new Error('The user was not stored');
  return row.id;
}

type Change = Partial<typeof users.$inferInsert>;

export async function changeUser(tx: Tx, id: number, change: Change): Promise<void> {
  await tx.db
    .update(users)
    .set({ ...change, updated_at: sql`clock_timestamp()` })
    .where(eq(users.id, id));
}

export interface UserCard {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly image_file: string | null;
  readonly locale: Locale;
  readonly status: UserStatus;
}

const cards = preparedText<UserCard>('identity.user-cards', 'select id, name, email, image_file, locale, status from users where id = any($1)');

/** Names and pictures of users, also of those who are gone, for logs and lists. */
export async function usersByIds(tx: Pick<Transaction, 'client'>, ids: readonly number[]): Promise<Map<number, UserCard>> {
  if (ids.length === 0) return new Map();
  const rows = await cards(tx.client, [[...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface StoredPreferences {
  readonly favourite_tabs: Record<string, number>;
  readonly notifications: Record<string, { push: boolean; email: boolean }>;
  readonly table: Record<string, object>;
}

/** Of whoever has chosen nothing yet. */
export const NOTHING_PREFERRED: StoredPreferences = { favourite_tabs: {}, notifications: {}, table: {} };

const preferences = preparedText<StoredPreferences>(
  'identity.preferences',
  'select favourite_tabs, notifications, "table" from user_preferences where user_id = $1',
);

export async function preferencesOf(tx: Pick<Transaction, 'client'>, userId: number): Promise<StoredPreferences> {
  const rows = await preferences(tx.client, [userId]);
  return rows[0] ?? NOTHING_PREFERRED;
}

/** Replaces what is given; choices of tables are merged list by list. */
export async function savePreferences(tx: Pick<Transaction, 'client'>, userId: number, given: Partial<StoredPreferences>): Promise<void> {
  const json = (value: object | undefined) => (value ? JSON.stringify(value) : null);
  await tx.client.query(
    `insert into user_preferences as p (user_id, favourite_tabs, notifications, "table")
     values ($1, coalesce($2::jsonb, '{}'), coalesce($3::jsonb, '{}'), coalesce($4::jsonb, '{}'))
     on conflict (user_id) do update set
       favourite_tabs = coalesce($2::jsonb, p.favourite_tabs),
       notifications = coalesce($3::jsonb, p.notifications),
       "table" = p."table" || coalesce($4::jsonb, '{}'),
       updated_at = clock_timestamp()`,
    [userId, json(given.favourite_tabs), json(given.notifications), json(given.table)],
  );
}

/** Names only, by id. */
export async function userNames(tx: Pick<Transaction, 'client'>, ids: readonly number[]): Promise<Map<number, string>> {
  return new Map([...(await usersByIds(tx, ids))].map(([id, { name }]) => [id, name]));
}

const names = prepared('identity.user-names', ['ids'], (db, $) =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} = any(${$.ids}::bigint[])`),
);

/** Names by id, of accounts that are gone too: what they did stands. */
export async function namesOfUsers(tx: Pick<Transaction, 'db'>, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await names(tx, { ids: wanted });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
