/** The leave listing of 100,000 leaves as XLSX, made by its job, against the writer alone with rows that lie in memory; and how long it keeps others waiting. */
import { buffer } from 'node:stream/consumers';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { generateReportJob } from '#platform/server/reports/generate-report.ts';
import { streamXlsx } from '#platform/server/spreadsheets/write-xlsx.ts';
import { openBenchDatabase } from './cluster.ts';
import { addManyLeaves } from './many-leaves.ts';
import { atMost, median, type Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';

const EMPLOYEES = 20_000;
const LEAVES = EMPLOYEES * 5;
const ROUNDS = 3;
const REPORT = 'api/operation/leaves/reports/generate';

/** @returns milliseconds of processor time. */
async function processor(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const CELLS = [
  'LV-2026-0000001',
  'E000001',
  'Ahmad Rahman 1',
  'Department 1',
  'Annual Leave',
  '2026-03-02',
  '2026-03-03',
  '2 days',
  2,
  'Approved',
  'Family matters',
];
const columns = CELLS.map((_, at) => ({ header: `Column ${at}` }));
const bare = () => buffer(streamXlsx({ name: 'Leave', columns, rows: Array.from({ length: LEAVES }, () => CELLS) }));

export async function benchLeaveReport(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  try {
    const { companyId, client } = await createBenchCompany(portal, owner);
    await addBenchEmployees(owner, companyId, EMPLOYEES);
    await addManyLeaves(owner, companyId, 0);
    await owner.query('vacuum analyze');
    const isolation: number[] = [];
    const make = async () => {
      const { body } = await client.get(REPORT, { start_date: '2026-01-01', end_date: '2026-12-31', format: 'xlsx' });
      const { rows } = await owner.query<{ data: Record<string, unknown> }>(
        `select data -> 'data' as data from pgboss.job where data -> 'data' ->> 'report_id' = $1`,
        [String(body.data.id)],
      );
      const run = { services: portal.server.services, id: '1', progress: async () => undefined, signal: new AbortController().signal };
      const start = performance.now();
      const took = await processor(() => generateReportJob.run(rows[0]?.data as never, run));
      isolation.push(performance.now() - start);
      const report = (await client.get(`api/reports/${body.data.id}`)).body.data;
      if (report.rows !== LEAVES) throw new Error(`The report is ${report.status} with ${report.rows} rows`);
      return took;
    };
    await make();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const ours = [];
    for (let round = 0; round < ROUNDS; round += 1) ours.push(await make());
    delay.disable();
    const baseline = [];
    for (let round = 0; round < ROUNDS; round += 1) baseline.push(await processor(bare));
    return [
      atMost('leave listing of 100,000 as XLSX, against the writer alone', 'ms CPU', { ours: median(ours), baseline: median(baseline) }, 3),
      atMost('the longest that others wait for it, of the whole time', 'ms', { ours: delay.max / 1e6, baseline: median(isolation) }, 0.15),
    ];
  } finally {
    await portal.close();
    await owner.end();
    await database.close();
  }
}
