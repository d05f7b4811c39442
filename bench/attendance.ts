/**
 * What attendance costs: a check-in with all its judging against a bare insert of the rows that it keeps, the day and the month of the
 * office against a bare handler that sends the same statements, and the absence of a night for 10,000 people against bare inserts of it.
 */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { officeHours } from '#app/server/testing/punching.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { deriveAbsence } from '#modules/attendance/server/judging/judging-jobs.ts';
import { checkIn } from '#modules/attendance/server/punch/take-punch.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { againstBare } from './against-bare.ts';
import { openBenchDatabase } from './cluster.ts';
import { addManyPunches } from './many-punches.ts';
import { atLeast, inTurns, median, type Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';
import { openProcess } from './portal-process.ts';

const EMPLOYEES = 10_000;
/** Check-ins of a round. */
const TAPS = 150;
const MANAGED = 'api/operation/attendances';
const HERE = { lat: 3.139, lng: 101.6869, accuracy: 10 };
/** Nobody has punched on this day: a Friday. */
const TODAY = '2026-11-20';

const perSecond = async (amount: number, work: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  await work();
  return (amount / (performance.now() - start)) * 1000;
};

/** Each in a transaction of its own, as a request. */
async function tap({ server, clock }: TestPortal, companyId: number, people: readonly number[]): Promise<void> {
  clock.set(`${TODAY}T08:57:00+08:00`);
  const company = (await companiesWith(server.house, 'attendance')).find(({ id }) => id === companyId);
  if (!company) throw new Error('No company keeps attendance');
  for (const id of people) {
    await inCompany(server.house, company, (ctx) =>
      checkIn({ ...ctx, actor: { ...ctx.actor, employee: { id, spm_supervisor: false } } }, { ...HERE, client_ref: randomUUID(), remark: null }),
    );
  }
}

/** The rows that a check-in keeps: the punch, the session, the entry of the audit log. */
async function insertBare(owner: Pool, companyId: number, people: readonly number[]): Promise<void> {
  const client = await owner.connect();
  try {
    for (const id of people) {
      await client.query('begin');
      const { rows } = await client.query<{ id: number }>({
        name: 'punch',
        text: `insert into attendance_records (company_id, employee_id, type, recorded_at, source, lat, lng, accuracy_m, client_ref)
               values ($1, $2, 'checkin', '2026-11-27T08:57:00+08:00', 'web', 3.139, 101.6869, 10, $3) returning id`,
        values: [companyId, id, randomUUID()],
      });
      await client.query({
        name: 'session',
        text: `insert into attendances (company_id, employee_id, date, session_index, start_time, end_time, day_type, checkin_id, checkin_status, basis)
               values ($1, $2, '2026-11-27', 0, '09:00', '18:00', 'Normal', $3, 'ontime', '{"source": "default"}')`,
        values: [companyId, id, rows[0]?.id],
      });
      await client.query({
        name: 'log',
        text: `insert into audit_logs (company_id, action, subject_type, subject_id, at) values ($1, 'attendance.checked_in', 'attendance_record', $2, now())`,
        values: [companyId, rows[0]?.id],
      });
      await client.query('commit');
    }
  } finally {
    client.release();
  }
}

/** Rows of absence that the job of a night derives. */
async function deriveNight({ server, clock }: TestPortal): Promise<void> {
  clock.set('2026-11-21T00:20:00+08:00');
  await deriveAbsence.run({}, { house: server.house, id: '1', progress: async () => undefined, signal: new AbortController().signal });
}

/** The same rows in batches of five hundred, taken back. @returns rows a second */
async function insertNight(owner: Pool, companyId: number): Promise<number> {
  const client = await owner.connect();
  try {
    const text = `select employee_id, start_time, end_time, day_type, work_schedule_id, absent, basis from attendances where company_id = $1 and date = $2 and absent > 0`;
    const { rows } = await client.query<object>(text, [companyId, TODAY]);
    await client.query('begin');
    const speed = await perSecond(rows.length, async () => {
      for (let at = 0; at < rows.length; at += 500) {
        await client.query({
          name: 'night',
          text: `insert into attendances (company_id, employee_id, date, session_index, start_time, end_time, day_type, work_schedule_id, absent, basis)
                 select $1, employee_id, '2026-12-04', 0, start_time, end_time, day_type, work_schedule_id, absent, basis
                 from json_to_recordset($2) as x(employee_id bigint, start_time text, end_time text, day_type text, work_schedule_id bigint, absent numeric, basis jsonb)`,
          values: [companyId, JSON.stringify(rows.slice(at, at + 500))],
        });
      }
    });
    await client.query('rollback');
    return speed;
  } finally {
    client.release();
  }
}

export async function benchAttendance(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  const served = await openProcess('./served-portal.ts', database);
  try {
    const { companyId, token } = await createBenchCompany(portal, owner);
    await officeHours(portal, companyId);
    await addBenchEmployees(owner, companyId, EMPLOYEES);
    await addManyPunches(owner, companyId);
    await owner.query('vacuum analyze');
    const { rows } = await owner.query<{ id: number }>(`select id from employees where company_id = $1 and status = 'Active' order by id`, [companyId]);
    const ids = rows.map(({ id }) => id);

    const call = (path: string) => ({ request: { path: `${path}&company_id=${companyId}`, token }, companyId });
    const read = await againstBare(database, served, [
      { name: 'attendance of a day, 50 rows', ...call(`${MANAGED}?date=2026-11-19&per_page=50`), amount: 60, most: 3 },
      { name: 'attendance of a month, 500 people', ...call(`${MANAGED}/grid?month=2026-11-01&per_page=500`), amount: 6, connections: 2, most: 6 },
    ]);

    let next = 0;
    const some = () => ids.slice(next, (next += TAPS));
    const taps = await inTurns(
      3,
      async () => perSecond(TAPS, () => tap(portal, companyId, some())),
      async () => perSecond(TAPS, () => insertBare(owner, companyId, some())),
    );

    const left = ids.length - 3 * TAPS;
    const derived = await perSecond(left, () => deriveNight(portal));
    const night = {
      ours: derived,
      baseline: median([await insertNight(owner, companyId), await insertNight(owner, companyId), await insertNight(owner, companyId)]),
    };
    return [...read, atLeast('check-in, judged', 'a second', taps, 0.1), atLeast('absence of a night for 10,000 people', 'rows/s', night, 0.02)];
  } finally {
    await served.close();
    await portal.close();
    await owner.end();
    await database.close();
  }
}
