-- Why an EA form went out although something about it was open; null: nothing was.
alter table ea_forms add column published_reason text check (length(published_reason) between 3 and 500);
