-- A notification that its reader wants by email, until the mail is queued.
alter table notifications add column to_mail boolean not null default false;
create index notifications_to_mail on notifications (id) where to_mail;
