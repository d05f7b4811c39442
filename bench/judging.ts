/** What judging costs where it is much: the absence of a night and a month of everybody, in rows for each second of processor time, against bare writes of the same rows. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Pool, PoolClient } from 'pg';
import type { TestPortal } from '#app/server/testing/test-portal.ts';
import { deriveAbsence, evaluateDays } from '#modules/attendance/server/evaluation/evaluation-jobs.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import type { JobDefinition } from '#platform/server/jobs/job-queue.ts';
import type { BenchDatabase } from './cluster.ts';
import { processorTime } from './cpu.ts';
import { atLeast, median, type Figure } from './measure.ts';

const ROUNDS = 3;
const BATCH = 500;
const NIGHT = '2026-11-20';
const [FIRST, LAST] = [calendarDate('2026-11-02'), calendarDate('2026-11-19')];

interface Evaluated {
  readonly database: BenchDatabase;
  readonly portal: TestPortal;
  readonly owner: Pool;
  readonly companyId: number;
}

const COLUMNS =
  'employee_id, date, session_index, start_time, end_time, day_type, work_schedule_id, checkin_id, checkout_id, checkin_status, checkout_status, minutes, late_minutes, absent, basis';
const TYPES = `employee_id bigint, date date, session_index smallint, start_time text, end_time text, day_type text, work_schedule_id bigint, checkin_id bigint,
  checkout_id bigint, checkin_status text, checkout_status text, minutes integer, late_minutes integer, absent numeric, basis jsonb`;
const PUT = `insert into attendances (company_id, ${COLUMNS}) select $1, ${COLUMNS} from json_to_recordset($2) as x(${TYPES})
  on conflict (company_id, employee_id, date, session_index) do update set late_minutes = excluded.late_minutes, checkin_status = excluded.checkin_status, basis = excluded.basis`;

const run = ({ portal }: Evaluated, job: JobDefinition, data: Record<string, unknown>) =>
  job.run(data, { services: portal.server.services, id: 'bench', progress: async () => undefined, signal: new AbortController().signal });

/** Rows for each second of processor time. */
async function rowsPerSecond({ database }: Evaluated, work: () => Promise<number>): Promise<number> {
  const { node, database: db } = await processorTime({ server: process.pid, postgres: database.pid }, work);
  return 1000 / (node + db);
}

/** Rows of days put down in batches, each in a transaction of its own. @param before what makes room for them */
async function putBare(bench: Evaluated, rows: readonly object[], before?: string): Promise<number> {
  const client: PoolClient = await bench.owner.connect();
  try {
    if (before) await client.query(before, [bench.companyId]);
    return await rowsPerSecond(bench, async () => {
      for (let at = 0; at < rows.length; at += BATCH)
        await client.query({ name: 'put', text: PUT, values: [bench.companyId, JSON.stringify(rows.slice(at, at + BATCH))] });
      return rows.length;
    });
  } finally {
    client.release();
  }
}

const rowsOf = async ({ owner, companyId }: Evaluated, condition: string) =>
  (await owner.query<Record<string, unknown>>(`select ${COLUMNS} from attendances where company_id = $1 and ${condition}`, [companyId])).rows;

const countOf = async ({ owner, companyId }: Evaluated, condition: string) =>
  (await owner.query<{ n: number }>(`select count(*)::int as n from attendances where company_id = $1 and ${condition}`, [companyId])).rows[0]?.n ?? 0;

/** Nobody but those who punched came on a Friday: the job of the night after it writes the absence of all others. */
export async function compareNight(bench: Evaluated): Promise<Figure> {
  const absent = `date = '${NIGHT}' and absent > 0`;
  const gone = `delete from attendances where company_id = $1 and ${absent}`;
  bench.portal.clock.set('2026-11-21T00:20:00+08:00');
  const [ours, baseline]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await bench.owner.query(gone, [bench.companyId]);
    ours.push(
      await rowsPerSecond(bench, async () => {
        await run(bench, deriveAbsence, {});
        return countOf(bench, absent);
      }),
    );
    baseline.push(await putBare(bench, await rowsOf(bench, absent), gone));
  }
  return atLeast('absence of a night for 10,000 people', 'rows per CPU s', { ours: median(ours), baseline: median(baseline) }, 0.2);
}

/** Windows have changed, so every day of the month is another: judged anew, and how long other calls waited for their turn. Once: it is 140,000 days. */
export async function compareMonth(bench: Evaluated): Promise<Figure> {
  const { owner, companyId, portal } = bench;
  portal.clock.set('2026-11-20T10:00:00+08:00');
  await owner.query(`update work_schedules set ontime_checkin_minutes = 1 where company_id = $1`, [companyId]);
  const changed = `date between '${FIRST}' and '${LAST}'`;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const ours = await rowsPerSecond(bench, async () => {
    await run(bench, evaluateDays as JobDefinition, { company_id: companyId, from: FIRST, to: LAST });
    return countOf(bench, changed);
  });
  delay.disable();
  const output = `${Math.round(delay.max / 1e6)} ms the longest turn, ${Math.round(process.memoryUsage().rss / 1e6)} MB`;
  const baseline = await putBare(bench, await rowsOf(bench, changed));
  return atLeast(`a month of 10,000 people judged anew (${output})`, 'rows per CPU s', { ours, baseline }, 0.1);
}
