-- Whether a missing record of a day says anything about somebody who was entered after that day follows from their first record. A record
-- from before its employee was entered changes what every later day counts them as, so it is noted like any other change of days. Records of
-- people who had been entered change none of it: what they made of a day is noted at the day.
do $do$
declare
  event record;
begin
  for event in select * from (values
    ('insert', 'after_rows', 'new table as after_rows'),
    ('delete', 'before_rows', 'old table as before_rows'),
    ('update', '(select company_id, employee_id, recorded_at from before_rows union all select company_id, employee_id, recorded_at from after_rows)',
      'old table as before_rows new table as after_rows')
  ) as e(name, changed, referencing)
  loop
    execute format($f$
      create function attendance_noted_records_%1$s() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
      begin
        -- A day earlier than in UTC at the least, wherever the company is.
        insert into attendance_changes (company_id, employee_id, from_date, to_date)
          select e.company_id, e.id, min((r.recorded_at at time zone 'UTC')::date) - 1, 'infinity'
          from %2$s r join employees e on e.company_id = r.company_id and e.id = r.employee_id
          where r.recorded_at < e.created_at group by 1, 2;
        return null;
      end $$
    $f$, event.name, event.changed);
    execute format('create trigger attendance_noted_records_%1$s after %1$s on attendance_records referencing %2$s for each statement execute function attendance_noted_records_%1$s()',
      event.name, event.referencing);
    execute format('revoke execute on function attendance_noted_records_%1$s() from public', event.name);
  end loop;
end $do$;
