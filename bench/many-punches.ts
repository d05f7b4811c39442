/** Many days of attendance in a few statements, for benchmarks. */
import type { Pool } from 'pg';
import { loadInBulk } from './bulk-load.ts';

/** Days of one statement: what it numbers stays in memory. */
const DAYS_AT_ONCE = 10;

/** Within the windows of both, and never long enough to be overtime. */
const instant = (at: string) => `(n.day + interval '${at}' + make_interval(mins => (n.employee_id % 12)::int)) at time zone 'Asia/Kuala_Lumpur'`;
/** A receiver never gives the same digits. */
const fix = (id: string) => `3.139 + ${id} % 9973 * 0.0000001, 101.6869 + ${id} % 9967 * 0.0000001, 10`;

const TEXT = `
  with n as materialized (
    select e.id as employee_id, d.day, nextval('attendance_records_id_seq') as came, nextval('attendance_records_id_seq') as went
    from (select day from generate_series($2::timestamp, $3::timestamp, interval '1 day') as day where extract(isodow from day) < 6) d
    cross join (select id from employees where company_id = $1 and status = 'Active' order by id) e
  ), b as (
    select (select min(id) from branches where company_id = $1) as id, (select id from work_schedules where company_id = $1 and is_default) as schedule
  ), punched as (
    insert into attendance_records (id, company_id, employee_id, type, recorded_at, source, lat, lng, accuracy_m, branch_id)
    select n.came, $1, n.employee_id, 'checkin', ${instant('8 hours 45 minutes')}, 'web', ${fix('n.came')}, b.id from n, b
    union all
    select n.went, $1, n.employee_id, 'checkout', ${instant('18 hours')}, 'web', ${fix('n.went')}, b.id from n, b
  )
  insert into attendances (company_id, employee_id, date, session_index, start_time, end_time, day_type, work_schedule_id, checkin_id, checkout_id, checkin_status, checkout_status, minutes, basis)
  select $1, employee_id, day::date, 0, '09:00', '18:00', 'Normal', b.schedule, came, went, 'ontime', 'ontime', 495,
         '{"source": "default", "schedule": "Office", "planned": "09:00–18:00", "expected": [540, 1080], "windows": [15, 15], "break": 60, "overtime_min": 30}'
  from n, b`;

/** First and last day. */
export interface DaysOfWork {
  readonly from: string;
  readonly to: string;
}

/** Until the 19th, a Thursday. */
const NOVEMBER: DaysOfWork = { from: '2026-11-02', to: '2026-11-19' };
/** What lies before it: 2.5 million days of 10,000 people with it. */
export const THE_YEAR_BEFORE: DaysOfWork = { from: '2025-11-20', to: '2026-11-01' };

const DAY_MS = 86_400_000;

/** Everybody who is active came and went from Monday to Friday, from nine to six, and the days are as the judge writes them: a punch that comes later changes none of them. */
export const addManyPunches = (owner: Pool, companyId: number, { from, to }: DaysOfWork = NOVEMBER): Promise<void> =>
  loadInBulk(owner, ['attendance_records', 'attendances'], async (client) => {
    const last = Date.parse(to);
    for (let at = Date.parse(from); at <= last; at += DAYS_AT_ONCE * DAY_MS) {
      const days = [at, Math.min(last, at + (DAYS_AT_ONCE - 1) * DAY_MS)].map((day) => new Date(day).toISOString().slice(0, 10));
      await client.query(TEXT, [companyId, ...days]);
    }
  });
