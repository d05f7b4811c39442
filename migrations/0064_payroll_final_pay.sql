-- The last pay of a leaver, and the money that is held until the tax office clears it.
alter table payrolls
  drop constraint payrolls_kind_check,
  add constraint payrolls_kind_check check (kind in ('monthly', 'bonus', 'adhoc', 'advance', 'final'));
-- An employment ends once in a month.
create unique index payrolls_final on payrolls (employee_id, start_date) where deleted_at is null and kind = 'final';

create table payroll_clearances (
  company_id bigint not null references companies (id),
  -- The final pay; what else of its month is not paid yet is held with it (Income Tax Act 1967, s.83(5)).
  payroll_id bigint primary key,
  employee_id bigint not null,
  start_date date not null,
  form text not null check (form in ('CP22A', 'CP21')),
  -- The day on which LHDN received the form.
  form_date date,
  released_how text check (released_how in ('letter', 'days')),
  released_at timestamptz,
  released_by bigint references users (id),
  letter_reference text,
  letter_date date,
  -- What the letter sends to LHDN.
  lhdn_amount numeric(12, 2) check (lhdn_amount >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (company_id, payroll_id) references payrolls (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id),
  check ((released_how is null) = (released_at is null)),
  check (released_how is distinct from 'letter' or (letter_reference is not null and letter_date is not null)),
  check (released_how is distinct from 'days' or form_date is not null)
);
create index on payroll_clearances (company_id, payroll_id);
create index payroll_clearances_held on payroll_clearances (company_id, employee_id, start_date);
create index on payroll_clearances (released_by);
select mesra_company_table('payroll_clearances');

-- Whichever way a payment comes in, held money does not go out.
create function mesra_refuse_withheld_payroll() returns trigger language plpgsql as $$
begin
  if exists (
    select from payroll_clearances c
    where c.company_id = new.company_id and c.employee_id = new.employee_id and c.start_date = new.start_date and c.released_at is null
  ) then
    raise exception 'Payroll % is withheld for tax clearance', new.number using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
create trigger payrolls_withheld before update of status on payrolls
  for each row when (old.status = 'Confirmed' and new.total_net_pay > 0 and new.status in ('Waiting for Payment', 'Paid'))
  execute function mesra_refuse_withheld_payroll();
