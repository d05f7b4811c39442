-- Claims for the search box: by the beginning of their number, byte by byte whatever language the database sorts in, by title, and
-- by whose they are; behind the wall for the reason that `employees_found` names.
create index claims_number_begins on claims (company_id, number text_pattern_ops);

do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index claims_title on claims using gin ((' ' || lower(title)) gin_trgm_ops);
  end if;
end $$;

-- At most 400 that may be meant, as `documents_found` has them.
create function claims_found(within text, words text[], all_people boolean, branches bigint[], divisions bigint[], departments bigint[], people bigint[])
returns setof bigint
language sql stable security definer rows 50 set search_path = pg_catalog, public set plan_cache_mode = force_generic_plan as
$$
  (select c.id from claims c
   where c.company_id = nullif(current_setting('app.company_id', true), '')::bigint and c.status <> 'Draft'
     and ' ' || lower(c.title) like within and ' ' || lower(c.title) like all (words)
     and (all_people or exists (
       select from employees e where e.company_id = c.company_id and e.id = c.employee_id
         and (e.branch_id = any(branches) or e.division_id = any(divisions) or e.department_id = any(departments) or e.id = any(people))))
   limit 200)
  union
  (select c.id
   from (
     -- Any of the words may be the name, and the others stand in the title.
     select e.id, e.name, e.employee_code from unnest(words) word cross join lateral employees_found(word, array[word], false) e
     where all_people or e.branch_id = any(branches) or e.division_id = any(divisions) or e.department_id = any(departments) or e.id = any(people)
     limit 200) p
   join claims c on c.company_id = nullif(current_setting('app.company_id', true), '')::bigint and c.employee_id = p.id and c.status <> 'Draft'
   where ' ' || lower(c.title || ' ' || p.name || ' ' || p.employee_code) like all (words)
   limit 200)
$$;
revoke all on function claims_found(text, text[], boolean, bigint[], bigint[], bigint[], bigint[]) from public;
grant execute on function claims_found(text, text[], boolean, bigint[], bigint[], bigint[], bigint[]) to mesra_app, mesra_system;
