-- Whether a device told if the person came or left. Of faces kept before nobody knows.
alter table attendance_records add column directed boolean not null default false;
