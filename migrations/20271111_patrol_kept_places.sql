-- Where a guard was is kept for 90 days, as the phone says: the night finds what is older by these.
create index patrol_clockings_placed on patrol_clockings (recorded_at) where lat is not null;
create index patrol_sitreps_placed on patrol_sitreps (recorded_at) where lat is not null;
create index patrol_emergencies_placed on patrol_emergencies (recorded_at) where lat is not null;
