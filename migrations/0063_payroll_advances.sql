-- Salary advances: paid before the month's payroll, and what each payroll has taken back of them.
alter table payrolls
  drop constraint payrolls_kind_check,
  drop constraint payrolls_check2,
  add constraint payrolls_kind_check check (kind in ('monthly', 'bonus', 'adhoc', 'advance')),
  -- An advance pays no wages: nothing of the month was worked out before it.
  add constraint payrolls_beside_check check ((kind in ('monthly', 'advance')) = (beside is null));
create index payrolls_advances on payrolls (company_id, employee_id) where deleted_at is null and kind = 'advance';

create table payroll_advance_recoveries (
  company_id bigint not null references companies (id),
  -- The payroll that takes back, and the advance.
  payroll_id bigint not null,
  advance_id bigint not null,
  amount numeric(12, 2) not null check (amount > 0),
  primary key (payroll_id, advance_id),
  foreign key (company_id, payroll_id) references payrolls (company_id, id),
  foreign key (company_id, advance_id) references payrolls (company_id, id)
);
create index on payroll_advance_recoveries (company_id, payroll_id);
create index on payroll_advance_recoveries (company_id, advance_id);
select mesra_company_table('payroll_advance_recoveries');
