-- What was told of what is due, so that each is told once: an overdue invoice, a payment response, a step of a bond on its way to its end.
create table pcr_reminders (
  company_id bigint not null references companies (id),
  kind text not null check (kind in ('overdue', 'response', 'security')),
  -- a claim; of a bond or an insurance its contract
  subject_id bigint not null,
  -- the day it was due; of a bond or an insurance its kind, reference, last day and step
  about text not null,
  told_on date not null,
  primary key (company_id, kind, subject_id, about)
);
select mesra_company_table('pcr_reminders');
