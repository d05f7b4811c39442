-- Until when a point may be scanned on time: the list of operations counts what is missed from the rows, and evaluates nothing.
alter table patrol_unscanned_points add column over_at timestamptz;
update patrol_unscanned_points u set over_at = r.start_at + make_interval(mins => p.offset_minutes + p.tolerance_minutes)
from patrol_rounds r cross join lateral jsonb_to_recordset(r.points) as p(checkpoint_id bigint, offset_minutes integer, tolerance_minutes integer)
where r.company_id = u.company_id and r.id = u.round_id and p.checkpoint_id = u.checkpoint_id;
alter table patrol_unscanned_points alter column over_at set not null;

-- Sums of an operation are read from an index alone.
drop index patrol_unscanned_points_company_id_operation_id_idx;
create index on patrol_unscanned_points (company_id, operation_id, over_at);
drop index patrol_clockings_company_id_operation_id_idx;
create index on patrol_clockings (company_id, operation_id, recorded_at);
