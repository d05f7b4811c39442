-- A termination or a change of rank that is dated ahead was made at once: cards were cancelled and the officer left while still serving.
-- Until its day the application says when it takes effect; a job makes it, once.
alter table asm_applications
  add column effect_due date,
  drop constraint asm_applications_check,
  -- made, or made on a day to come
  add check ((status = 'Approved') = (effect is not null or effect_due is not null)),
  add check (effect is null or effect_due is null);
create index on asm_applications (company_id, effect_due) where effect_due is not null;
