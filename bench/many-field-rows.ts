/** Sites with their people, visits, tasks and a bill in a few statements, for benchmarks. */
import type { Pool, PoolClient } from 'pg';

type Asked = Pick<Pool | PoolClient, 'query'>;

/** Ten people at each site, and today's tasks there: some done, some overdue. */
export async function addSites(owner: Asked, companyId: number, count: number): Promise<void> {
  await owner.query(
    `with site as (
       insert into work_sites (company_id, name, code, type, lat, lng, radius_m, state)
       select $1, 'Tapak ' || lpad(n::text, 4, '0'), 'S' || n, 'Project', 3 + n * 0.0003, 101 + n * 0.0003, 150, 'Selangor' from generate_series(1, $2::int) n
     ), task as (
       insert into work_tasks (company_id, name, category, priority, requires_photo, requires_location, status)
       select $1, 'Semakan ' || n, 'Inspection', 'Normal', false, false, 'Active' from generate_series(1, 20) n)
     select 1`,
    [companyId, count],
  );
  await owner.query(
    `insert into employee_worksites (company_id, employee_id, work_site_id, effective_from)
     select $1, e.id, s.ids[1 + (e.at % $2)::int], '2026-01-01'
     from (select id, row_number() over (order by id) as at from employees where company_id = $1) e,
          (select array_agg(id order by id) as ids from work_sites where company_id = $1) s`,
    [companyId, count],
  );
}

/** Everybody who is employed came today, each to their site. */
export async function addPresence(owner: Asked, companyId: number): Promise<void> {
  await owner.query(
    `with came as (
       insert into attendance_records (company_id, employee_id, type, recorded_at, source, work_site_id)
       select $1, w.employee_id, 'checkin', '2026-11-20 08:00+08'::timestamptz + make_interval(secs => w.employee_id % 3600), 'web', w.work_site_id
       from employee_worksites w join employees e on e.id = w.employee_id and e.status = 'Active' where w.company_id = $1
       returning id, employee_id)
     insert into attendances (company_id, employee_id, date, session_index, start_time, end_time, day_type, checkin_id, basis)
     select $1, employee_id, '2026-11-20', 0, '08:00', '17:00', 'Normal', id, '{}' from came`,
    [companyId],
  );
}

/** A task of each day at its site, $2 of them. */
export const PLANS = `
  insert into work_task_plans (company_id, work_site_id, work_task_id, starts_on, due_time, rule)
  select $1, s.ids[1 + n % array_length(s.ids, 1)], t.ids[1 + n % array_length(t.ids, 1)], '2026-11-01', case when n % 10 = 0 then '09:00' end,
    '{"unit": "day", "every": 1, "weekdays": [], "month_day": null, "until": null, "skip_holidays": true}'
  from generate_series(1, $2::int) n,
       (select array_agg(id order by id) as ids from work_sites where company_id = $1) s,
       (select array_agg(id order by id) as ids from work_tasks where company_id = $1) t`;

/** A thousand visits on each day. @param before today: where they end */
export async function addVisits(owner: Asked, companyId: number, { days, before }: { readonly days: number; readonly before: number }): Promise<void> {
  await owner.query(
    `insert into site_visits (company_id, employee_id, number, type, purpose, work_site_id, date, started_at, ended_at, duration_minutes, travel_km, outcome, status)
     select $1, e.ids[1 + (n * 7 + d * 13) % array_length(e.ids, 1)], 'SV-' || d || '-' || n, 'Inspection', 'Lawatan berkala', s.ids[1 + n % array_length(s.ids, 1)],
       x.day, x.at, x.at + interval '50 minutes', 50, 12.5, 'Success', 'Completed'
     from generate_series($3::int, $3 + $2 - 1) d, generate_series(1, 1000) n,
       lateral (select '2026-11-20'::date - d as day, ('2026-11-20'::date - d + make_interval(hours => 9, mins => n % 400)) at time zone 'Asia/Kuala_Lumpur' as at) x,
       (select array_agg(id order by id) as ids from employees where company_id = $1 and status = 'Active') e,
       (select array_agg(id order by id) as ids from work_sites where company_id = $1) s`,
    [companyId, days, before],
  );
}

/** A contract with a bill of 5,000 lines, a section before each twenty of them. @returns its id */
export async function addBill(owner: Asked, companyId: number): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into pcr_projects (company_id, code, name, client_name, contract_sum, start_date, completion_date, retention_percent, retention_limit_percent, retain_materials,
       materials_percent, advance, recoup_from_percent, recoup_to_percent, tax_rules, payment_terms_days, claim_day, lad_per_day, securities)
     values ($1, 'PCR-1', 'Kontrak Contoh', 'Pelanggan Contoh', 5000000, '2026-01-01', '2027-12-31', 10, 5, false, 75, 0, 0, 0, '[]', 30, 25, 0, '[]') returning id`,
    [companyId],
  );
  const id = rows[0]?.id ?? 0;
  await owner.query(
    `insert into pcr_items (company_id, project_id, position, level, kind, bill_no, code, description, unit, quantity, rate, amount, valued_by)
     select $1, $2, n * 100, case when n % 20 = 1 then 1 else 0 end, case when n % 20 = 1 then 'Section' else 'Item' end, case when n % 20 = 1 then 'B' || n end,
       case when n % 20 <> 1 then 'I' || n end, 'Membekal dan memasang bahan seperti yang diterangkan dalam spesifikasi, item ' || n, 'm2', 100.5, 10, case when n % 20 = 1 then 0 else 1005 end, 'Measured'
     from generate_series(1, 5000) n`,
    [companyId, id],
  );
  return id;
}
