-- How much waits for whoever holds the right is kept, so that the inbox costs the same for 20 that wait and for 50,000.
-- A row is a change, and a figure is the sum of its rows: writers only add, so that nobody waits for anybody. Now and then
-- a writer sums up the rows of its company.
create table approval_figures (
  company_id bigint not null references companies (id),
  subject_type text not null,
  status text not null,
  -- who moved them last, for four eyes
  last_by bigint,
  amount integer not null
);
create index approval_figures_of on approval_figures (company_id, subject_type, status);
select mesra_company_table('approval_figures');
revoke insert, update, delete on approval_figures from mesra_app;

-- Those that whoever looks at them moved last, longest first.
create index approval_requests_moved on approval_requests (company_id, last_by, subject_type, status, since, id) include (employee_id)
  where closed_at is null and not named;

-- What one request adds: nothing while people are named for it, and nothing once it is closed.
create function approval_share(q approval_requests, n integer) returns setof approval_figures language sql immutable as $$
  select q.company_id, q.subject_type, q.status, q.last_by, n where q.closed_at is null and not q.named
$$;

-- Replaces the rows of a company by their sums, those aside that somebody else is about to replace.
create function approval_figures_settle(company bigint) returns void language sql security definer set search_path = pg_catalog, public as $$
  with free as (select ctid from approval_figures where company_id = company for update skip locked),
       settled as (delete from approval_figures f using free where f.ctid = free.ctid returning f.*)
  insert into approval_figures select company_id, subject_type, status, last_by, sum(amount) from settled group by 1, 2, 3, 4 having sum(amount) <> 0
$$;

create function approval_requests_added() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into approval_figures select s.company_id, s.subject_type, s.status, s.last_by, sum(s.amount)
    from after_rows n cross join lateral approval_share(n::approval_requests, 1) s group by 1, 2, 3, 4;
  return null;
end $$;
create function approval_requests_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into approval_figures select s.company_id, s.subject_type, s.status, s.last_by, sum(s.amount) from (
      select s.* from before_rows o cross join lateral approval_share(o::approval_requests, -1) s
      union all
      select s.* from after_rows n cross join lateral approval_share(n::approval_requests, 1) s
    ) s group by 1, 2, 3, 4 having sum(s.amount) <> 0;
  -- One statement in a hundred: the rows stay few, and no job is needed.
  if random() < 0.01 then perform approval_figures_settle(company_id) from (select company_id from after_rows limit 1) one; end if;
  return null;
end $$;
create function approval_requests_removed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into approval_figures select s.company_id, s.subject_type, s.status, s.last_by, sum(s.amount)
    from before_rows o cross join lateral approval_share(o::approval_requests, -1) s group by 1, 2, 3, 4;
  return null;
end $$;
create trigger figures_added after insert on approval_requests referencing new table as after_rows
  for each statement execute function approval_requests_added();
create trigger figures_changed after update on approval_requests referencing old table as before_rows new table as after_rows
  for each statement execute function approval_requests_changed();
create trigger figures_removed after delete on approval_requests referencing old table as before_rows
  for each statement execute function approval_requests_removed();

-- The same counted from the requests, and whatever was kept otherwise: no row as long as all is well.
create view approval_figures_wrong as
  select company_id, subject_type, status, last_by, sum(amount) as counted_beyond_kept from (
    select s.* from approval_requests q cross join lateral approval_share(q, 1) s
    union all
    select company_id, subject_type, status, last_by, -amount from approval_figures
  ) both_sides group by 1, 2, 3, 4 having sum(amount) <> 0;
insert into approval_figures select s.company_id, s.subject_type, s.status, s.last_by, sum(s.amount)
  from approval_requests q cross join lateral approval_share(q, 1) s group by 1, 2, 3, 4;

revoke execute on function approval_figures_settle(bigint), approval_requests_added(), approval_requests_changed(), approval_requests_removed() from public;
