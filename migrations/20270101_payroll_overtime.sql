-- Which payroll pays the overtime of a session: its own month, or a later one where it was approved once that month was confirmed.

create table payroll_overtimes (
  company_id bigint not null references companies (id),
  attendance_id bigint not null,
  payroll_id bigint not null,
  minutes integer not null check (minutes > 0),
  primary key (company_id, attendance_id),
  -- A session that is judged away takes its stamp along: its payroll is processed again before it is confirmed.
  foreign key (company_id, attendance_id) references attendances (company_id, id) on delete cascade,
  foreign key (company_id, payroll_id) references payrolls (company_id, id)
);
create index on payroll_overtimes (company_id, payroll_id);
select mesra_company_table('payroll_overtimes');

-- Until now overtime could be approved in open months alone: what is approved inside a payroll is paid by it.
insert into payroll_overtimes (company_id, attendance_id, payroll_id, minutes)
select a.company_id, a.id, min(p.id), a.overtime_minutes
from attendances a
join payrolls p on p.company_id = a.company_id and p.employee_id = a.employee_id and p.kind = 'monthly' and p.deleted_at is null
  and a.date between p.start_date and p.end_date
where a.overtime_status = 'Approved' and a.overtime_minutes > 0
group by a.company_id, a.id;
