-- Whose days changed, so that the figures of a day are not counted anew for 10,000 people whenever one of them checks in. A row is written in
-- the transaction of the change and names it; writers only add. Whoever has counted a day remembers the snapshot, and asks for the people of
-- transactions that it did not see. Old rows go at night: nobody remembers for so long.
create table attendance_changes (
  company_id bigint not null references companies (id),
  employee_id bigint not null,
  from_date date not null,
  to_date date not null,
  -- a number, because row-level security lets an index serve only comparisons that cannot leak
  tx bigint not null default (pg_current_xact_id()::text::bigint),
  at timestamptz not null default now()
);
create index attendance_changes_of on attendance_changes (company_id, tx);
create index attendance_changes_at on attendance_changes (at);
select mesra_company_table('attendance_changes');
revoke insert, update on attendance_changes from mesra_app;

-- Everything that plans the day of a person, and what became of it: one row a statement and person, over the days that it touched.
do $do$
declare
  source record;
  event record;
begin
  for source in select * from (values
    ('attendances', 'employee_id', 'date', 'date'),
    ('attendance_schedules', 'employee_id', 'date', 'date'),
    ('employee_work_schedules', 'employee_id', 'effective_from', 'coalesce(effective_to, ''infinity'')'),
    ('leave_days', 'employee_id', 'date', 'date'),
    ('leaves', 'employee_id', 'start_date', 'end_date'),
    ('employees', 'id', '''-infinity''::date', '''infinity''::date')
  ) as s(tab, person, first, last)
  loop
    for event in select * from (values
      ('insert', 'after_rows', 'new table as after_rows'),
      ('delete', 'before_rows', 'old table as before_rows'),
      ('update', format('(select company_id, %1$s, %2$s as first_day, %3$s as last_day from before_rows union all select company_id, %1$s, %2$s, %3$s from after_rows) r',
        source.person, source.first, source.last), 'old table as before_rows new table as after_rows')
    ) as e(name, changed, referencing)
    loop
      execute format($f$
        create function attendance_noted_%1$s_%2$s() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
        begin
          insert into attendance_changes (company_id, employee_id, from_date, to_date)
            select company_id, %3$s, min(%4$s), max(%5$s) from %6$s group by 1, 2;
          return null;
        end $$
      $f$, source.tab, event.name, source.person,
        case event.name when 'update' then 'first_day' else source.first end, case event.name when 'update' then 'last_day' else source.last end, event.changed);
      execute format('create trigger attendance_noted_%2$s after %2$s on %1$s referencing %3$s for each statement execute function attendance_noted_%1$s_%2$s()',
        source.tab, event.name, event.referencing);
      execute format('revoke execute on function attendance_noted_%1$s_%2$s() from public', source.tab, event.name);
    end loop;
  end loop;
end $do$;

-- Days that lack a punch are few; finding them reads two weeks of everybody otherwise.
create index attendances_unpaired on attendances (company_id, date) where flags && array['missing_checkin', 'missing_checkout'];
