/** Whole companies for tests of runs, made past the forms. Runs as the portal. */
import type { Transaction } from '#platform/server/db/scope.ts';

/** Adds employees born in 1990 with a monthly salary, in one statement each. @returns their ids, ascending */
export async function makeWorkforce(tx: Transaction, companyId: number, count: number, basic = 3000): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into employees (company_id, name, employee_code, date_of_birth, company_joined_at, nationality)
     select $1, 'Pekerja ' || n, 'R' || n, '1990-01-01', '2020-01-01', 'Malaysian' from generate_series(1, $2::int) n returning id`,
    [companyId, count],
  );
  await tx.client.query(
    `insert into employee_payrolls (company_id, employee_id, effective_from, basic) select $1, id, '2020-01-01', $3 from unnest($2::bigint[]) id`,
    [companyId, rows.map(({ id }) => id), basic],
  );
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
