-- An approved payout is counted anew with the terms that it was calculated with: a rate that is changed later is no difference.
-- Those of before have none; the terms of the project count for them.

alter table sales_payouts add column terms jsonb;
