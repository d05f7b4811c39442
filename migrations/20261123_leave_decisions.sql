-- Rules, open decisions and turns of leave move to where decisions of every kind stand.

insert into approval_rules (company_id, subject_type, name, conditions, at_least, levels, created_at, updated_at)
select distinct on (company_id, leave_type_id, department_id, branch_id, min_days)
  company_id, 'leave', name,
  jsonb_strip_nulls(jsonb_build_object('leave_type_id', leave_type_id, 'department_id', department_id, 'branch_id', branch_id)), min_days,
  (select jsonb_agg(jsonb_build_object('approvers', l.approvers, 'at_least', 0) order by l.n) from jsonb_array_elements(levels) with ordinality l(approvers, n)),
  created_at, updated_at
-- Of two rules for the same only the older one was ever chosen.
from leave_approval_rules order by company_id, leave_type_id, department_id, branch_id, min_days, id;
drop table leave_approval_rules;

insert into approval_requests (company_id, subject_type, subject_id, employee_id, status, levels, level, named, last_by, facts_hash, since, due_at, closed_at)
select l.company_id, 'leave', l.id, l.employee_id, l.status,
  (select jsonb_agg(jsonb_build_object('approvers', c.approvers, 'at_least', 0) order by c.n) from jsonb_array_elements(l.chain) with ordinality c(approvers, n)),
  l.level, w.waits and l.approver_ids is not null, l.reviewed_by, '', w.since, w.since + interval '2 days',
  case when not w.waits then coalesce(l.cancelled_at, l.rejected_at, l.approved_at, l.updated_at) end
from leaves l
cross join lateral (
  select l.status in ('Waiting for Approval', 'Reviewed') as waits, coalesce(l.reviewed_at, l.created_at) as since
) w
-- What was decided keeps its levels, to be shown with them.
where w.waits or l.chain is not null;

-- Each approver of the open level, with their substitute beside them; nobody decides over their own leave.
insert into approval_turns (company_id, request_id, user_id, substitute_id)
select distinct on (t.request_id, t.user_id) t.company_id, t.request_id, t.user_id, nullif(t.substitute_id, t.applicant) from (
  select q.company_id, q.id as request_id, e.user_id as applicant,
    case when (a ->> 'user_id')::bigint = e.user_id then (a ->> 'substitute_id')::bigint else (a ->> 'user_id')::bigint end as user_id,
    case when (a ->> 'user_id')::bigint = e.user_id then null else (a ->> 'substitute_id')::bigint end as substitute_id
  from approval_requests q join employees e on e.id = q.employee_id
  cross join jsonb_array_elements(q.levels -> (q.level - 1) -> 'approvers') a
  where q.subject_type = 'leave' and q.named and q.closed_at is null
) t where t.user_id is not null and t.user_id is distinct from t.applicant order by t.request_id, t.user_id, t.substitute_id;
update approval_requests q set named = false
where q.named and not exists (select from approval_turns t where t.request_id = q.id);

-- The figures no longer tell turns apart: a status alone says what is undecided.
drop view leave_figures_wrong;
drop view leave_figures_counted;
drop function leaves_in_turn(text, bigint[], bigint, bigint, integer);
drop function leave_share(leaves, integer);
drop function leave_day_share(leave_days, bigint, integer);
drop index leaves_waiting;
alter table leave_figures drop column approver_ids, drop column reviewed_by;
alter table leaves drop column chain, drop column level, drop column approver_ids;

create function leave_share(l leaves, n integer) returns setof leave_figures language sql immutable as $$
  select l.company_id, 'leaves', make_date(extract(year from l.start_date)::int, 1, 1), l.leave_type_id, l.status, n::numeric
  union all
  select l.company_id, 'starting', l.start_date, null, null, n where l.status = 'Approved'
$$;
create function leave_day_share(d leave_days, type_id bigint, n integer) returns setof leave_figures language sql immutable as $$
  select d.company_id, 'days', make_date(extract(year from d.date)::int, extract(month from d.date)::int, 1), type_id, null, n * d.value
  where d.live and d.value > 0
  union all
  select d.company_id, 'away', d.date, null, null, n where d.live and d.value > 0
$$;
create or replace function leave_figures_settle(company bigint) returns void language sql security definer set search_path = pg_catalog, public as $$
  with free as (select ctid from leave_figures where company_id = company for update skip locked),
       settled as (delete from leave_figures f using free where f.ctid = free.ctid returning f.*)
  insert into leave_figures
    select company_id, figure, on_date, leave_type_id, status, sum(amount) from settled
    group by 1, 2, 3, 4, 5 having sum(amount) <> 0
$$;
create or replace function leaves_added() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into leave_figures
    select s.company_id, s.figure, s.on_date, s.leave_type_id, s.status, sum(s.amount)
    from after_rows n cross join lateral leave_share(n::leaves, 1) s group by 1, 2, 3, 4, 5;
  perform leave_figures_rest((select company_id from after_rows limit 1));
  return null;
end $$;
create or replace function leaves_removed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  -- Its days are gone already, and were taken off while it stood.
  insert into leave_figures
    select s.company_id, s.figure, s.on_date, s.leave_type_id, s.status, sum(s.amount)
    from before_rows o cross join lateral leave_share(o::leaves, -1) s group by 1, 2, 3, 4, 5;
  return null;
end $$;
create or replace function leaves_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into leave_figures
    select s.company_id, s.figure, s.on_date, s.leave_type_id, s.status, sum(s.amount) from (
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
    ) s group by 1, 2, 3, 4, 5 having sum(s.amount) <> 0;
  perform leave_figures_rest((select company_id from after_rows limit 1));
  return null;
end $$;
create or replace function leave_days_added() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into leave_figures
    select s.company_id, s.figure, s.on_date, s.leave_type_id, s.status, sum(s.amount)
    from after_rows n join leaves l on l.id = n.leave_id and l.status = 'Approved'
    cross join lateral leave_day_share(n::leave_days, l.leave_type_id, 1) s group by 1, 2, 3, 4, 5;
  return null;
end $$;
create or replace function leave_days_removed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into leave_figures
    select s.company_id, s.figure, s.on_date, s.leave_type_id, s.status, sum(s.amount)
    from before_rows o join leaves l on l.id = o.leave_id and l.status = 'Approved'
    cross join lateral leave_day_share(o::leave_days, l.leave_type_id, -1) s group by 1, 2, 3, 4, 5;
  return null;
end $$;
create or replace function leave_days_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into leave_figures
    select s.company_id, s.figure, s.on_date, s.leave_type_id, s.status, sum(s.amount) from (
      select s.* from before_rows o join leaves l on l.id = o.leave_id and l.status = 'Approved' cross join lateral leave_day_share(o::leave_days, l.leave_type_id, -1) s
      union all
      select s.* from after_rows n join leaves l on l.id = n.leave_id and l.status = 'Approved' cross join lateral leave_day_share(n::leave_days, l.leave_type_id, 1) s
    ) s group by 1, 2, 3, 4, 5 having sum(s.amount) <> 0;
  return null;
end $$;

create view leave_figures_counted as
  select s.company_id, s.figure, s.on_date, s.leave_type_id, s.status, sum(s.amount) as amount from (
    select s.* from leaves l cross join lateral leave_share(l, 1) s
    union all
    select s.* from leave_days d join leaves l on l.id = d.leave_id and l.status = 'Approved' cross join lateral leave_day_share(d, l.leave_type_id, 1) s
  ) s group by 1, 2, 3, 4, 5;
create view leave_figures_wrong as
  select company_id, figure, on_date, leave_type_id, status, sum(amount) as counted_beyond_kept from (
    select * from leave_figures_counted
    union all
    select company_id, figure, on_date, leave_type_id, status, -amount from leave_figures
  ) both_sides group by 1, 2, 3, 4, 5 having sum(amount) <> 0;

-- Rows that only the turn told apart become one.
do $$ declare company bigint; begin
  for company in select distinct company_id from leave_figures loop perform leave_figures_settle(company); end loop;
end $$;
