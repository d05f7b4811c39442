-- Work on a rest day and on a public holiday is paid in days, not in hours (Employment Act 1955 ss.60(3) and 60D(3)). The rest day is what the
-- employer fixes for somebody, 1 Monday to 7 Sunday; the holidays are those of the state of the outlet.

alter table sales_promoters add column rest_day smallint check (rest_day between 1 and 7);

alter table sales_payouts
  add column rest_day_amount numeric(12, 2) not null default 0,
  add column holiday_amount numeric(12, 2) not null default 0;

alter table sales_payout_lines drop constraint sales_payout_lines_kind_check;
alter table sales_payout_lines
  add constraint sales_payout_lines_kind_check check (kind in ('base', 'rest_day', 'public_holiday', 'overtime', 'commission', 'late', 'difference')),
  -- which rule the amount follows; null: a line of before rules were kept
  add column rule text;
