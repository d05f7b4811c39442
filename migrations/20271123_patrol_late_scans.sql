-- The list of guards counts the late scans of thirty days; a device is found where it scanned last.
create index patrol_clockings_late on patrol_clockings (company_id, guard_id, recorded_at) where status = 'late';
create index patrol_clockings_by_device on patrol_clockings (company_id, device_id, recorded_at desc) where lat is not null;
