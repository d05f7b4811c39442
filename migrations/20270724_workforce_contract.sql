-- The contract of progress claims that a project works for.
alter table wom_projects add column pcr_project_id bigint,
  add foreign key (company_id, pcr_project_id) references pcr_projects (company_id, id);
create index on wom_projects (company_id, pcr_project_id);
