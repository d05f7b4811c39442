-- Who is away within some days is read from this index alone: its heap is in the order of applications, a page for each day.
drop index leave_days_by_date;
create index leave_days_by_date on leave_days (company_id, date, employee_id) include (leave_id, value) where live;
