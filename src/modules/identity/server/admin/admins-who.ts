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

/** The same with their names. */
export async function namedAdminsWho(
  tx: Pick<Transaction, 'client'>,
  companyId: number,
  may: { readonly route: string; readonly actions?: readonly string[] },
  about: AboutEmployee | null = null,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await tx.client.query<{ id: number; name: string }>(
    `select m.user_id as id, u.name from company_users m join users u on u.id = m.user_id
     where m.company_id = $1 and m.status = 'Active' and u.status = 'Active' and u.deleted_at is null
       and (m.expires_at is null or m.expires_at >= current_date)
       and (m.role = 'owner' or m.is_admin and exists (
         select from user_accesses a where a.company_id = $1 and a.user_id = m.user_id and a.route = $2 and (cardinality($3::text[]) = 0 or a.actions && $3::text[])
       ) and ($4::bigint is null
         or not exists (select from user_employee_accesses e where e.company_id = $1 and e.user_id = m.user_id)
         or exists (
           select from user_employee_accesses e where e.company_id = $1 and e.user_id = m.user_id
             and e.scope_id = case e.scope_type when 'employee' then $4 when 'branch' then $5 when 'division' then $6 else $7 end
         )))
     order by m.user_id`,
    [companyId, may.route, may.actions ?? [], about?.id ?? null, about?.branch_id ?? null, about?.division_id ?? null, about?.department_id ?? null],
  );
  return rows;
}
