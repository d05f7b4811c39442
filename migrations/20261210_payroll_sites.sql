-- The salary of a period is split over work sites. Until now the ids that stood here were those of branches: they stay what they are, beside the sites.

alter table payroll_sites add column branch_id bigint;
alter table payroll_sites alter column work_site_id drop not null;
update payroll_sites set branch_id = work_site_id, work_site_id = null;
alter table payroll_sites
  add check (num_nonnulls(work_site_id, branch_id) = 1),
  add foreign key (company_id, work_site_id) references work_sites (company_id, id),
  add foreign key (company_id, branch_id) references branches (company_id, id),
  add unique (payroll_id, branch_id);
create index on payroll_sites (company_id, branch_id);
