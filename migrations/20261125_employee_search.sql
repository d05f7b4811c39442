-- People for the search box. Behind the wall, as `employees_matching` is, because LIKE may leak and an index would not serve it:
-- the function reads the company of the transaction itself. It answers rows, with what a hit shows and what a reach asks of, so
-- that nobody is looked up twice; whoever asks narrows them to the reach.
-- Patterns are of lower case and hold for a text with a blank before it: `%ahmad%`, and `% li%` where a word shall begin so.

-- The same pattern at the very beginning of a text that has no blank before it; null where it wants none.
create function pattern_at_start(pattern text) returns text language sql immutable as
  $$ select case when left(pattern, 2) = '% ' then substr(pattern, 3) end $$;

-- @param within  of the longest word, by which an index finds. @param words  all of them hold
-- @param personal  also by papers, email and position; false: by name and code alone
create function employees_found(within text, words text[], personal boolean)
returns table (id bigint, name text, employee_code text, status text, image_file uuid, position_name text, branch_id bigint, division_id bigint, department_id bigint)
language sql stable security definer rows 50 set search_path = pg_catalog, public
-- A plan for the word at hand reads the whole company for one that many have, which takes three times as long.
set plan_cache_mode = force_generic_plan as
$$
  select e.id, e.name, e.employee_code, e.status, e.image_file, p.name, e.branch_id, e.division_id, e.department_id
  from employees e left join positions p on p.company_id = e.company_id and p.id = e.position_id
  where e.company_id = nullif(current_setting('app.company_id', true), '')::bigint and e.deleted_at is null
    and (e.search like within or e.search like pattern_at_start(within)
      or e.position_id = any(array(
        select id from positions where personal and company_id = nullif(current_setting('app.company_id', true), '')::bigint and ' ' || lower(name) like within)))
    and ' ' || case when personal then e.search || ' ' || coalesce(lower(p.name), '') else lower(e.name || ' ' || e.employee_code) end like all (words)
$$;
revoke all on function employees_found(text, text[], boolean) from public;
grant execute on function employees_found(text, text[], boolean) to mesra_app, mesra_system;
