-- Declarations that wait stand where decisions of every kind stand.
insert into approval_requests (company_id, subject_type, subject_id, employee_id, status, named, facts_hash, since, due_at)
select company_id, 'payroll_relief', id, employee_id, status, false, '', created_at, created_at + interval '2 days'
from payroll_reliefs where status = 'Submitted';
drop index payroll_reliefs_oldest;
drop index payroll_reliefs_whose;
