-- Sites of one state are told apart by their town.
alter table patrol_sites add column city text check (length(city) between 1 and 60);
