-- What rings is asked for whenever a page is loaded; hardly any notification does.
create index notifications_ringing on notifications (user_id, id desc) where data @> '{"rings": true}';
create index notifications_subject on notifications (user_id, subject_type, subject_id, id desc) where subject_type is not null;
