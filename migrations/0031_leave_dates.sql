-- Leave: the date of a birth, leave over the new year, where a holiday was taken from, days taken beyond what was earned.

-- How long before a birth maternity leave may begin, and within how many days after it paternity leave ends (EA 1955 s.37, s.60FA).
alter table leave_types
  add column days_before_birth smallint check (days_before_birth >= 0),
  add column days_after_birth smallint check (days_after_birth >= 0);
update leave_types set days_before_birth = 30, max_consecutive_days = coalesce(max_consecutive_days, 98) where category = 'Maternity';
update leave_types set days_before_birth = 0, days_after_birth = 60 where category = 'Paternity';

alter table leaves
  add column birth_date date,
  -- the part in the year before of one application that runs over 31 December
  add column continues_id bigint,
  add foreign key (company_id, continues_id) references leaves (company_id, id);
create index on leaves (company_id, continues_id);

-- What of a paid day was taken beyond what the employment earned: the last payroll takes it off.
alter table leave_days add column overtaken numeric(2, 1) not null default 0 check (overtaken between 0 and value);

-- The day by which payroll counts an unpaid day whose own month was paid when it was approved.
alter table leave_days add column deduct_on date;

-- The day of the country's calendar that a holiday was taken over from; it stays when somebody renames or moves the holiday.
alter table holidays add column source text;
update holidays h set source = h.date::text || ' ' || h.name_ms
where exists (select from public_holidays p where p.date = h.date and p.name_ms = h.name_ms)
  and not exists (select from holidays o where o.company_id = h.company_id and o.date = h.date and o.name_ms = h.name_ms and o.id < h.id);
create unique index holidays_source on holidays (company_id, source);
