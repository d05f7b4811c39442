-- The declarations that wait, longest first.
create index payroll_reliefs_oldest on payroll_reliefs (company_id, created_at, id) where status = 'Submitted';
create index payroll_reliefs_whose on payroll_reliefs (company_id, employee_id) where status = 'Submitted';
-- Somebody who was deleted waits for nothing.
update payroll_reliefs r set status = 'Withdrawn', updated_at = now()
where status = 'Submitted' and exists (select from employees e where e.id = r.employee_id and e.deleted_at is not null);
