-- A check at a kiosk by its code: no face was recognised.
alter table attendance_records drop constraint attendance_records_source_check;
alter table attendance_records add constraint attendance_records_source_check check (source in ('web', 'mobile', 'fr', 'code', 'device', 'manual', 'auto'));
