-- Positions of attendance records are kept for some days; this finds those that still have one, the oldest first.
create index attendance_records_placed on attendance_records (company_id, recorded_at) where lat is not null;

-- A position that goes changes nothing of what days count people as: such a change of records is not noted.
create or replace function attendance_noted_records_update() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into attendance_changes (company_id, employee_id, from_date, to_date)
    select e.company_id, e.id, min((r.recorded_at at time zone 'UTC')::date) - 1, 'infinity'
    from (
      select b.id, unnest(array[b.company_id, a.company_id]) as company_id, unnest(array[b.employee_id, a.employee_id]) as employee_id,
        unnest(array[b.recorded_at, a.recorded_at]) as recorded_at
      from before_rows b join after_rows a on a.id = b.id
      where to_jsonb(b) - '{lat,lng,accuracy_m}'::text[] is distinct from to_jsonb(a) - '{lat,lng,accuracy_m}'::text[]
    ) r join employees e on e.company_id = r.company_id and e.id = r.employee_id
    where r.recorded_at < e.created_at group by 1, 2;
  return null;
end $$;
