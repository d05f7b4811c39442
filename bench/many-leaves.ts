/** Many leaves in three statements, for benchmarks. */
import type { Pool } from 'pg';

/**
 * Five leaves of two working days for each employee over the year 2026, approved but for some.
 * @param waiting how many wait for a decision: one each of the first employees
 */
export async function addManyLeaves(owner: Pool, companyId: number, waiting: number): Promise<void> {
  await owner.query(
    `insert into leaves (company_id, number, employee_id, leave_type_id, start_date, end_date, total_days, account_year, apply_date, reason, status)
     select $1, 'LV-2026-' || lpad((e.at * 5 + n)::text, 7, '0'), e.id, t.ids[1 + n % 2], day, day + 1, 2, 2026, day - 7, 'Family matters',
            case when n = 4 and e.at <= $2 then 'Waiting for Approval' else 'Approved' end
     from (select id, row_number() over (order by id) as at from employees where company_id = $1) e
     cross join generate_series(0, 4) n
     cross join lateral (select date '2026-01-05' + ((e.at * 7) % 60 + n * 70)::int as day) d
     cross join (select array_agg(id order by code) as ids from leave_types where company_id = $1 and code in ('AL', 'MC')) t`,
    [companyId, waiting],
  );
  await owner.query(
    `insert into leave_days (company_id, leave_id, employee_id, date, part, value, reason)
     select company_id, id, employee_id, start_date + n, 'Full', 1, 'working' from leaves cross join generate_series(0, 1) n where company_id = $1
     on conflict do nothing`,
    [companyId],
  );
  await owner.query(
    `insert into approval_requests (company_id, subject_type, subject_id, employee_id, status, named, facts_hash, since, due_at, detail)
     select company_id, 'leave', id, employee_id, status, false, '', created_at, created_at + interval '2 days', leave_type_id::text
     from leaves where company_id = $1 and status = 'Waiting for Approval'
     on conflict do nothing`,
    [companyId],
  );
}
