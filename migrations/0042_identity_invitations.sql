-- Nobody is attached to a company without saying yes. An invitation is a membership of status Invited that belongs to a
-- row of its own in `users`: it holds what the inviter typed and nothing else, whether or not somebody has an account
-- with that address. Who accepts with an account takes the membership over (identity_take_over).

-- An address or number belongs to the account that has proven it; anybody may type it.
drop index users_email;
create unique index users_email on users (email) where deleted_at is null and verified_at is not null;
create index users_email_typed on users (email) where deleted_at is null;
drop index users_phone;
create unique index users_phone on users (phone) where deleted_at is null and phone is not null and verified_at is not null;

-- The company whose invitation made this row; null: registered by the person.
alter table users add column invited_by_company bigint references companies (id);
create index users_invited_by_company on users (invited_by_company);

alter table company_users drop constraint company_users_status_check;
alter table company_users add constraint company_users_status_check check (status in ('Invited', 'Active', 'Inactive'));
-- Null until the person has accepted.
alter table company_users add column joined_at timestamptz default now();
update company_users set joined_at = created_at;
alter table company_users add column invited_by bigint references users (id);
create index company_users_invited_by on company_users (invited_by);

-- What nobody has accepted is never made active by somebody else: it goes back to being an invitation.
create function identity_guard_membership() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.status = 'Invited' then
    new.joined_at := null;
  end if;
  if new.status = 'Active' and new.joined_at is null then
    new.status := 'Invited';
  end if;
  if new.status = 'Invited' and new.joined_at is not null then
    new.status := 'Active';
  end if;
  return new;
end $$;
create trigger guard_membership before insert or update on company_users for each row execute function identity_guard_membership();

-- Invitations that were open before.
update company_users m set status = 'Invited', joined_at = null
  from users u
  where u.id = m.user_id and m.status = 'Active' and m.role <> 'owner'
    and u.verified_at is null and u.password is null and u.provider is null;

-- Whether an account belongs to this company alone, whatever the state of its memberships: only then may the company
-- see its sign-ins, end them or set its password. Looks past the wall and answers only yes or no.
create function identity_alone(person bigint, company bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as
$$
  select exists (select from company_users m join users u on u.id = m.user_id
                 where m.user_id = person and m.company_id = company and (m.joined_at is not null or u.verified_at is null))
     and not exists (select from company_users where user_id = person and company_id <> company)
$$;

-- Hands an invitation over to the account of whoever accepts it, with its rights and its employee. What the account is in
-- the company already stays. The row of the invitation is put away.
create function identity_take_over(company bigint, invited bigint, person bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as
$$
declare
  given company_users;
  held company_users;
begin
  select * into given from company_users where company_id = company and user_id = invited for update;
  select * into held from company_users where company_id = company and user_id = person for update;
  delete from company_users where id = given.id;
  if held.id is null then
    insert into company_users (company_id, user_id, role, is_admin, employee_id, promoter_id, title, note, status, expires_at, joined_at, invited_by)
      values (company, person, given.role, given.is_admin, given.employee_id, given.promoter_id, given.title, given.note, 'Active', given.expires_at, now(), given.invited_by);
  else
    update company_users set
        is_admin = held.is_admin or given.is_admin,
        employee_id = coalesce(held.employee_id, given.employee_id),
        promoter_id = coalesce(held.promoter_id, given.promoter_id),
        title = coalesce(given.title, held.title),
        status = 'Active', joined_at = coalesce(held.joined_at, now()), updated_at = now()
      where id = held.id;
  end if;
  update user_accesses a set user_id = person, updated_at = now()
    where a.company_id = company and a.user_id = invited
      and not exists (select from user_accesses b where b.company_id = company and b.user_id = person and b.route = a.route);
  delete from user_accesses where company_id = company and user_id = invited;
  update user_employee_accesses a set user_id = person, updated_at = now()
    where a.company_id = company and a.user_id = invited
      and not exists (select from user_employee_accesses b where b.company_id = company and b.user_id = person
                        and b.scope_type = a.scope_type and b.scope_id = a.scope_id);
  delete from user_employee_accesses where company_id = company and user_id = invited;
  if not exists (select from employees where company_id = company and user_id = person and deleted_at is null) then
    update employees set user_id = person, updated_at = now() where company_id = company and user_id = invited;
  end if;
  update users set deleted_at = now(), updated_at = now() where id = invited;
end
$$;

-- Takes an invitation back: its membership, its rights and, unless somebody has made it their own, its row.
create function identity_withdraw(company bigint, invited bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as
$$
begin
  if company is distinct from coalesce(nullif(current_setting('app.company_id', true), '')::bigint, company) then
    raise exception 'not of this company';
  end if;
  delete from company_users where company_id = company and user_id = invited and joined_at is null;
  if not found then
    return;
  end if;
  delete from user_accesses where company_id = company and user_id = invited;
  delete from user_employee_accesses where company_id = company and user_id = invited;
  update employees set user_id = null, updated_at = now() where company_id = company and user_id = invited;
  update users set deleted_at = now(), updated_at = now() where id = invited and verified_at is null and invited_by_company = company;
end
$$;

revoke all on function identity_alone(bigint, bigint), identity_take_over(bigint, bigint, bigint), identity_withdraw(bigint, bigint) from public;
grant execute on function identity_alone(bigint, bigint), identity_withdraw(bigint, bigint) to mesra_app, mesra_system;
grant execute on function identity_take_over(bigint, bigint, bigint) to mesra_system;

-- The actor says whether a temporary password is still to be replaced.
do $$
declare
  body text := pg_get_functiondef('identity_actor(bytea, bigint)'::regprocedure);
begin
  if position('u.verified_at is not null as verified' in body) = 0 then
    raise exception 'identity_actor is not as migration 0008 left it';
  end if;
  execute replace(body, 'u.verified_at is not null as verified', 'u.verified_at is not null as verified, u.must_change_password');
end $$;
