/** The SQL of `company_users`: who belongs to a company, as what, until when. */
import type { ModuleKey } from '#platform/contract/manifest.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import type { MemberRole, MemberStatus } from '../../contract/user.schema.ts';

type Client = Pick<Transaction, 'client'>;

export interface Member {
  readonly id: number;
  readonly company_id: number;
  readonly user_id: number;
  readonly role: MemberRole;
  readonly is_admin: boolean;
  readonly employee_id: number | null;
  readonly promoter_id: number | null;
  readonly title: string | null;
  readonly note: string | null;
  readonly status: MemberStatus;
  readonly expires_at: string | null;
  /** null: invited, and has not said yes. */
  readonly joined_at: string | null;
  /** When the person last worked in the company. */
  readonly last_used_at: string | null;
}

const COLUMNS = 'id, company_id, user_id, role, is_admin, employee_id, promoter_id, title, note, status, expires_at, joined_at, last_used_at';

const ONE = `select ${COLUMNS} from company_users where company_id = $1 and user_id = $2`;
const member = preparedText<Member>('identity.member', ONE);
const lockedMember = preparedText<Member>('identity.member-locked', `${ONE} for update`);

/** One membership. `lock`: changes of rights of one person wait for each other. */
export async function memberOf(tx: Client, companyId: number, userId: number, lock = false): Promise<Member | null> {
  const [row] = await (lock ? lockedMember : member)(tx.client, [companyId, userId]);
  return row ?? null;
}

/** A member or somebody invited, by the address that the company knows. */
export async function memberByEmail(tx: Client, companyId: number, email: string): Promise<(Member & { readonly name: string }) | null> {
  const columns = COLUMNS.split(', ').map((column) => `m.${column}`);
  const { rows } = await tx.client.query<Member & { name: string }>(
    `select ${columns.join(', ')}, u.name from company_users m join users u on u.id = m.user_id
     where m.company_id = $1 and u.email = $2 and u.deleted_at is null order by m.joined_at is null, m.id limit 1`,
    [companyId, email.trim().toLowerCase()],
  );
  return rows[0] ?? null;
}

const alone = preparedText<{ alone: boolean }>('identity.alone', 'select identity_alone($1, $2) as alone');

/** Whether an account belongs to this company alone: only then are its sign-ins the company's business. */
export async function isAlone(ctx: Pick<Transaction, 'client'> & { readonly companyId: number }, userId: number): Promise<boolean> {
  const [row] = await alone(ctx.client, [userId, ctx.companyId]);
  return row?.alone === true;
}

const memberships = preparedText<Member>('identity.memberships', `select ${COLUMNS} from company_users where user_id = $1 order by id`);

/** Every membership of a user, also ended ones. Runs as the portal. */
export const membershipsOf = (tx: Client, userId: number): Promise<Member[]> => memberships(tx.client, [userId]);

export interface Membership {
  readonly company_id: number;
  readonly type: MemberRole;
  readonly is_admin: boolean;
  readonly employee_id: number | null;
  readonly promoter_id: number | null;
  readonly domain_id: number | null;
  readonly modules: Partial<Record<ModuleKey, boolean>>;
  readonly last_used_at: string | null;
}

const membershipsBy = preparedText<Membership>(
  'identity.seats',
  `select company_id, type, is_admin, employee_id, promoter_id, domain_id, last_used_at, modules
   from identity_seats where user_id = $1 order by last_used_at desc nulls last, id`,
);

/** The memberships that hold today, the last used company first. Runs as the portal. */
export const userMembershipsOf = (tx: Client, userId: number): Promise<Membership[]> => membershipsBy(tx.client, [userId]);

const membershipNames = preparedText<{ id: number; name: string }>(
  'identity.seat-names',
  `select s.company_id as id, c.name from identity_seats s join companies c on c.id = s.company_id
   where s.user_id = $1 order by s.last_used_at desc nulls last, s.id`,
);

/** The companies of these memberships, by name. Runs as the portal. */
export const companiesOfMemberships = (tx: Client, userId: number): Promise<{ id: number; name: string }[]> => membershipNames(tx.client, [userId]);

export interface MemberChange {
  readonly role?: MemberRole;
  readonly is_admin?: boolean;
  readonly employee_id?: number | null;
  readonly promoter_id?: number | null;
  readonly title?: string | null;
  readonly note?: string | null;
  readonly status?: MemberStatus;
  readonly expires_at?: string | null;
  readonly invited_by?: number | null;
}

/** Makes a user a member, or changes what is given of the membership. */
export async function setMembership(tx: Client, companyId: number, userId: number, change: MemberChange & { readonly role: MemberRole }): Promise<void>;
export async function setMembership(tx: Client, companyId: number, userId: number, change: MemberChange): Promise<void>;
export async function setMembership(tx: Client, companyId: number, userId: number, change: MemberChange): Promise<void> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const set = given.map(([column], i) => `${column} = $${i + 3}`).join(', ');
  const values = given.map(([, value]) => value);
  if (set !== '') {
    const updated = await tx.client.query(`update company_users set ${set}, updated_at = clock_timestamp() where company_id = $1 and user_id = $2`, [
      companyId,
      userId,
      ...values,
    ]);
    if (updated.rowCount) return;
  }
  if (change.role === undefined) return;
  const isAdmin = change.is_admin ?? (change.role === 'owner' || change.role === 'admin');
  await tx.client.query(
    `insert into company_users (company_id, user_id, role, is_admin, employee_id, promoter_id, title, note, status, expires_at, invited_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      companyId,
      userId,
      change.role,
      isAdmin,
      change.employee_id ?? null,
      change.promoter_id ?? null,
      change.title ?? null,
      change.note ?? null,
      change.status ?? 'Active',
      change.expires_at ?? null,
      change.invited_by ?? null,
    ],
  );
}

/** Takes a membership away with every right in that company; of an invitation nothing is left. */
export async function removeMembership(tx: Client, companyId: number, userId: number): Promise<void> {
  await tx.client.query('select identity_withdraw($1, $2)', [companyId, userId]);
  await clearRights(tx, companyId, userId);
  await tx.client.query('delete from company_users where company_id = $1 and user_id = $2', [companyId, userId]);
}

export async function clearRights(tx: Client, companyId: number, userId: number): Promise<void> {
  await tx.client.query('delete from user_accesses where company_id = $1 and user_id = $2', [companyId, userId]);
  await tx.client.query('delete from user_employee_accesses where company_id = $1 and user_id = $2', [companyId, userId]);
}

/** Notes which company a user works in, for the next sign-in. */
export async function touchMembership(tx: Client, companyId: number, userId: number): Promise<void> {
  await tx.client.query('update company_users set last_used_at = now() where company_id = $1 and user_id = $2', [companyId, userId]);
}
