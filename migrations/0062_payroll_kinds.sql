-- Payrolls beside the monthly one: a bonus or another payment of a month that already has its payroll.
alter table payrolls
  add column kind text not null default 'monthly' check (kind in ('monthly', 'bonus', 'adhoc')),
  -- What the payrolls of the month before this one were computed from: contributions and tax are those of the whole month less theirs.
  add column beside jsonb,
  add check ((kind = 'monthly') = (beside is null));
drop index payrolls_period;
create unique index payrolls_period on payrolls (employee_id, start_date) where deleted_at is null and kind = 'monthly';
-- Two officers who begin the same run at once: the second one is refused here.
create unique index payrolls_open_run on payrolls (employee_id, start_date, kind) where deleted_at is null and kind <> 'monthly' and status = 'In Process';
create index payrolls_runs on payrolls (company_id, start_date, employee_id) where deleted_at is null and kind <> 'monthly';
