-- What belongs to a device: since when it is paired, and which site it served while a guard was signed in on it.
alter table patrol_devices add column paired_at timestamptz;
alter table patrol_sessions add column site_id bigint;
update patrol_sessions s set site_id = d.site_id from patrol_devices d where d.company_id = s.company_id and d.id = s.device_id;
alter table patrol_sessions
  alter column site_id set not null,
  add foreign key (company_id, site_id) references patrol_sites (company_id, id);
create index on patrol_sessions (company_id, site_id);
-- Answers of a time when the guard was not signed in are kept, and answer no check.
alter table patrol_welfare_answers add column outside_session boolean not null default false;
drop index patrol_clockings_undecided;
create index patrol_clockings_undecided on patrol_clockings (company_id, recorded_at)
  where decided_at is null and (status = 'late'
    or flags ?| array['unknown_tag', 'far', 'copied', 'out_of_order', 'too_fast', 'clock_drift', 'other_site', 'outside_session', 'unplanned_guard']);
