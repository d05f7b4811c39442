-- A pass in shooting replaces the day of live firing of an officer: what stood before is kept with the pass and given back when it is taken back.
alter table asm_participants add column qualified_before date;
-- A course that somebody passed took place: until now it could be cancelled and its passes went on counting.
update asm_courses c set cancelled = false
 where c.cancelled and exists (select from asm_participants p where p.company_id = c.company_id and p.course_id = c.id and p.result = 'Passed');
