-- Rounds that cannot be foreseen: a route says how long after its planned start a round may begin, an operation keeps the seed by which it was drawn.
alter table patrol_routes add column random_minutes integer check (random_minutes between 1 and 240);
alter table patrol_operations add column seed text check (length(seed) between 1 and 64);
