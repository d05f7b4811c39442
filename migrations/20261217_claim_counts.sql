-- How many claims a company has in each status, so that the tabs of its list cost the same for 100 claims and for 100,000. A row is a
-- change and a number is the sum of its rows: writers only add, so that two who decide at once never wait for each other here.
create table claim_counts (
  company_id bigint not null references companies (id),
  status text not null,
  n bigint not null
);
create index claim_counts_of on claim_counts (company_id, status);
select mesra_company_table('claim_counts');
revoke insert, update, delete on claim_counts from mesra_app;

-- Replaces the rows of a company by their sums, those aside that somebody else is about to replace.
create function claim_counts_settle(company bigint) returns void language sql security definer set search_path = pg_catalog, public as $$
  with free as (select ctid from claim_counts where company_id = company for update skip locked),
       settled as (delete from claim_counts c using free where c.ctid = free.ctid returning c.*)
  insert into claim_counts select company_id, status, sum(n) from settled group by 1, 2 having sum(n) <> 0
$$;

create function claims_added() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into claim_counts select company_id, status, count(*) from after_rows group by 1, 2;
  return null;
end $$;
create function claims_removed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into claim_counts select company_id, status, -count(*) from before_rows group by 1, 2;
  return null;
end $$;
create function claims_moved() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into claim_counts
    select company_id, status, sum(n) from (
      select company_id, status, -1 as n from before_rows
      union all
      select company_id, status, 1 from after_rows
    ) moves group by 1, 2 having sum(n) <> 0;
  -- One statement in a hundred: the rows stay few, and no job is needed.
  if random() < 0.01 then perform claim_counts_settle((select company_id from after_rows limit 1)); end if;
  return null;
end $$;
create trigger count_added after insert on claims referencing new table as after_rows for each statement execute function claims_added();
create trigger count_moved after update on claims referencing old table as before_rows new table as after_rows
  for each statement execute function claims_moved();
create trigger count_removed after delete on claims referencing old table as before_rows for each statement execute function claims_removed();

-- Whatever was kept otherwise than it is counted: no row as long as all is well.
create view claim_counts_wrong as
  select company_id, status, sum(n) as counted_beyond_kept from (
    select company_id, status, count(*) as n from claims group by 1, 2
    union all
    select company_id, status, -n from claim_counts
  ) both_sides group by 1, 2 having sum(n) <> 0;
insert into claim_counts select company_id, status, count(*) from claims group by 1, 2;

revoke execute on function claim_counts_settle(bigint), claims_added(), claims_removed(), claims_moved() from public;
