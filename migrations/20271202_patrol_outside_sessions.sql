-- Made at a time when the guard was not signed in on the device: kept and marked. Entries of books are sealed with it (contract/logbook/chain.ts).
alter table patrol_sitreps add column outside_session boolean not null default false;
alter table patrol_log_entries add column outside_session boolean not null default false;
alter table patrol_emergencies add column outside_session boolean not null default false;
