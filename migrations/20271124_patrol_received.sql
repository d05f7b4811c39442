-- The report of devices asks for what a device sent within some days.
create index patrol_clockings_received on patrol_clockings (company_id, device_id, received_at);
