-- Whoever pays promoters is reminded once of a payout that is overdue (Employment Act 1955 s.19: within seven days of the period's end).

alter table sales_payouts add column reminded_on date;
create index on sales_payouts (due_date) where status <> 'Paid' and reminded_on is null;
