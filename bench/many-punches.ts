/** Many days of attendance in a few statements, for benchmarks. */
import type { Pool } from 'pg';

/** Everybody came and went on every day of November 2026 from Monday to Friday, until the 19th, and the office has judged it. */
export async function addManyPunches(owner: Pool, companyId: number): Promise<void> {
  await owner.query(
    `insert into attendance_records (company_id, employee_id, type, recorded_at, source, lat, lng, accuracy_m)
     select $1, e.id, t.type, (d.day + t.at + make_interval(mins => (e.id % 40)::int)) at time zone 'Asia/Kuala_Lumpur', 'web', 3.139, 101.6869, 10
     from employees e
     cross join generate_series(timestamp '2026-11-02', timestamp '2026-11-19', interval '1 day') as d(day)
     cross join (values ('checkin', interval '8 hours 45 minutes'), ('checkout', interval '18 hours')) as t(type, at)
     where e.company_id = $1 and e.status = 'Active' and extract(isodow from d.day) < 6`,
    [companyId],
  );
  await owner.query(
    `insert into attendances (company_id, employee_id, date, session_index, start_time, end_time, day_type, checkin_id, checkout_id, checkin_status, checkout_status, minutes, basis)
     select $1, i.employee_id, (i.recorded_at at time zone 'Asia/Kuala_Lumpur')::date, 0, '09:00', '18:00', 'Normal', i.id, o.id, 'ontime', 'ontime', 495,
            '{"source": "default", "schedule": "Office", "planned": "09:00–18:00", "expected": [540, 1080], "windows": [15, 15], "break": 60}'
     from attendance_records i join attendance_records o on o.company_id = $1 and o.employee_id = i.employee_id and o.type = 'checkout'
       and o.recorded_at > i.recorded_at and o.recorded_at < i.recorded_at + interval '12 hours'
     where i.company_id = $1 and i.type = 'checkin'`,
    [companyId],
  );
}
