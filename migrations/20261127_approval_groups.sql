-- What waits is told in groups: eight reliefs of one kind with what they add up to. The kept figures tell the kinds apart, so that
-- groups cost the same for 20 that wait and for 50,000.
alter table approval_requests
  -- what it is beside its subject, in the words of the subject: a type of leave, an item of the tax form
  add column detail text not null default '',
  -- what it is about; null: no money
  add column worth numeric(12, 2);
drop view approval_figures_wrong;
alter table approval_figures add column detail text not null default '', add column worth numeric(16, 2) not null default 0;

-- The oldest of each group, and a group one after the other.
create index approval_requests_grouped on approval_requests (company_id, subject_type, status, detail, since, id) include (employee_id, last_by)
  where closed_at is null and not named;

create or replace function approval_share(q approval_requests, n integer) returns setof approval_figures language sql immutable as $$
  select q.company_id, q.subject_type, q.status, q.last_by, n, q.detail, coalesce(q.worth, 0) * n where q.closed_at is null and not q.named
$$;

create or replace function approval_figures_settle(company bigint) returns void language sql security definer set search_path = pg_catalog, public as $$
  with free as (select ctid from approval_figures where company_id = company for update skip locked),
       settled as (delete from approval_figures f using free where f.ctid = free.ctid returning f.*)
  insert into approval_figures (company_id, subject_type, status, last_by, detail, amount, worth)
    select company_id, subject_type, status, last_by, detail, sum(amount), sum(worth) from settled group by 1, 2, 3, 4, 5
    having sum(amount) <> 0 or sum(worth) <> 0
$$;
create or replace function approval_requests_added() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into approval_figures (company_id, subject_type, status, last_by, detail, amount, worth)
    select s.company_id, s.subject_type, s.status, s.last_by, s.detail, sum(s.amount), sum(s.worth)
    from after_rows n cross join lateral approval_share(n::approval_requests, 1) s group by 1, 2, 3, 4, 5;
  return null;
end $$;
create or replace function approval_requests_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into approval_figures (company_id, subject_type, status, last_by, detail, amount, worth)
    select s.company_id, s.subject_type, s.status, s.last_by, s.detail, sum(s.amount), sum(s.worth) from (
      select s.* from before_rows o cross join lateral approval_share(o::approval_requests, -1) s
      union all
      select s.* from after_rows n cross join lateral approval_share(n::approval_requests, 1) s
    ) s group by 1, 2, 3, 4, 5 having sum(s.amount) <> 0 or sum(s.worth) <> 0;
  -- One statement in a hundred: the rows stay few, and no job is needed.
  if random() < 0.01 then perform approval_figures_settle(company_id) from (select company_id from after_rows limit 1) one; end if;
  return null;
end $$;
create or replace function approval_requests_removed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into approval_figures (company_id, subject_type, status, last_by, detail, amount, worth)
    select s.company_id, s.subject_type, s.status, s.last_by, s.detail, sum(s.amount), sum(s.worth)
    from before_rows o cross join lateral approval_share(o::approval_requests, -1) s group by 1, 2, 3, 4, 5;
  return null;
end $$;

-- The same counted from the requests, and whatever was kept otherwise: no row as long as all is well.
create view approval_figures_wrong as
  select company_id, subject_type, status, last_by, detail, sum(amount) as counted_beyond_kept, sum(worth) as worth_beyond_kept from (
    select s.company_id, s.subject_type, s.status, s.last_by, s.detail, s.amount, s.worth from approval_requests q cross join lateral approval_share(q, 1) s
    union all
    select company_id, subject_type, status, last_by, detail, -amount, -worth from approval_figures
  ) both_sides group by 1, 2, 3, 4, 5 having sum(amount) <> 0 or sum(worth) <> 0;
