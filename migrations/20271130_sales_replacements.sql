-- A promoter who takes over the schedule of another at short notice is paid for it where the project has an allowance for that.

alter table sales_schedules
  -- whose it was when it was planned, and when it was given to the promoter who has it now; null: nobody took it over
  add column taken_over_from bigint,
  add column taken_over_at timestamptz,
  add foreign key (company_id, taken_over_from) references sales_promoters (company_id, id),
  add check ((taken_over_from is null) = (taken_over_at is null));
create index on sales_schedules (company_id, taken_over_from) where taken_over_from is not null;

alter table sales_allowances drop constraint sales_allowances_basis_check;
alter table sales_allowances
  -- also once for each schedule that was taken over
  add constraint sales_allowances_basis_check check (basis in ('Day', 'Outlet', 'Distance', 'Replacement')),
  -- taken over at most so long before its start
  add column notice_minutes integer check (notice_minutes between 1 and 10080),
  add check ((basis = 'Replacement') = (notice_minutes is not null));
