-- A daily report may be sent back for three days from its arrival, whatever the phone says of when it was made.

alter table sales_daily_reports add column received_at timestamptz;
update sales_daily_reports set received_at = submitted_at where status = 'submitted';
