-- Who asks, in one round trip: a token's hash and the wanted company become the actor of a request, and the
-- transaction gets app.user_id and app.company_id. Runs as the owner of the tables because nobody has passed
-- the walls yet. Later modules may widen it by `create or replace`.

-- Memberships that hold today. Temporary access ends with its last day; what the person is besides stays. An
-- employee who has left is no member any more, unless the membership says more.
create view identity_seats as
  select m.id, m.user_id, m.company_id, m.promoter_id, m.last_used_at,
         case when c.user_id = m.user_id then 'owner' else m.role end as type,
         c.user_id = m.user_id or m.is_admin and lasts.on_time as is_admin,
         c.domain_id, c.modules as switches, c.active_employees_count, lasts.zone,
         e.id as employee_id, e.spm_supervisor
  from company_users m
  join companies c on c.id = m.company_id and c.deleted_at is null and c.status = 'Active'
  cross join lateral (select coalesce(c.config ->> 'timezone', 'Asia/Kuala_Lumpur') as zone) z
  cross join lateral (select z.zone, m.expires_at is null or m.expires_at >= (now() at time zone z.zone)::date as on_time) lasts
  left join employees e on e.company_id = m.company_id and e.user_id = m.user_id and e.deleted_at is null and e.status = 'Active'
  where m.status = 'Active'
    and (c.user_id = m.user_id or m.role in ('owner', 'promoter') or m.role = 'employee' and e.id is not null or m.is_admin and lasts.on_time);
grant select on identity_seats to mesra_system;

-- Branches, divisions and departments of a company together; none disables the employee features.
create function identity_units(company bigint) returns integer
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as
$$
  select ((select count(*) from branches where company_id = company and deleted_at is null)
        + (select count(*) from divisions where company_id = company and deleted_at is null)
        + (select count(*) from departments where company_id = company and deleted_at is null))::int
$$;

-- The module switches of a company within its plan; a module switched off by either is absent.
create function identity_modules(company bigint, switches jsonb) returns jsonb
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as
$$
  select coalesce(jsonb_object_agg(m.key, true), '{}')
  from subscriptions s join plans p on p.id = s.plan_id cross join lateral unnest(p.modules) as m (key)
  where s.company_id = company and switches -> m.key is distinct from 'false'::jsonb
$$;

create function identity_actor(wanted_hash bytea, wanted_company bigint) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as
$$
declare
  person record;
  seat record;
  company jsonb;
begin
  select t.id as token_id, u.id, u.name, u.email, u.locale, u.verified_at is not null as verified
    into person
    from tokens t join users u on u.id = t.user_id
    where t.token_hash = wanted_hash and t.revoked_at is null and t.expires_at > now()
      and u.status <> 'Inactive' and u.deleted_at is null;
  if not found then
    return null;
  end if;
  perform set_config('app.user_id', person.id::text, true);

  select * into seat
    from identity_seats s
    where s.user_id = person.id and (wanted_company is null or s.company_id = wanted_company)
    order by s.last_used_at desc nulls last, s.id
    limit 1;
  if found then
    perform set_config('app.company_id', seat.company_id::text, true);
    company := jsonb_build_object(
      'id', seat.company_id,
      'type', seat.type,
      'is_admin', seat.is_admin,
      'time_zone', seat.zone,
      'active_employees', seat.active_employees_count,
      'modules', identity_modules(seat.company_id, seat.switches),
      'employee', case when seat.employee_id is not null then jsonb_build_object('id', seat.employee_id, 'spm_supervisor', seat.spm_supervisor) end,
      'promoter', case when seat.promoter_id is not null then jsonb_build_object('id', seat.promoter_id) end
    );
    if seat.is_admin and seat.type <> 'owner' then
      company := company || jsonb_build_object(
        'accesses', (
          select coalesce(jsonb_agg(jsonb_build_object('route', a.route, 'actions', a.actions) order by a.id), '[]')
          from user_accesses a where a.company_id = seat.company_id and a.user_id = person.id
        ),
        'scope', (
          select jsonb_object_agg(s.scope_type, s.ids)
          from (
            select i.scope_type, jsonb_agg(i.scope_id order by i.scope_id) as ids
            from user_employee_accesses i where i.company_id = seat.company_id and i.user_id = person.id
            group by i.scope_type
          ) s
        )
      );
    end if;
  end if;
  return jsonb_build_object('user', to_jsonb(person), 'company', company);
end
$$;

revoke all on function identity_units(bigint), identity_modules(bigint, jsonb), identity_actor(bytea, bigint) from public;
grant execute on function identity_units(bigint), identity_modules(bigint, jsonb), identity_actor(bytea, bigint) to mesra_app, mesra_system;
