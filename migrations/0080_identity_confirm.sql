-- A request begins with the actor that this process remembers, and the database confirms it in the same flight: the token
-- holds, and nothing that the actor was made of has changed since. What confirms is the version below, made of the
-- transactions that wrote those rows last, so that no writer has to remember to raise it.

-- Rights and the employees that somebody sees are rows of their own; a change of them is a change of the membership. When
-- somebody was last here is none.
alter table company_users add column access_version bigint not null default 0;

create function identity_membership_changed() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'last_used_at' - 'updated_at' is distinct from to_jsonb(old) - 'last_used_at' - 'updated_at' then
    new.access_version := old.access_version + 1;
  end if;
  return new;
end
$$;
create trigger membership_changed before update on company_users for each row execute function identity_membership_changed();

create function identity_access_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as
$$
begin
  update company_users m set access_version = access_version + 1
    from (select distinct company_id, user_id from changed) c
    where m.company_id = c.company_id and m.user_id = c.user_id;
  return null;
end
$$;
revoke all on function identity_access_changed() from public;

create trigger access_added after insert on user_accesses
  referencing new table as changed for each statement execute function identity_access_changed();
create trigger access_changed_from after update on user_accesses
  referencing old table as changed for each statement execute function identity_access_changed();
create trigger access_changed_to after update on user_accesses
  referencing new table as changed for each statement execute function identity_access_changed();
create trigger access_removed after delete on user_accesses
  referencing old table as changed for each statement execute function identity_access_changed();
create trigger access_added after insert on user_employee_accesses
  referencing new table as changed for each statement execute function identity_access_changed();
create trigger access_changed_from after update on user_employee_accesses
  referencing old table as changed for each statement execute function identity_access_changed();
create trigger access_changed_to after update on user_employee_accesses
  referencing new table as changed for each statement execute function identity_access_changed();
create trigger access_removed after delete on user_employee_accesses
  referencing old table as changed for each statement execute function identity_access_changed();

-- Memberships that hold today, as migration 0008 left them, each with the version of the rows that it was made of.
create or replace view identity_seats as
  select m.id, m.user_id, m.company_id, m.promoter_id, m.last_used_at,
         case when c.user_id = m.user_id then 'owner' else m.role end as type,
         c.user_id = m.user_id or m.is_admin and lasts.on_time as is_admin,
         c.domain_id, c.modules as switches, c.active_employees_count, lasts.zone,
         e.id as employee_id, e.spm_supervisor,
         concat_ws('.', m.id, m.access_version, c.xmin, coalesce(e.xmin::text, '-'), lasts.on_time) as version
  from company_users m
  join companies c on c.id = m.company_id and c.deleted_at is null and c.status = 'Active'
  cross join lateral (select coalesce(c.config ->> 'timezone', 'Asia/Kuala_Lumpur') as zone) z
  cross join lateral (select z.zone, m.expires_at is null or m.expires_at >= (now() at time zone z.zone)::date as on_time) lasts
  left join employees e on e.company_id = m.company_id and e.user_id = m.user_id and e.deleted_at is null and e.status = 'Active'
  where m.status = 'Active'
    and (c.user_id = m.user_id or m.role in ('owner', 'promoter') or m.role = 'employee' and e.id is not null or m.is_admin and lasts.on_time);

-- Sets the company and the user of the transaction and answers the version of the actor; null, and nothing is set: the
-- token does not hold, or not for this company.
create function identity_confirm(wanted_hash bytea, wanted_company bigint) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as
$$
declare
  found_user bigint;
  found_version text;
begin
  select u.id, concat_ws('.', t.id, u.xmin, seat.version, coalesce(s.xmin::text, '-'), coalesce(p.xmin::text, '-'))
    into found_user, found_version
    from tokens t
    join users u on u.id = t.user_id
    join identity_seats seat on seat.user_id = u.id and seat.company_id = wanted_company
    left join subscriptions s on s.company_id = seat.company_id
    left join plans p on p.id = s.plan_id
    where t.token_hash = wanted_hash and t.revoked_at is null and t.expires_at > now()
      and u.status <> 'Inactive' and u.deleted_at is null;
  if found_version is not null then
    perform set_config('app.user_id', found_user::text, true), set_config('app.company_id', wanted_company::text, true);
  end if;
  return found_version;
end
$$;

-- The actor and its version, which is read first: what changes in between makes the version old, never the actor.
create function identity_open(wanted_hash bytea, wanted_company bigint) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as
$$
declare
  found_version text := identity_confirm(wanted_hash, wanted_company);
begin
  return identity_actor(wanted_hash, wanted_company) || jsonb_build_object('version', found_version);
end
$$;

-- The same outside any company.
create function identity_confirm_person(wanted_hash bytea) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as
$$
declare
  found_user bigint;
  found_version text;
begin
  select u.id, concat_ws('.', t.id, u.xmin) into found_user, found_version
    from tokens t join users u on u.id = t.user_id
    where t.token_hash = wanted_hash and t.revoked_at is null and t.expires_at > now()
      and u.status <> 'Inactive' and u.deleted_at is null;
  if found_version is not null then
    perform set_config('app.user_id', found_user::text, true);
  end if;
  return found_version;
end
$$;

-- Who stands behind a token, with the version.
create function identity_person(wanted_hash bytea) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as
$$
declare
  found_version text := identity_confirm_person(wanted_hash);
  person record;
begin
  select t.id as token_id, u.id, u.name, u.email, u.locale, u.verified_at is not null as verified, u.must_change_password
    into person
    from tokens t join users u on u.id = t.user_id
    where t.token_hash = wanted_hash;
  if found_version is null or not found then
    return null;
  end if;
  return jsonb_build_object('user', to_jsonb(person), 'company', null, 'version', found_version);
end
$$;

revoke all on function identity_confirm(bytea, bigint), identity_open(bytea, bigint), identity_confirm_person(bytea), identity_person(bytea) from public;
grant execute on function identity_confirm(bytea, bigint), identity_open(bytea, bigint), identity_confirm_person(bytea), identity_person(bytea) to mesra_app, mesra_system;
