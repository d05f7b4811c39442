-- A payroll of 10,000 is mostly rows being written: what each row costs beside itself goes.

-- A row of 2 to 4 kB stays in one piece. By default PostgreSQL compresses its longest field and moves it to a table of its own, which takes longer than
-- the row itself to write, and again to read.
alter table payrolls set (toast_tuple_target = 4080);

-- The number byte by byte: one index keeps it unique and finds it by its beginning.
drop index payrolls_number_begins;
drop index payrolls_number;
create unique index payrolls_number on payrolls (company_id, number text_pattern_ops);

-- Nobody has confirmed or paid a payroll that was just worked out.
drop index payrolls_confirmed_by_idx;
drop index payrolls_paid_by_idx;
create index payrolls_confirmed_by_idx on payrolls (confirmed_by) where confirmed_by is not null;
create index payrolls_paid_by_idx on payrolls (paid_by) where paid_by is not null;

-- The employee is one of the company's, which is there: asking for the company once more says nothing.
alter table payrolls drop constraint payrolls_company_id_fkey;

-- Sums of the rows of a statement, without a copy of each row.
create or replace function payrolls_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform payroll_totals_add(array_agg(share)) from (
    select row(s.company_id, s.start_date, s.end_date, s.status, sum(n), sum(n * total_salary), sum(n * total_earning), sum(n * total_gross_pay),
               sum(n * total_deduction), sum(n * total_adjustment), sum(n * total_contribution_employee), sum(n * total_contribution_employer),
               sum(n * total_net_pay))::payroll_totals as share
    from (
      select -1 as n, o.company_id, o.start_date, o.end_date, o.status, o.total_salary, o.total_earning, o.total_gross_pay, o.total_deduction,
             o.total_adjustment, o.total_contribution_employee, o.total_contribution_employer, o.total_net_pay
      from before_rows o where o.deleted_at is null
      union all
      select 1, n.company_id, n.start_date, n.end_date, n.status, n.total_salary, n.total_earning, n.total_gross_pay, n.total_deduction,
             n.total_adjustment, n.total_contribution_employee, n.total_contribution_employer, n.total_net_pay
      from after_rows n where n.deleted_at is null
    ) s group by s.company_id, s.start_date, s.end_date, s.status
  ) shares having count(*) > 0;
  return null;
end $$;
create or replace function payrolls_added() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform payroll_totals_add(array_agg(share)) from (
    select row(n.company_id, n.start_date, n.end_date, n.status, count(*), sum(n.total_salary), sum(n.total_earning), sum(n.total_gross_pay),
               sum(n.total_deduction), sum(n.total_adjustment), sum(n.total_contribution_employee), sum(n.total_contribution_employer),
               sum(n.total_net_pay))::payroll_totals as share
    from after_rows n where n.deleted_at is null group by n.company_id, n.start_date, n.end_date, n.status
  ) shares having count(*) > 0;
  return null;
end $$;
