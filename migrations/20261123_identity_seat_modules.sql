-- A seat says which modules are on in its company, so that whoever reads seats plans that with them: a function with settings
-- of its own is planned at each call, once for each row.
create or replace view identity_seats as
  select m.id, m.user_id, m.company_id, m.promoter_id, m.last_used_at,
         case when c.user_id = m.user_id then 'owner' else m.role end as type,
         c.user_id = m.user_id or m.is_admin and lasts.on_time as is_admin,
         c.domain_id, c.modules as switches, c.active_employees_count, lasts.zone,
         e.id as employee_id, e.spm_supervisor,
         concat_ws('.', m.id, m.access_version, c.xmin, coalesce(e.xmin::text, '-'), lasts.on_time) as version,
         -- The switches of the company within its plan; a module switched off by either is absent.
         (select coalesce(jsonb_object_agg(k.key, true), '{}')
            from subscriptions s join plans p on p.id = s.plan_id cross join lateral unnest(p.modules) as k (key)
            where s.company_id = c.id and c.modules -> k.key is distinct from 'false'::jsonb) as modules
  from company_users m
  join companies c on c.id = m.company_id and c.deleted_at is null and c.status = 'Active'
  cross join lateral (select coalesce(c.config ->> 'timezone', 'Asia/Kuala_Lumpur') as zone) z
  cross join lateral (select z.zone, m.expires_at is null or m.expires_at >= (now() at time zone z.zone)::date as on_time) lasts
  left join employees e on e.company_id = m.company_id and e.user_id = m.user_id and e.deleted_at is null and e.status = 'Active'
  where m.status = 'Active'
    and (c.user_id = m.user_id or m.role in ('owner', 'promoter') or m.role = 'employee' and e.id is not null or m.is_admin and lasts.on_time);

do $$
declare
  body text := pg_get_functiondef('identity_actor(bytea, bigint)'::regprocedure);
  called constant text := 'identity_modules(seat.company_id, seat.switches)';
begin
  if position(called in body) = 0 then
    raise exception 'identity_actor is not as migration 0042 left it';
  end if;
  execute replace(body, called, 'seat.modules');
end $$;

drop function identity_modules(bigint, jsonb), identity_units(bigint);
