-- A limit of 0 says that nothing may be claimed: of a category by all but those with a limit of their own.

alter table claim_categories drop constraint claim_categories_limit_amount_check;
alter table claim_categories add constraint claim_categories_limit_amount_check check (limit_amount >= 0);
