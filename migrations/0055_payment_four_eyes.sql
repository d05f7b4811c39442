-- Whether a second person approves is the company's choice; each batch remembers what held when it was approved.

alter table payment_batches add column four_eyes boolean not null default true;
comment on column payment_batches.four_eyes is 'Whether another person than the preparers had to approve it, as the company wanted it then.';
-- The check of the preparers, as it was created without a name.
do $$
declare name text;
begin
  select conname into strict name from pg_constraint
  where conrelid = 'payment_batches'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%preparers%';
  execute format('alter table payment_batches drop constraint %I', name);
end $$;
alter table payment_batches add constraint payment_batches_four_eyes
  check (not four_eyes or approved_by is null or not approved_by = any (preparers));
