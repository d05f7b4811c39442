-- How many applications to the police a company has of each type and status, so that the tabs of their list cost the same for 1,000 and for
-- 100,000. A row is a change and a number is the sum of its rows: writers only add, so that two who decide at once never wait here.
create table asm_application_counts (
  company_id bigint not null references companies (id),
  type text not null,
  status text not null,
  n bigint not null
);
create index asm_application_counts_of on asm_application_counts (company_id, type, status);
select mesra_company_table('asm_application_counts');
revoke insert, update, delete on asm_application_counts from mesra_app;

-- Replaces the rows of a company by their sums, those aside that somebody else is about to replace.
create function asm_application_counts_settle(company bigint) returns void language sql security definer set search_path = pg_catalog, public as $$
  with free as (select ctid from asm_application_counts where company_id = company for update skip locked),
       settled as (delete from asm_application_counts c using free where c.ctid = free.ctid returning c.*)
  insert into asm_application_counts select company_id, type, status, sum(n) from settled group by 1, 2, 3 having sum(n) <> 0
$$;

create function asm_applications_added() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into asm_application_counts select company_id, type, status, count(*) from after_rows group by 1, 2, 3;
  return null;
end $$;
create function asm_applications_removed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into asm_application_counts select company_id, type, status, -count(*) from before_rows group by 1, 2, 3;
  return null;
end $$;
create function asm_applications_moved() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into asm_application_counts
    select company_id, type, status, sum(n) from (
      select company_id, type, status, -1 as n from before_rows
      union all
      select company_id, type, status, 1 from after_rows
    ) moves group by 1, 2, 3 having sum(n) <> 0;
  -- One statement in a hundred: the rows stay few, and no job is needed.
  if random() < 0.01 then perform asm_application_counts_settle((select company_id from after_rows limit 1)); end if;
  return null;
end $$;
create trigger count_added after insert on asm_applications referencing new table as after_rows
  for each statement execute function asm_applications_added();
create trigger count_moved after update on asm_applications referencing old table as before_rows new table as after_rows
  for each statement execute function asm_applications_moved();
create trigger count_removed after delete on asm_applications referencing old table as before_rows
  for each statement execute function asm_applications_removed();

-- Whatever was kept otherwise than it is counted: no row as long as all is well.
create view asm_application_counts_wrong as
  select company_id, type, status, sum(n) as counted_beyond_kept from (
    select company_id, type, status, count(*) as n from asm_applications group by 1, 2, 3
    union all
    select company_id, type, status, -n from asm_application_counts
  ) both_sides group by 1, 2, 3 having sum(n) <> 0;
insert into asm_application_counts select company_id, type, status, count(*) from asm_applications group by 1, 2, 3;

revoke execute on function asm_application_counts_settle(bigint), asm_applications_added(), asm_applications_removed(), asm_applications_moved() from public;
