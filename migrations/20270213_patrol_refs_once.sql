-- A scan is taken once in a company: a device that lost the answer sends it again, and another guard may have signed in on it meanwhile.
delete from patrol_clockings again using patrol_clockings first
  where first.company_id = again.company_id and first.client_ref = again.client_ref and first.id < again.id;
drop index patrol_clockings_ref_key;
create unique index patrol_clockings_ref_key on patrol_clockings (company_id, client_ref);
create index on patrol_clockings (company_id, guard_id);
