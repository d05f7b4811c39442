-- A day of the country's calendar has a key that stays when its date is corrected, and says what it stands on.
alter table public_holidays
  drop constraint public_holidays_status_check,
  add column key text,
  -- section-8: Holidays Act 1951, section 8; mabims: the crescent as the MABIMS countries count it
  add column basis text check (basis in ('section-8', 'mabims')),
  add column unconfirmed_states text[] not null default '{}';
update public_holidays set status = 'announced' where status = 'listed';
update public_holidays p set key = n.key
from (
  select id, to_char(date, 'YYYY') || ' ' || name_ms || case when n > 1 then ' ' || n else '' end as key
  from (select *, row_number() over (partition by extract(year from date), name_ms order by date) as n from public_holidays) h
) n
where n.id = p.id;
alter table public_holidays
  alter column key set not null,
  add constraint public_holidays_key unique (key),
  add check (status in ('gazetted', 'announced', 'fixed-rule', 'estimated'));
