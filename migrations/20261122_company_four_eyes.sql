-- One switch for four eyes a company, with what it says otherwise for a subject beside it. Payroll had a switch of its own,
-- which counted for its payments too. Every company keeps what it had: leave by the company's switch, payroll by its own,
-- payments by either of them.

update companies c
set config = (case when jsonb_typeof(c.config) = 'object' then c.config else '{}' end)
  || jsonb_build_object('four_eyes_for',
       case when own.payroll then '{"payroll": "always", "payment": "always"}'::jsonb else '{"payroll": "never"}'::jsonb end)
from (
  select c.id, coalesce(c.config -> 'four_eyes' = 'true', false) as company, coalesce(s.four_eyes, false) as payroll
  from companies c left join payroll_settings s on s.company_id = c.id
) own
where own.id = c.id and own.company <> own.payroll;

alter table payroll_settings drop column four_eyes;
