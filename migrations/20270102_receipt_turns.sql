-- Receipts are read in turns by company and person: what each has cost lately decides who is next.
alter table receipt_readings
  add column begun_at timestamptz,
  -- what reading it has cost, its whole allowance while it is being read
  add column spent_ms integer not null default 0 check (spent_ms >= 0),
  -- being read, or to be tried again, until then; it is nobody's afterwards
  add column busy_until timestamptz;

create index receipt_readings_begun on receipt_readings (begun_at) where begun_at is not null;
