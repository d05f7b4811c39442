-- Exempt allowances that the year had before the first payroll here, and at a previous employer: they use up the limit of the year.
alter table payroll_year_openings
  add column exempt_travel numeric(12, 2) not null default 0 check (exempt_travel >= 0),
  add column exempt_childcare numeric(12, 2) not null default 0 check (exempt_childcare >= 0),
  add column exempt_award numeric(12, 2) not null default 0 check (exempt_award >= 0);
