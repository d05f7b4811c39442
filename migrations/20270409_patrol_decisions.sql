-- What the office decided about a scan that is odd or late.
alter table patrol_clockings
  add column decision text check (decision in ('Explained', 'Breach')),
  add column decision_reason text,
  add column decided_by bigint references users (id),
  add column decided_at timestamptz,
  add check ((decision is null) = (decided_at is null) and (decision is null) = (decision_reason is null));
create index on patrol_clockings (decided_by);
create index patrol_clockings_undecided on patrol_clockings (company_id, recorded_at)
  where decided_at is null and (status = 'late' or flags ?| array['unknown_tag', 'far', 'copied', 'out_of_order', 'too_fast', 'clock_drift']);
