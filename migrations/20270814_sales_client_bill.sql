-- What the client of a project is billed: ringgit for a day of one promoter, and the agency's fee of a bill.

alter table sales_projects
  -- null: nothing is billed by the day
  add column bill_rate numeric(12, 2) check (bill_rate >= 0),
  add column bill_fee numeric(12, 2) check (bill_fee >= 0);
