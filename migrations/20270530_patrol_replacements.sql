-- A guard of an operation may be replaced by another: both rows stay, the one with its end and the other with its beginning.
alter table patrol_operation_guards
  add column joined_at timestamptz,
  add column replaced_at timestamptz,
  add column replaced_by bigint,
  add column replace_reason text check (char_length(replace_reason) between 3 and 500),
  add check ((replaced_at is null) = (replaced_by is null) and (replaced_at is null) = (replace_reason is null)),
  add check (replaced_by <> guard_id),
  add foreign key (company_id, replaced_by) references patrol_guards (company_id, id);
create index on patrol_operation_guards (company_id, replaced_by) where replaced_by is not null;
-- What the office enters for a guard says why, and who did it.
alter table patrol_clockings add check (method <> 'Manual' or remark is not null and created_by is not null);
