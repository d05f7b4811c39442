-- Whoever has not checked in, or not checked out, is reminded once: so many minutes after the session started or ended. Null: never.
alter table attendance_settings
  add column remind_checkin_minutes smallint default 30 check (remind_checkin_minutes between 5 and 240),
  add column remind_checkout_minutes smallint default 60 check (remind_checkout_minutes between 5 and 240);

create table attendance_reminders (
  company_id bigint not null references companies (id),
  employee_id bigint not null,
  -- The day on which the session starts.
  date date not null,
  session_index smallint not null,
  type text not null check (type in ('checkin', 'checkout')),
  created_at timestamptz not null default now(),
  primary key (company_id, employee_id, date, session_index, type),
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index on attendance_reminders (company_id, date);
select mesra_company_table('attendance_reminders');
