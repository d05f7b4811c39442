/** Whom to tell: owner and admins who may do something about an employee (notification catalogue). */
import type { Transaction } from '#platform/server/db/scope.ts';

export interface AboutEmployee {
  readonly id: number;
  readonly branch_id: number | null;
  readonly division_id: number | null;
  readonly department_id: number | null;
}

/**
 * User ids of the owner and of active admins who hold `route` with any of `actions` (none given: viewing it),
 * and whose reach holds the employee.
 */
export const adminsWho = async (...asked: Parameters<typeof namedAdminsWho>): Promise<number[]> => (await namedAdminsWho(...asked)).map(({ id }) => id);

interface Asked {
  readonly route: string;
  readonly actions?: readonly string[];
}

/** Owner and admins of the company `$1` who hold the page `$2` with any of the actions `$3`, and whose reach fits. @param reach a condition on `m` */
const holders = (scope: string) => `m.company_id = $1 and m.status = 'Active' and (m.expires_at is null or m.expires_at >= current_date)
  and (m.role = 'owner' or m.is_admin and (${scope}) and exists (
    select from user_accesses a where a.company_id = $1 and a.user_id = m.user_id and a.route = $2 and (cardinality($3::text[]) = 0 or a.actions && $3::text[])))`;

/** Whether the reach of `m` holds an employee, whose id and units are given as SQL. */
const covers = (id: string, branch: string, division: string, department: string) => `
  not exists (select from user_employee_accesses e where e.company_id = $1 and e.user_id = m.user_id)
  or exists (
    select from user_employee_accesses e where e.company_id = $1 and e.user_id = m.user_id
      and e.scope_id = case e.scope_type when 'employee' then ${id} when 'branch' then ${branch} when 'division' then ${division} else ${department} end)`;

/** The same with their names. */
export async function namedAdminsWho(
  tx: Pick<Transaction, 'client'>,
  companyId: number,
  may: Asked,
  about: AboutEmployee | null = null,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await tx.client.query<{ id: number; name: string }>(
    `select m.user_id as id, u.name from company_users m join users u on u.id = m.user_id and u.status = 'Active' and u.deleted_at is null
     where ${holders(`$4::bigint is null or ${covers('$4', '$5', '$6', '$7')}`)} order by m.user_id`,
    [companyId, may.route, may.actions ?? [], about?.id ?? null, about?.branch_id ?? null, about?.division_id ?? null, about?.department_id ?? null],
  );
  return rows;
}

/**
 * For each of them, about how many of some employees: their own request aside, which is for others, but for the owner.
 * @param abouts an employee may stand in it several times; `user_id`: their login
 */
export async function adminsWhoCount(
  tx: Pick<Transaction, 'client'>,
  companyId: number,
  may: Asked,
  abouts: readonly (AboutEmployee & { readonly user_id: number | null })[],
): Promise<{ user_id: number; n: number }[]> {
  if (abouts.length === 0) return [];
  const { rows } = await tx.client.query<{ user_id: number; n: number }>(
    `select m.user_id, count(*)::int as n from company_users m join users u on u.id = m.user_id and u.status = 'Active' and u.deleted_at is null
     join json_to_recordset($4) as p(id bigint, user_id bigint, branch_id bigint, division_id bigint, department_id bigint)
       on m.role = 'owner' or p.user_id is distinct from m.user_id
     where ${holders(covers('p.id', 'p.branch_id', 'p.division_id', 'p.department_id'))} group by 1 order by 1`,
    [companyId, may.route, may.actions ?? [], JSON.stringify(abouts)],
  );
  return rows;
}

/** `adminsWho` about each of some employees, in one statement. @returns user ids by employee */
export async function adminsWhoEach(
  tx: Pick<Transaction, 'client'>,
  companyId: number,
  may: Asked,
  abouts: readonly AboutEmployee[],
): Promise<Map<number, number[]>> {
  const people = abouts.map(({ id, branch_id, division_id, department_id }) => ({ id, branch_id, division_id, department_id }));
  const { rows } = await tx.client.query<{ id: number; users: number[] }>(
    `select p.id, json_agg(m.user_id order by m.user_id) as users from company_users m join users u on u.id = m.user_id and u.status = 'Active' and u.deleted_at is null
     join json_to_recordset($4) as p(id bigint, branch_id bigint, division_id bigint, department_id bigint) on true
     where ${holders(covers('p.id', 'p.branch_id', 'p.division_id', 'p.department_id'))} group by 1`,
    [companyId, may.route, may.actions ?? [], JSON.stringify(people)],
  );
  return new Map(rows.map(({ id, users }) => [id, users]));
}
