-- Schedules of a company that is deleted or suspended are worked by nobody, so they take no time elsewhere.
create or replace function sales_taken_elsewhere(promoters bigint[], from_at timestamptz, to_at timestamptz)
  returns table (promoter_id bigint, starts_at timestamptz, ends_at timestamptz)
  language sql stable security definer rows 10 set search_path = pg_catalog, public, pg_temp as
$$
  select same.promoter_id, s.starts_at, s.ends_at
  from sales_same_person(promoters) same
  join sales_schedules s on s.promoter_id = same.other_id
  join companies c on c.id = s.company_id and c.deleted_at is null and c.status = 'Active'
  where s.company_id <> nullif(current_setting('app.company_id', true), '')::bigint
    and s.status in ('Upcoming', 'On Going', 'Completed') and s.starts_at < to_at and s.ends_at > from_at
$$;
