-- The kept numbers of employees also tell who has a login, so that the headcount is a sum of a few rows.
drop trigger count_changed on employees;
drop trigger count_added on employees;
drop trigger count_removed on employees;
drop function employees_changed(), employees_added(), employees_removed(), employees_count(employee_counts[]), employee_place(employees, integer);

alter table employee_counts drop constraint employee_counts_pkey, add column login boolean not null default false;
alter table employee_counts alter column login drop default;
alter table employee_counts add primary key (company_id, status, employee_type, branch_id, division_id, department_id, position_id, login);

-- Once per statement: an import of thousands touches each count, and the company's row, once.
create function employees_count(changes employee_counts[]) returns void language sql security definer set search_path = pg_catalog, public as $$
  insert into employee_counts as c (company_id, status, employee_type, branch_id, division_id, department_id, position_id, login, employees)
    select company_id, status, employee_type, branch_id, division_id, department_id, position_id, login, sum(employees)
    from unnest(changes) group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(employees) <> 0
    -- In one order, so that two transactions never wait for each other in a ring.
    order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (company_id, status, employee_type, branch_id, division_id, department_id, position_id, login)
    do update set employees = c.employees + excluded.employees;
  update companies c
    set active_employees_count = c.active_employees_count + d.change
    from (select company_id, sum(employees) as change from unnest(changes) where status = 'Active' group by company_id having sum(employees) <> 0) d
    where c.id = d.company_id;
$$;
create function employee_place(e employees, n integer) returns employee_counts language sql immutable as $$
  select row(e.company_id, e.status, e.employee_type, coalesce(e.branch_id, 0), coalesce(e.division_id, 0), coalesce(e.department_id, 0),
             coalesce(e.position_id, 0), n, e.user_id is not null)::employee_counts
$$;
create function employees_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform employees_count(array_agg(place)) from (
    select employee_place(o::employees, -1) as place from before_rows o where o.deleted_at is null
    union all
    select employee_place(n::employees, 1) from after_rows n where n.deleted_at is null
  ) places having count(*) > 0;
  return null;
end $$;
create function employees_added() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform employees_count(array_agg(employee_place(n::employees, 1))) from after_rows n where n.deleted_at is null having count(*) > 0;
  return null;
end $$;
create function employees_removed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform employees_count(array_agg(employee_place(o::employees, -1))) from before_rows o where o.deleted_at is null having count(*) > 0;
  return null;
end $$;
revoke execute on function employees_count(employee_counts[]), employees_changed(), employees_added(), employees_removed() from public;
create trigger count_changed after update on employees referencing old table as before_rows new table as after_rows
  for each statement execute function employees_changed();
create trigger count_added after insert on employees referencing new table as after_rows
  for each statement execute function employees_added();
create trigger count_removed after delete on employees referencing old table as before_rows
  for each statement execute function employees_removed();

truncate employee_counts;
insert into employee_counts (company_id, status, employee_type, branch_id, division_id, department_id, position_id, login, employees)
  select company_id, status, employee_type, coalesce(branch_id, 0), coalesce(division_id, 0), coalesce(department_id, 0), coalesce(position_id, 0), user_id is not null, count(*)
  from employees where deleted_at is null group by 1, 2, 3, 4, 5, 6, 7, 8;

-- What the cards count by date.
create index employees_contract_end on employees (company_id, contract_end_at) where deleted_at is null and status = 'Active' and contract_end_at is not null;
-- Row-level security lets an index serve only conditions that cannot leak, and arithmetic on dates is none of them; so the
-- count runs behind the wall, as a function that reads the company of the transaction itself.
create index employees_probation on employees (company_id, ((company_joined_at + make_interval(months => probation_months::int))::date))
  where deleted_at is null and status = 'Active' and confirmed_at is null and probation_months > 0;
create function employees_probation_ending(since date, until date) returns bigint
  language sql stable security definer set search_path = pg_catalog, public as
$$
  select count(*) from employees
  where company_id = nullif(current_setting('app.company_id', true), '')::bigint and deleted_at is null and status = 'Active' and confirmed_at is null
    and probation_months > 0 and (company_joined_at + make_interval(months => probation_months::int))::date between since and until
$$;
revoke all on function employees_probation_ending(date, date) from public;
grant execute on function employees_probation_ending(date, date) to mesra_app, mesra_system;
-- The list of a department by name.
create index employees_department_name on employees (company_id, department_id, status, lower(name), id) where deleted_at is null;
