-- Signs of life of devices by month (of UTC): a month that is kept no longer is dropped as a whole, at no cost that grows with it. Months are made ahead;
-- what no month takes stands in `patrol_device_pings_rest` until its month is made.

alter table patrol_device_pings rename to patrol_device_pings_before;
alter index patrol_device_pings_pkey rename to patrol_device_pings_before_pkey;

create table patrol_device_pings (
  company_id bigint not null references companies (id),
  device_id bigint not null,
  -- the minute in which the device called; one row a minute, whoever sends it again
  minute timestamptz not null,
  battery integer check (battery between 0 and 100),
  -- the device was on, and said so later: there was no network
  late boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, device_id, minute),
  foreign key (company_id, device_id) references patrol_devices (company_id, id)
) partition by range (minute);
select mesra_company_table('patrol_device_pings');
create table patrol_device_pings_rest partition of patrol_device_pings default;
select mesra_company_table('patrol_device_pings_rest');

-- Makes the month of a day where it is missing. A table is made by its owner alone, so it runs as the one.
create function patrol_make_ping_month(day date) returns void language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '5s' as $$
declare
  first date := date_trunc('month', day)::date;
  month text := 'patrol_device_pings_' || to_char(first, 'YYYYMM');
  since timestamptz := first::timestamp at time zone 'UTC';
  until timestamptz := (first + interval '1 month') at time zone 'UTC';
begin
  if to_regclass('public.' || month) is not null then
    return;
  end if;
  -- Nothing is written until the month stands, and another process that makes it waits here.
  lock table patrol_device_pings in share row exclusive mode;
  if to_regclass('public.' || month) is not null then
    return;
  end if;
  execute format('create table %I (like patrol_device_pings including defaults including constraints)', month);
  execute format('with moved as (delete from patrol_device_pings_rest where minute >= %L and minute < %L returning *) insert into %I select * from moved', since, until, month);
  execute format('alter table patrol_device_pings attach partition %I for values from (%L) to (%L)', month, since, until);
  execute format('select mesra_company_table(%L)', month);
end $$;

-- Drops the months that were over before an instant. @returns how many
create function patrol_drop_ping_months(before timestamptz) returns integer language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '5s' as $$
declare
  month text;
  dropped integer := 0;
begin
  for month in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'patrol_device_pings'::regclass and c.relname ~ '^patrol_device_pings_[0-9]{6}$'
      and (to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month') at time zone 'UTC' <= before
    order by 1
  loop
    execute format('drop table %I', month);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;

revoke execute on function patrol_make_ping_month(date), patrol_drop_ping_months(timestamptz) from public;
grant execute on function patrol_make_ping_month(date), patrol_drop_ping_months(timestamptz) to mesra_system;

select patrol_make_ping_month(month::date) from (
  select distinct date_trunc('month', minute at time zone 'UTC') as month from patrol_device_pings_before
  union select date_trunc('month', current_date) + make_interval(months => n) from generate_series(0, 2) n
) months order by month;
insert into patrol_device_pings (company_id, device_id, minute, battery, created_at, updated_at)
  select company_id, device_id, minute, battery, created_at, updated_at from patrol_device_pings_before;
drop table patrol_device_pings_before;

alter table patrol_device_refusals drop constraint patrol_device_refusals_kind_check;
alter table patrol_device_refusals add check (kind in ('scan', 'sitrep', 'log', 'emergency', 'photo', 'ping'));
