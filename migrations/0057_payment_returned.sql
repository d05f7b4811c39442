-- What the bank sent back: the batch keeps the line as it was sent, and what it pays can be paid again.

alter table payment_items drop constraint payment_items_status_check;
alter table payment_items add constraint payment_items_status_check check (status in ('Pending', 'Paid', 'Cancelled', 'Returned'));
alter table payment_items
  add column returned_on date,
  add column return_reason text,
  add column return_remark text,
  add check ((status = 'Returned') = (returned_on is not null and return_reason is not null));
alter table payment_batches
  add column returned_employee integer not null default 0 check (returned_employee >= 0),
  add column returned_amount numeric(12, 2) not null default 0 check (returned_amount >= 0);
drop index payment_items_subject;
create unique index payment_items_subject on payment_items (company_id, subject_type, subject_id) where status not in ('Cancelled', 'Returned');
