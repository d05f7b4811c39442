-- What a company's claims add up to, beside how many there are in each status: by year, and of paid ones by the day of payment, so that the
-- figures above the list, the tabs of a year and the dashboard read some hundred rows instead of 100,000 claims.
lock table claims in share row exclusive mode;
delete from claim_counts;
drop view claim_counts_wrong;
drop index claim_counts_of;
alter table claim_counts
  -- of the month of the claim
  add column year smallint not null,
  -- of paid claims
  add column paid_on date,
  add column total numeric(16, 2) not null,
  add column approved numeric(16, 2) not null,
  -- from submission to payment, added up over so many claims (`timed`)
  add column days bigint not null,
  add column timed bigint not null;
create index claim_counts_of on claim_counts (company_id, status, paid_on);

create or replace function claim_counts_settle(company bigint) returns void language sql security definer set search_path = pg_catalog, public as $$
  with free as (select ctid from claim_counts where company_id = company for update skip locked),
       settled as (delete from claim_counts c using free where c.ctid = free.ctid returning c.*)
  insert into claim_counts (company_id, status, year, paid_on, n, total, approved, days, timed)
    select company_id, status, year, paid_on, sum(n), sum(total), sum(approved), sum(days), sum(timed) from settled group by 1, 2, 3, 4
    having sum(n) <> 0 or sum(total) <> 0 or sum(approved) <> 0 or sum(days) <> 0 or sum(timed) <> 0
$$;

create or replace function claims_added() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into claim_counts (company_id, status, year, paid_on, n, total, approved, days, timed)
    select company_id, status, year, paid_on, sum(n), sum(total), sum(approved), coalesce(sum(days), 0), coalesce(sum(n) filter (where days is not null), 0)
    from (
      select company_id, status, extract(year from claim_month)::smallint as year, case when status = 'Paid' then payment_date end as paid_on,
        1::bigint as n, total_amount as total, approved_amount as approved, case when status = 'Paid' then (payment_date - submit_date)::bigint end as days
      from after_rows
    ) f group by 1, 2, 3, 4
    having sum(n) <> 0 or sum(total) <> 0 or sum(approved) <> 0 or coalesce(sum(days), 0) <> 0 or coalesce(sum(n) filter (where days is not null), 0) <> 0;
  return null;
end $$;
create or replace function claims_removed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into claim_counts (company_id, status, year, paid_on, n, total, approved, days, timed)
    select company_id, status, year, paid_on, sum(n), sum(total), sum(approved), coalesce(sum(days), 0), coalesce(sum(n) filter (where days is not null), 0)
    from (
      select company_id, status, extract(year from claim_month)::smallint as year, case when status = 'Paid' then payment_date end as paid_on,
        -1::bigint as n, -total_amount as total, -approved_amount as approved, case when status = 'Paid' then -(payment_date - submit_date)::bigint end as days
      from before_rows
    ) f group by 1, 2, 3, 4
    having sum(n) <> 0 or sum(total) <> 0 or sum(approved) <> 0 or coalesce(sum(days), 0) <> 0 or coalesce(sum(n) filter (where days is not null), 0) <> 0;
  return null;
end $$;
create or replace function claims_moved() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into claim_counts (company_id, status, year, paid_on, n, total, approved, days, timed)
    select company_id, status, year, paid_on, sum(n), sum(total), sum(approved), coalesce(sum(days), 0), coalesce(sum(n) filter (where days is not null), 0)
    from (
      select company_id, status, extract(year from claim_month)::smallint as year, case when status = 'Paid' then payment_date end as paid_on,
        -1::bigint as n, -total_amount as total, -approved_amount as approved, case when status = 'Paid' then -(payment_date - submit_date)::bigint end as days
      from before_rows
      union all
      select company_id, status, extract(year from claim_month)::smallint as year, case when status = 'Paid' then payment_date end as paid_on,
        1::bigint as n, total_amount as total, approved_amount as approved, case when status = 'Paid' then (payment_date - submit_date)::bigint end as days
      from after_rows
    ) f group by 1, 2, 3, 4
    having sum(n) <> 0 or sum(total) <> 0 or sum(approved) <> 0 or coalesce(sum(days), 0) <> 0 or coalesce(sum(n) filter (where days is not null), 0) <> 0;
  -- One statement in a hundred: the rows stay few, and no job is needed.
  if random() < 0.01 then perform claim_counts_settle((select company_id from after_rows limit 1)); end if;
  return null;
end $$;

-- What all claims come to when they are counted anew.
create view claim_counts_recounted as
    select company_id, status, year, paid_on, sum(n) as n, sum(total) as total, sum(approved) as approved, coalesce(sum(days), 0) as days,
      coalesce(sum(n) filter (where days is not null), 0) as timed
    from (
      select company_id, status, extract(year from claim_month)::smallint as year, case when status = 'Paid' then payment_date end as paid_on,
        1::bigint as n, total_amount as total, approved_amount as approved, case when status = 'Paid' then (payment_date - submit_date)::bigint end as days
      from claims
    ) f group by 1, 2, 3, 4;
-- Whatever was kept otherwise than it is counted: no row as long as all is well.
create view claim_counts_wrong as
  select company_id, status, year, paid_on, sum(n) as n, sum(total) as total, sum(approved) as approved, sum(days) as days, sum(timed) as timed from (
    select * from claim_counts_recounted
    union all
    select company_id, status, year, paid_on, -n, -total, -approved, -days, -timed from claim_counts
  ) both_sides group by 1, 2, 3, 4 having sum(n) <> 0 or sum(total) <> 0 or sum(approved) <> 0 or sum(days) <> 0 or sum(timed) <> 0;

-- Counts the claims of a company anew: what was wrong is right again. Nobody moves a claim meanwhile.
create function claim_counts_repair(company bigint) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  lock table claims in share row exclusive mode;
  delete from claim_counts where company_id = company;
  insert into claim_counts (company_id, status, year, paid_on, n, total, approved, days, timed) select company_id, status, year, paid_on, n, total, approved, days, timed from claim_counts_recounted where company_id = company;
end $$;
insert into claim_counts (company_id, status, year, paid_on, n, total, approved, days, timed) select company_id, status, year, paid_on, n, total, approved, days, timed from claim_counts_recounted;
revoke execute on function claim_counts_repair(bigint) from public;
