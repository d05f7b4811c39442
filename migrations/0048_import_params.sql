-- What an import was asked for besides its file: the month whose pay a sheet brings, for one.
alter table import_runs add column params jsonb not null default '{}';
