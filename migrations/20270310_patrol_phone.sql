-- Scans from the phone of a guard: codes that are typed, and what was answered at the point.
alter table patrol_clockings drop constraint patrol_clockings_method_check;
alter table patrol_clockings add constraint patrol_clockings_method_check check (method in ('QR', 'NFC', 'Beacon', 'GPS', 'Typed', 'Manual'));
-- [{question, answer}] as they stood on the phone
alter table patrol_clockings add column answers jsonb;
