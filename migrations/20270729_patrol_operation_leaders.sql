-- Who leads a shift, and which devices it has.
alter table patrol_operations
  add column leader_id bigint,
  add column device_ids jsonb not null default '[]' check (jsonb_typeof(device_ids) = 'array'),
  add foreign key (company_id, leader_id) references patrol_guards (company_id, id);
create index on patrol_operations (company_id, leader_id) where leader_id is not null;
