-- Tax is filed by the month in which it was deducted.
create index payrolls_pay_date on payrolls (company_id, pay_date) where deleted_at is null;
