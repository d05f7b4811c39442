-- Days that another module plans stand on the roster beside those that were rostered by hand; who planned a day says who may take it away.
alter table attendance_schedules
  add column source text not null default 'roster' check (source in ('roster', 'deployment')),
  -- Unpaid; null: as the work schedule has it.
  add column break_minutes smallint check (break_minutes between 0 and 240),
  -- Where a day leads to after its first site.
  add column more_site_ids bigint[] not null default '{}';

-- Deployments that were confirmed before, from tomorrow on, where nobody rostered the day.
insert into attendance_schedules
  (company_id, employee_id, date, day_type, sessions, work_site_id, more_site_ids, remark, break_minutes, source, published_at)
select company_id, employee_id, date, 'Working',
  jsonb_agg(jsonb_build_object('start_time', start_time, 'end_time', end_time) order by start_time, id),
  (array_agg(work_site_id order by start_time, id))[1],
  array_remove(array_agg(distinct work_site_id), (array_agg(work_site_id order by start_time, id))[1]),
  left(string_agg(distinct name, ' · '), 255), max(break_minutes), 'deployment', now()
from (
  select d.id, d.company_id, d.employee_id, t.day::date as date, n.start_time, n.end_time, n.break_minutes, p.work_site_id, p.name
  from wom_deployments d
  join wom_requirements n on n.company_id = d.company_id and n.id = d.requirement_id
  join wom_projects p on p.company_id = d.company_id and p.id = n.project_id and not p.cancelled
  cross join lateral generate_series(greatest(d.start_date, current_date + 1, n.start_date), least(d.end_date, n.end_date), interval '1 day') as t(day)
  where d.confirmed_at is not null and d.cancelled_at is null and extract(isodow from t.day) = any(n.weekdays)
) planned
group by company_id, employee_id, date
on conflict do nothing;
