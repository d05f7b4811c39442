-- Whether the guard ended the session: what the office ends (a lost device, a new PIN) does not say that anybody left.
alter table patrol_sessions add column signed_out boolean not null default false;
