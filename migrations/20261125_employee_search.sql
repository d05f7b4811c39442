-- People for the search box. Behind the wall, as `employees_matching` is, because LIKE may leak and an index would not serve it:
-- the function reads the company of the transaction itself. It answers rows, with what a hit shows and what a reach asks of, so
-- that nobody is looked up twice; whoever asks narrows them to the reach.
-- @param within  LIKE pattern of the longest word, in lower case. @param starts  the same at the beginning of the text, or null
-- @param words   patterns that all hold for the text with a blank before it
-- @param personal  also by papers, email and position; false: by name and code alone
create function employees_found(within text, starts text, words text[], personal boolean)
returns table (id bigint, name text, employee_code text, status text, image_file uuid, position_name text, branch_id bigint, division_id bigint, department_id bigint)
language sql stable security definer rows 50 set search_path = pg_catalog, public as
$$
  select e.id, e.name, e.employee_code, e.status, e.image_file, p.name, e.branch_id, e.division_id, e.department_id
  from employees e left join positions p on p.company_id = e.company_id and p.id = e.position_id
  where e.company_id = nullif(current_setting('app.company_id', true), '')::bigint and e.deleted_at is null
    and (e.search like within or e.search like starts
      or e.position_id = any(array(
        select id from positions where personal and company_id = nullif(current_setting('app.company_id', true), '')::bigint and ' ' || lower(name) like within)))
    and ' ' || case when personal then e.search || ' ' || coalesce(lower(p.name), '') else lower(e.name || ' ' || e.employee_code) end like all (words)
$$;
revoke all on function employees_found(text, text, text[], boolean) from public;
grant execute on function employees_found(text, text, text[], boolean) to mesra_app, mesra_system;
