-- In which other companies of whoever asks a guard of this company is on the blacklist: the company, and neither why nor since when. It answers owners of both alone.
create function security_guard_listed_elsewhere(guards bigint[]) returns table (guard_id bigint, company text)
  language sql stable security definer rows 10 set search_path = pg_catalog, public, pg_temp as
$$
  select distinct own.id, c.name
  from security_guards own
  join company_users here on here.company_id = own.company_id and here.user_id = nullif(current_setting('app.user_id', true), '')::bigint
    and here.role = 'owner' and here.status = 'Active'
  join company_users there on there.user_id = here.user_id and there.role = 'owner' and there.status = 'Active' and there.company_id <> own.company_id
  join companies c on c.id = there.company_id and c.deleted_at is null
  join security_guards other on other.company_id = there.company_id and other.blacklisted_at is not null and other.deleted_at is null
    and (other.identity_number = own.identity_number or own.identity_number is null and other.passport = own.passport)
  where own.company_id = nullif(current_setting('app.company_id', true), '')::bigint and own.id = any (guards)
$$;
revoke all on function security_guard_listed_elsewhere(bigint[]) from public;
grant execute on function security_guard_listed_elsewhere(bigint[]) to mesra_app, mesra_system;
