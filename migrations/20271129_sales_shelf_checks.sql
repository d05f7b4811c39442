-- What a promoter reports of the shelf by product, with the daily report.

-- [{product_id, expires_on, planogram, competitor, competitor_price}]: the earliest day of expiry on the shelf, whether it stands as the planogram says,
-- and what a competitor asks for the like, in ringgit; what was not looked at is null
alter table sales_daily_reports add column shelf jsonb not null default '[]';
