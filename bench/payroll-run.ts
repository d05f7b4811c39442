/**
 * The month's run of 10,000 employees, computed and saved part by part as the job does, against bare inserts of the
 * same rows in batches; and the memory that it takes at most.
 */
import type { Pool } from 'pg';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { runMonthJob } from '#modules/payroll/server/run/run-month.ts';
import { openBenchDatabase } from './cluster.ts';
import { atLeast, alternately, type Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';

const EMPLOYEES = 10_000;
const BATCH = 500;
const MIB = 1024 * 1024;

/** The rows that the portal wrote, written again as they are under another year, in statements of 500. */
async function bareInserts(owner: Pool, rows: readonly Record<string, unknown>[], columns: readonly string[], round: number): Promise<number> {
  const year = String(2030 + round);
  const start = performance.now();
  const client = await owner.connect();
  try {
    for (let from = 0; from < rows.length; from += BATCH) {
      const some = rows.slice(from, from + BATCH).map((row, index) => ({
        ...row,
        number: `B${round}-${from + index}`,
        start_date: String(row['start_date']).replace('2026', year),
        end_date: String(row['end_date']).replace('2026', year),
      }));
      await client.query('begin');
      await client.query({
        name: 'rows',
        text: `insert into payrolls_bare (${columns.join(', ')}) select ${columns.join(', ')} from jsonb_populate_recordset(null::payrolls_bare, $1)`,
        values: [JSON.stringify(some)],
      });
      await client.query('commit');
    }
  } finally {
    client.release();
  }
  return rows.length / ((performance.now() - start) / 1000);
}

/** Looks at the memory of this process every 20 ms while `work` runs. */
async function withPeak<T>(work: () => Promise<T>): Promise<{ result: T; peak: number }> {
  let peak = process.memoryUsage().rss;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  try {
    return { result: await work(), peak };
  } finally {
    clearInterval(timer);
  }
}

/** A portal whose runs of a month are worked off when the bench says so. */
export async function openRunBench() {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  const queue = createManualQueue(portal.server.services, [runMonthJob]);
  Object.assign(portal.server.services, { jobs: queue });
  const close = async () => {
    await portal.close();
    await owner.end();
    await database.close();
  };
  return { database, owner, portal, queue, close };
}

export async function benchPayrollRun(): Promise<Figure[]> {
  const { owner, portal, queue, close } = await openRunBench();
  try {
    const company = await createBenchCompany(portal, owner);
    await addBenchEmployees(owner, company.companyId, EMPLOYEES);
    await owner.query(
      `insert into employee_payrolls (company_id, employee_id, effective_from, basic) select company_id, id, '2020-01-01', 1700 + id % 8000 from employees`,
    );
    const { client } = company;
    let month = 0;
    let peak = 0;
    const ours = async () => {
      month += 1;
      const start_date = `2026-${String(month).padStart(2, '0')}-01`;
      const end_date = new Date(Date.UTC(2026, month, 0)).toISOString().slice(0, 10);
      const before = process.memoryUsage().rss;
      const start = performance.now();
      const asked = await client.post('api/operation/payrolls/process/run', { start_date, end_date });
      const { peak: approached } = await withPeak(() => queue.drain());
      const seconds = (performance.now() - start) / 1000;
      peak = Math.max(peak, approached - before);
      const { body } = await client.get(`api/operation/payrolls/runs/${asked.body.data?.id}`);
      if (body.data?.status !== 'success' || body.data.processed !== EMPLOYEES) throw new Error(`The run ended as ${JSON.stringify(body).slice(0, 300)}`);
      return EMPLOYEES / seconds;
    };
    await ours();
    // A thousand rows in turn: the whole month in this process would measure its own memory.
    const { rows } = await owner.query<Record<string, unknown>>('select * from payrolls order by id limit 1000');
    await owner.query('create table payrolls_bare (like payrolls including all)');
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id');
    let round = 0;
    const baseline = async () => {
      round += 1;
      return bareInserts(owner, rows, columns, round);
    };
    const figure = atLeast('the run of 10,000 employees, computed and saved', 'rows/s', await alternately(3, ours, baseline), 0.3);
    console.log(`  memory that a run of ${EMPLOYEES.toLocaleString('en')} adds at most: ${Math.round(peak / MIB)} MiB`);
    return [figure];
  } finally {
    await close();
  }
}
