-- Where somebody stood and the photos of it are kept for a time and no longer; what was reckoned from them stays.
alter table site_visits add column positions_erased_at timestamptz;
create index on site_visits (company_id, date) where positions_erased_at is null;
