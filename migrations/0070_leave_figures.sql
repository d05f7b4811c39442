-- Figures of leave that are kept, so that counters cost the same for 1,000 people and for 100,000.
-- A row is a change, and a figure is the sum of its rows: writers only add, so that nobody waits for anybody and two
-- who decide at once never block each other. Now and then a writer sums up the rows of its company.
create table leave_figures (
  company_id bigint not null references companies (id),
  -- leaves: number by year of the start (1 January), type and status, undecided ones also by turn and reviewer
  -- days: approved days by month (its first) and type; away: counted days of a date; starting: approved leaves by first day
  figure text not null check (figure in ('leaves', 'days', 'away', 'starting')),
  on_date date not null,
  leave_type_id bigint,
  status text,
  approver_ids bigint[],
  reviewed_by bigint,
  amount numeric(14, 1) not null
);
create index leave_figures_of on leave_figures (company_id, figure, status, on_date);
select mesra_company_table('leave_figures');
revoke insert, update, delete on leave_figures from mesra_app;

-- What one leave, and one day of an approved leave, adds to the figures.
create function leave_share(l leaves, n integer) returns setof leave_figures language sql immutable as $$
  select l.company_id, 'leaves', make_date(extract(year from l.start_date)::int, 1, 1), l.leave_type_id, l.status,
         case when l.status in ('Waiting for Approval', 'Reviewed') then l.approver_ids end,
         case when l.status in ('Waiting for Approval', 'Reviewed') then l.reviewed_by end, n::numeric
  union all
  select l.company_id, 'starting', l.start_date, null, null, null, null, n where l.status = 'Approved'
$$;
create function leave_day_share(d leave_days, type_id bigint, n integer) returns setof leave_figures language sql immutable as $$
  select d.company_id, 'days', make_date(extract(year from d.date)::int, extract(month from d.date)::int, 1), type_id, null, null::bigint[], null::bigint, n * d.value
  where d.live and d.value > 0
  union all
  select d.company_id, 'away', d.date, null, null, null, null, n where d.live and d.value > 0
$$;

-- Replaces the rows of a company by their sums, those aside that somebody else is about to replace.
create function leave_figures_settle(company bigint) returns void language sql security definer set search_path = pg_catalog, public as $$
  with free as (select ctid from leave_figures where company_id = company for update skip locked),
       settled as (delete from leave_figures f using free where f.ctid = free.ctid returning f.*)
  insert into leave_figures
    select company_id, figure, on_date, leave_type_id, status, approver_ids, reviewed_by, sum(amount) from settled
    group by 1, 2, 3, 4, 5, 6, 7 having sum(amount) <> 0
$$;
create function leave_figures_rest(company bigint) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  -- One statement in a hundred: the rows stay few, and no job is needed.
  if company is not null and random() < 0.01 then perform leave_figures_settle(company); end if;
end $$;

create function leaves_added() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into leave_figures
    select s.company_id, s.figure, s.on_date, s.leave_type_id, s.status, s.approver_ids, s.reviewed_by, sum(s.amount)
    from after_rows n cross join lateral leave_share(n::leaves, 1) s group by 1, 2, 3, 4, 5, 6, 7;
  perform leave_figures_rest((select company_id from after_rows limit 1));
  return null;
end $$;
create function leaves_removed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  -- Its days are gone already, and were taken off while it stood.
  insert into leave_figures
    select s.company_id, s.figure, s.on_date, s.leave_type_id, s.status, s.approver_ids, s.reviewed_by, sum(s.amount)
    from before_rows o cross join lateral leave_share(o::leaves, -1) s group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;
create function leaves_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into leave_figures
    select s.company_id, s.figure, s.on_date, s.leave_type_id, s.status, s.approver_ids, s.reviewed_by, sum(s.amount) from (
      select s.* from before_rows o cross join lateral leave_share(o::leaves, -1) s
      union all
      select s.* from after_rows n cross join lateral leave_share(n::leaves, 1) s
      union all
      -- Days count once their leave is approved.
      select s.* from before_rows o join after_rows n on n.id = o.id and (n.status, n.leave_type_id) is distinct from (o.status, o.leave_type_id)
        join leave_days d on d.leave_id = o.id cross join lateral leave_day_share(d, o.leave_type_id, -1) s where o.status = 'Approved'
      union all
      select s.* from before_rows o join after_rows n on n.id = o.id and (n.status, n.leave_type_id) is distinct from (o.status, o.leave_type_id)
        join leave_days d on d.leave_id = n.id cross join lateral leave_day_share(d, n.leave_type_id, 1) s where n.status = 'Approved'
    ) s group by 1, 2, 3, 4, 5, 6, 7 having sum(s.amount) <> 0;
  perform leave_figures_rest((select company_id from after_rows limit 1));
  return null;
end $$;

create function leave_days_added() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into leave_figures
    select s.company_id, s.figure, s.on_date, s.leave_type_id, s.status, s.approver_ids, s.reviewed_by, sum(s.amount)
    from after_rows n join leaves l on l.id = n.leave_id and l.status = 'Approved'
    cross join lateral leave_day_share(n::leave_days, l.leave_type_id, 1) s group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;
create function leave_days_removed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into leave_figures
    select s.company_id, s.figure, s.on_date, s.leave_type_id, s.status, s.approver_ids, s.reviewed_by, sum(s.amount)
    from before_rows o join leaves l on l.id = o.leave_id and l.status = 'Approved'
    cross join lateral leave_day_share(o::leave_days, l.leave_type_id, -1) s group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;
create function leave_days_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into leave_figures
    select s.company_id, s.figure, s.on_date, s.leave_type_id, s.status, s.approver_ids, s.reviewed_by, sum(s.amount) from (
      select s.* from before_rows o join leaves l on l.id = o.leave_id and l.status = 'Approved' cross join lateral leave_day_share(o::leave_days, l.leave_type_id, -1) s
      union all
      select s.* from after_rows n join leaves l on l.id = n.leave_id and l.status = 'Approved' cross join lateral leave_day_share(n::leave_days, l.leave_type_id, 1) s
    ) s group by 1, 2, 3, 4, 5, 6, 7 having sum(s.amount) <> 0;
  return null;
end $$;
create trigger figures_added after insert on leaves referencing new table as after_rows for each statement execute function leaves_added();
create trigger figures_changed after update on leaves referencing old table as before_rows new table as after_rows
  for each statement execute function leaves_changed();
create trigger figures_removed after delete on leaves referencing old table as before_rows for each statement execute function leaves_removed();
create trigger figures_added after insert on leave_days referencing new table as after_rows for each statement execute function leave_days_added();
create trigger figures_changed after update on leave_days referencing old table as before_rows new table as after_rows
  for each statement execute function leave_days_changed();
create trigger figures_removed after delete on leave_days referencing old table as before_rows for each statement execute function leave_days_removed();

-- The same figures counted from leaves and days, and whatever of them was kept otherwise: no row as long as all is well.
create view leave_figures_counted as
  select s.company_id, s.figure, s.on_date, s.leave_type_id, s.status, s.approver_ids, s.reviewed_by, sum(s.amount) as amount from (
    select s.* from leaves l cross join lateral leave_share(l, 1) s
    union all
    select s.* from leave_days d join leaves l on l.id = d.leave_id and l.status = 'Approved' cross join lateral leave_day_share(d, l.leave_type_id, 1) s
  ) s group by 1, 2, 3, 4, 5, 6, 7;
create view leave_figures_wrong as
  select company_id, figure, on_date, leave_type_id, status, approver_ids, reviewed_by, sum(amount) as counted_beyond_kept from (
    select * from leave_figures_counted
    union all
    select company_id, figure, on_date, leave_type_id, status, approver_ids, reviewed_by, -amount from leave_figures
  ) both_sides group by 1, 2, 3, 4, 5, 6, 7 having sum(amount) <> 0;
insert into leave_figures select * from leave_figures_counted;

revoke execute on function leave_figures_settle(bigint), leave_figures_rest(bigint), leaves_added(), leaves_removed(), leaves_changed(), leave_days_added(),
  leave_days_removed(), leave_days_changed() from public;

-- Undecided leaves in the order in which they have waited, within each turn. Row-level security lets an index serve
-- only conditions that cannot leak, and equality of arrays is none of them; so the search runs behind the wall, as a
-- function that reads the company of the transaction itself.
create index leaves_waiting on leaves (company_id, status, coalesce(approver_ids, '{}'), coalesce(reviewed_by, 0), coalesce(reviewed_at, created_at), id)
  where status in ('Waiting for Approval', 'Reviewed');
-- @param but leaves of this employee are left out @param most as many at most
create function leaves_in_turn(in_status text, turn bigint[], reviewer bigint, but bigint, most integer) returns table (id bigint, since timestamptz)
  language sql stable security definer rows 5 set search_path = pg_catalog, public as
$$
  select l.id, coalesce(l.reviewed_at, l.created_at) from leaves l
  where l.company_id = nullif(current_setting('app.company_id', true), '')::bigint and l.status in ('Waiting for Approval', 'Reviewed')
    and l.status = in_status and coalesce(l.approver_ids, '{}') = coalesce(turn, '{}') and coalesce(l.reviewed_by, 0) = coalesce(reviewer, 0)
    and l.employee_id is distinct from but
  order by coalesce(l.reviewed_at, l.created_at), l.id
  limit most
$$;
revoke all on function leaves_in_turn(text, bigint[], bigint, bigint, integer) from public;
grant execute on function leaves_in_turn(text, bigint[], bigint, bigint, integer) to mesra_app, mesra_system;

-- Who is away: those who are back first come first. Two halves of a day are one person away.
create index leaves_until on leaves (company_id, end_date, start_date, id) where status = 'Approved';
create index leave_days_halves on leave_days (company_id, date, employee_id) where live and part <> 'Full';
-- The list's own order.
create index leaves_created on leaves (company_id, created_at desc, id desc);
