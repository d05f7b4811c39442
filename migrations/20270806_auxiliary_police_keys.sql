-- At each count of a store its keys change hands: to whom, so that it is known day by day who could open it.
alter table asm_armoury_counts add column keys_with_id bigint;
alter table asm_armoury_counts add foreign key (company_id, keys_with_id) references asm_officers (company_id, id);
create index on asm_armoury_counts (company_id, keys_with_id);
