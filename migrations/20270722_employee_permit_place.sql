-- The place of work that a permit names; to send its holder elsewhere is worth a warning.
alter table work_permits add column place text check (char_length(place) between 1 and 100);
