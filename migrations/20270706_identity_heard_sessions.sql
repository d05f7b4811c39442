-- Quarter hours (since 1970) in which a session asked for something: an entry that is said to have waited for a connection
-- meanwhile contradicts them. Written in batches by each process, kept as long as entries made offline are taken.
alter table tokens add column heard int4multirange not null default '{}';

-- How many quarter hours from one (included) to another (excluded) one of the user's own sessions was heard in.
create function identity_heard(wanted_token bigint, from_quarter int, to_quarter int) returns int
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as
$$
  select coalesce(sum(upper(part) - lower(part)), 0)::int
    from tokens t, unnest(t.heard * int4multirange(int4range(from_quarter, to_quarter))) as part
    where t.id = wanted_token and t.user_id = nullif(current_setting('app.user_id', true), '')::bigint
$$;

revoke all on function identity_heard(bigint, int, int) from public;
grant execute on function identity_heard(bigint, int, int) to mesra_app, mesra_system;
