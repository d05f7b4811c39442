/** The SQL of admins: owner and members with the admin flag, with their rights counted. */
import type { Meta } from '#platform/contract/endpoint.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import type { ScopeType } from '../../contract/admin.schema.ts';
import type { MemberRole, MemberStatus, UserStatus } from '../../contract/user.schema.ts';
import type { Act } from './act-subjects.ts';
import { containing } from '#platform/server/db/containing.ts';
import { pageWithTotal } from '#platform/server/db/read-page.ts';

type Client = Pick<Transaction, 'client'>;

export interface StoredAdmin {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly image_file: string | null;
  readonly role: MemberRole;
  readonly title: string | null;
  readonly note: string | null;
  readonly status: MemberStatus;
  readonly user_status: UserStatus;
  readonly verified_at: string | null;
  readonly last_login_at: string | null;
  readonly expires_at: string | null;
  readonly routes_count: number;
  readonly scope: Partial<Record<ScopeType, number>> | null;
  /** The account belongs to no other company. */
  readonly alone: boolean;
  /** This company made the account and nobody has taken it over. */
  readonly ours: boolean;
}

/** Nobody has proven the address, chosen a password of their own or come by a provider; the row was made by this company. */
const OURS = `u.invited_by_company = m.company_id and own.alone and u.verified_at is null and u.provider is null
         and (u.password is null or u.must_change_password)`;

const ADMINS = `
  select u.id, u.name, u.email, u.phone, u.image_file, m.role, m.title, m.note, m.status, u.status as user_status,
         u.verified_at, m.expires_at, own.alone, ${OURS} as ours,
         case when own.alone then u.last_login_at else m.last_used_at end as last_login_at,
         (select count(*)::int from user_accesses a where a.company_id = m.company_id and a.user_id = m.user_id) as routes_count,
         (select jsonb_object_agg(s.scope_type, s.n) from (
            select scope_type, count(*) as n from user_employee_accesses e
            where e.company_id = m.company_id and e.user_id = m.user_id group by scope_type) s) as scope
  from company_users m join users u on u.id = m.user_id
  cross join lateral (select identity_alone(m.user_id, m.company_id) as alone) own
  where m.company_id = $1 and u.deleted_at is null and (m.is_admin or m.role = 'owner')`;

export async function adminOf(tx: Client, companyId: number, userId: number): Promise<StoredAdmin | null> {
  const { rows } = await tx.client.query<StoredAdmin>(`${ADMINS} and m.user_id = $2`, [companyId, userId]);
  return rows[0] ?? null;
}

/** Admins besides the owner whose access holds on a day, and those who are invited. */
export async function countAdmins(tx: Client, companyId: number, today: string): Promise<number> {
  const { rows } = await tx.client.query<{ n: number }>(
    `select count(*)::int as n from company_users m join users u on u.id = m.user_id
     where m.company_id = $1 and m.is_admin and m.role <> 'owner' and m.status in ('Invited', 'Active') and u.deleted_at is null
       and (m.expires_at is null or m.expires_at >= $2)`,
    [companyId, today],
  );
  return rows[0]?.n ?? 0;
}

export interface AdminFilter {
  readonly page: number;
  readonly per_page: number;
  readonly sort: 'asc' | 'desc';
  readonly sort_by: 'id' | 'name' | 'email' | 'status' | 'last_login_at' | 'routes_count' | 'expires_at';
  readonly keyword?: string | undefined;
  readonly status?: MemberStatus | undefined;
  readonly route?: string | undefined;
}

const ORDER: Readonly<Record<AdminFilter['sort_by'], string>> = {
  id: 'a.id',
  name: 'lower(a.name)',
  email: 'a.email',
  status: 'a.status',
  last_login_at: 'a.last_login_at',
  routes_count: 'a.routes_count',
  expires_at: 'a.expires_at',
};

export async function adminsOf(tx: Client, companyId: number, filter: AdminFilter): Promise<{ rows: StoredAdmin[]; meta: Meta }> {
  return pageWithTotal(filter, async (limit, offset) => {
    const { rows } = await tx.client.query<StoredAdmin & { total: number }>(
      `select a.*, count(*) over ()::int as total from (${ADMINS}) a
       where ($2::text is null or a.status = $2)
         and ($3::text is null or a.name ilike $3 or a.email ilike $3 or a.title ilike $3)
         and ($4::text is null or a.role = 'owner' or exists (
           select from user_accesses x where x.company_id = $1 and x.user_id = a.id and x.route = $4))
       order by ${ORDER[filter.sort_by]} ${filter.sort} nulls last, a.id ${filter.sort}
       limit $5 offset $6`,
      [companyId, filter.status ?? null, filter.keyword ? containing(filter.keyword) : null, filter.route ?? null, limit, offset],
    );
    return rows;
  });
}

/** Active members who are no admins yet. */
export async function candidatesOf(tx: Client, companyId: number, keyword: string | undefined): Promise<{ id: number; name: string; email: string }[]> {
  const { rows } = await tx.client.query<{ id: number; name: string; email: string }>(
    `select u.id, u.name, u.email from company_users m join users u on u.id = m.user_id
     where m.company_id = $1 and m.status = 'Active' and not m.is_admin and m.role <> 'owner' and u.deleted_at is null and u.status <> 'Inactive'
       and ($2::text is null or u.name ilike $2 or u.email ilike $2)
     order by lower(u.name), u.id limit 20`,
    [companyId, keyword ? containing(keyword) : null],
  );
  return rows;
}

/** What a person did in this company since an instant, the newest first. */
export async function activitiesOf(tx: Client, companyId: number, userId: number, since: Date) {
  // A deed done to many at once lists them by the name of their kind, as numbers or with facts of each.
  const { rows } = await tx.client.query<Act>(
    `select at, action, subject_type, subject_id,
       case when subject_id is null and jsonb_typeof(after -> (subject_type || 's')) = 'array'
         then (select jsonb_agg(case jsonb_typeof(each) when 'object' then each -> 'id' else each end)
               from jsonb_array_elements(after -> (subject_type || 's')) each
               where jsonb_typeof(each) = 'number' or jsonb_typeof(each -> 'id') = 'number') end as records
     from audit_logs where company_id = $1 and user_id = $2 and at >= $3 order by id desc limit 100`,
    [companyId, userId, since.toISOString()],
  );
  return rows;
}
