-- The states that imports have brought a holiday to: a state that somebody took out of it since does not come back.
alter table holidays add column source_states text[] not null default '{}';
update holidays set source_states = states where source is not null;
