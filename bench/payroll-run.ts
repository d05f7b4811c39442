/** Processing and saving the month of 1,000 employees through the portal, against bare inserts of the same rows in batches. */
import type { Pool } from 'pg';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { openBenchDatabase } from './cluster.ts';
import { atLeast, inTurns, type Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';

const EMPLOYEES = 1000;
const BATCH = 500;

/** The rows that the portal wrote, written again as they are, in statements of 500. */
async function bareInserts(owner: Pool, rows: readonly Record<string, unknown>[], columns: readonly string[]): Promise<number> {
  const start = performance.now();
  const client = await owner.connect();
  try {
    await client.query('begin');
    for (let from = 0; from < rows.length; from += BATCH) {
      await client.query(
        `insert into payrolls_bare (${columns.join(', ')}) select ${columns.join(', ')} from jsonb_populate_recordset(null::payrolls_bare, $1)`,
        [JSON.stringify(rows.slice(from, from + BATCH))],
      );
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  return rows.length / ((performance.now() - start) / 1000);
}

export async function benchPayrollRun(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  try {
    const company = await createBenchCompany(portal, owner);
    await addBenchEmployees(owner, company.companyId, Math.ceil((EMPLOYEES * 20) / 19));
    await owner.query(
      `insert into employee_payrolls (company_id, employee_id, effective_from, basic) select company_id, id, '2020-01-01', 1700 + id % 8000 from employees`,
    );
    const { rows: people } = await owner.query<{ id: number }>(`select id from employees where status = 'Active' order by id limit ${EMPLOYEES}`);
    const { client } = company;
    let month = 0;
    const ours = async () => {
      month += 1;
      const start_date = `2026-${String(month).padStart(2, '0')}-01`;
      const end_date = new Date(Date.UTC(2026, month, 0)).toISOString().slice(0, 10);
      const start = performance.now();
      const { status, body } = await client.post('api/operation/payrolls/process/bulk', { employee_ids: people.map(({ id }) => id), start_date, end_date });
      const seconds = (performance.now() - start) / 1000;
      if (status >= 300 || body.data.processed !== EMPLOYEES) throw new Error(`Processing answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
      return EMPLOYEES / seconds;
    };
    await ours();
    const { rows } = await owner.query<Record<string, unknown>>('select * from payrolls order by id');
    await owner.query('create table payrolls_bare (like payrolls including all)');
    const columns = Object.keys(rows[0] ?? {}).filter((column) => !['id', 'number'].includes(column));
    let round = 0;
    const baseline = async () => {
      round += 1;
      // The same rows of another year, so that the unique indexes do their work.
      const year = String(2030 + round);
      const moved: Record<string, unknown>[] = rows.map((row, index) => ({
        ...row,
        number: `B${round}-${index}`,
        start_date: String(row['start_date']).replace('2026', year),
        end_date: String(row['end_date']).replace('2026', year),
      }));
      return bareInserts(owner, moved, [...columns, 'number']);
    };
    return [atLeast('processing and saving 1,000 employees', 'rows/s', await inTurns(5, ours, baseline), 0.3)];
  } finally {
    await portal.close();
    await owner.end();
    await database.close();
  }
}
