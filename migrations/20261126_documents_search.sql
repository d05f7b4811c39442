-- Documents for the search box, by title and by whose they are; behind the wall for the reason that `employees_found` names.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index documents_title on documents using gin (lower(title) gin_trgm_ops);
  end if;
end $$;

-- @param within, starts, words  as `employees_found` has them
create function documents_found(within text, starts text, words text[]) returns setof bigint
language sql stable security definer rows 50 set search_path = pg_catalog, public as
$$
  select d.id
  from documents d left join employees p on p.company_id = d.company_id and p.id = d.employee_id
  where d.company_id = nullif(current_setting('app.company_id', true), '')::bigint and d.deleted_at is null
    and (lower(d.title) like within or lower(d.title) like starts
      or d.employee_id = any(array(select id from employees_found(within, starts, array[within], false))))
    and ' ' || lower(d.title || ' ' || coalesce(p.name || ' ' || p.employee_code, '')) like all (words)
$$;
revoke all on function documents_found(text, text, text[]) from public;
grant execute on function documents_found(text, text, text[]) to mesra_app, mesra_system;
