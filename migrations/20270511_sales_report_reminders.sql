-- A daily report that is overdue is told once, to its promoter and to whoever supervises the outlet.

alter table sales_schedules add column report_reminded_at timestamptz;
create index on sales_schedules (ends_at) where status = 'Completed' and report_reminded_at is null;
