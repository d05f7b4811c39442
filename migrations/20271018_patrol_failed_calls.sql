-- Calls of devices that the server failed to answer are counted beside what is refused of them.
alter table patrol_device_refusals drop constraint patrol_device_refusals_kind_check;
alter table patrol_device_refusals drop constraint patrol_device_refusals_reason_check;
alter table patrol_device_refusals add check (kind in ('scan', 'sitrep', 'log', 'emergency', 'photo', 'ping', 'sync', 'session'));
alter table patrol_device_refusals add check (reason in ('malformed', 'time', 'unknown', 'fields', 'too_many', 'picture', 'failed'));
