/**
 * The payroll list of a month with its totals: processor time of server and database at 10,000 employees against 1,000, and
 * against a bare handler that sends the same statements and answers the same bytes.
 */
import type { Pool } from 'pg';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { againstBare } from './against-bare.ts';
import { openBenchDatabase } from './cluster.ts';
import { atMost, alternately, type Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';
import { openProcess } from './portal-process.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const AT_ONCE = 1000;
const ROUNDS = 3;
const REQUESTS = 200;

/** A company whose November stands, a tenth of it confirmed. */
async function payCompany(portal: TestPortal, owner: Pool, size: number) {
  const company = await createBenchCompany(portal, owner);
  await addBenchEmployees(owner, company.companyId, size);
  await owner.query(
    `insert into employee_payrolls (company_id, employee_id, effective_from, basic) select company_id, id, '2020-01-01', 1700 + id % 8000 from employees where company_id = $1`,
    [company.companyId],
  );
  const { rows } = await owner.query<{ id: number }>('select id from employees where company_id = $1 order by id', [company.companyId]);
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const employee_ids = rows.slice(from, from + AT_ONCE).map(({ id }) => id);
    const { body } = await company.client.post('api/operation/payrolls/process/bulk', { employee_ids, ...NOVEMBER });
    if (body.data?.processed !== employee_ids.length) throw new Error(`Processing answered ${JSON.stringify(body).slice(0, 300)}`);
    const moved = await company.client.post('api/operation/payrolls/bulk', { action: 'confirm', ids: body.data.ids.slice(0, employee_ids.length / 10) });
    if (moved.status >= 300) throw new Error(`Confirming answered ${moved.status}`);
  }
  const query = new URLSearchParams({ company_id: String(company.companyId), ...NOVEMBER });
  return { path: `api/operation/payrolls?${query}`, token: company.token, companyId: company.companyId };
}

export async function benchPayrollList(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  try {
    const few = await payCompany(portal, owner, 1000);
    const many = await payCompany(portal, owner, 10_000);
    await owner.query('vacuum analyze');
    const served = await openProcess('./served-portal.ts', database);
    try {
      const cost = async (company: typeof few) => {
        const { node, database: db } = await served.measure(company, REQUESTS);
        return node + db;
      };
      const times = await alternately(
        ROUNDS,
        () => cost(many),
        () => cost(few),
      );
      const growth = atMost('payroll list with totals, 10,000 employees against 1,000', 'ms CPU', times, 1.5);
      const compared = { name: 'payroll list with totals', request: many, companyId: many.companyId, amount: 500, most: 1.7 };
      return [growth, ...(await againstBare(database, served, [compared]))];
    } finally {
      await served.close();
    }
  } finally {
    await portal.close();
    await owner.end();
    await database.close();
  }
}
