-- Documents for the search box, by title and by whose they are; behind the wall for the reason that `employees_found` names.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index documents_title on documents using gin ((' ' || lower(title)) gin_trgm_ops);
  end if;
end $$;

-- At most 400 that may be meant: whoever asks shows five, and a word that fits thousands is not looked for to the end. What is
-- out of reach is left out before, so that it takes nobody's place; who may see each is for the wall of documents to say.
-- @param within, words  as `employees_found` has them
-- @param own  the employee who asks: what is theirs, and what is the company's, is always among them
-- @param of_people  also what belongs to others: to everybody (`all_people`), or to who stands in one of the lists
create function documents_found(within text, words text[], own bigint, of_people boolean, all_people boolean,
  branches bigint[], divisions bigint[], departments bigint[], people bigint[]) returns setof bigint
language sql stable security definer rows 50 set search_path = pg_catalog, public set plan_cache_mode = force_generic_plan as
$$
  (select d.id from documents d
   where d.company_id = nullif(current_setting('app.company_id', true), '')::bigint and d.deleted_at is null
     -- Two words narrow an index to what has both; `all` narrows none.
     and ' ' || lower(d.title) like within and ' ' || lower(d.title) like case when words[1] = within then coalesce(words[2], within) else words[1] end
     and ' ' || lower(d.title) like all (words)
     and (d.employee_id is null or d.employee_id = own or of_people and (all_people or exists (
       select from employees e where e.company_id = d.company_id and e.id = d.employee_id
         and (e.branch_id = any(branches) or e.division_id = any(divisions) or e.department_id = any(departments) or e.id = any(people)))))
   limit 200)
  union
  (select d.id
   from (
     -- Any of the words may be the name, and the others stand in the title.
     select e.id, e.name, e.employee_code from unnest(words) word cross join lateral employees_found(word, array[word], false) e
     where of_people and (all_people or e.branch_id = any(branches) or e.division_id = any(divisions) or e.department_id = any(departments) or e.id = any(people))
     limit 200) p
   join documents d on d.company_id = nullif(current_setting('app.company_id', true), '')::bigint and d.employee_id = p.id and d.deleted_at is null
   where ' ' || lower(d.title || ' ' || p.name || ' ' || p.employee_code) like all (words)
   limit 200)
$$;
revoke all on function documents_found(text, text[], bigint, boolean, boolean, bigint[], bigint[], bigint[], bigint[]) from public;
grant execute on function documents_found(text, text[], bigint, boolean, boolean, bigint[], bigint[], bigint[], bigint[]) to mesra_app, mesra_system;
