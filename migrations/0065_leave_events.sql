-- Leave: the account a leave is charged to, and types that are never closed.

-- The year of the account that the leave draws on. Leave for a birth draws on one account, whatever new year it runs over.
alter table leaves add column account_year smallint;
update leaves set account_year = extract(year from start_date);
alter table leaves alter column account_year set not null;
create index leaves_account_year on leaves (company_id, employee_id, account_year);

-- Days on which nobody may go close a type like this only where they name it.
alter table leave_types add column always_allowed boolean not null default false;
update leave_types set always_allowed = true
where category in ('Medical', 'Hospitalisation', 'Maternity', 'Paternity', 'Compassionate', 'Emergency');
