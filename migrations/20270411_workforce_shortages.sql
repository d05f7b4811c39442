-- Days on which a project was found short of people the day before: whoever answers for it hears of each once.

create table wom_shortages (
  company_id bigint not null references companies (id),
  project_id bigint not null,
  date date not null,
  missing integer not null check (missing > 0),
  created_at timestamptz not null default now(),
  primary key (company_id, project_id, date),
  foreign key (company_id, project_id) references wom_projects (company_id, id) on delete cascade
);
select mesra_company_table('wom_shortages');
