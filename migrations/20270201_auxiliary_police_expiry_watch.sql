-- Up to which day of the company endings have been announced: a day on which no server ran is made up for by the next run.
create table asm_expiry_watches (
  company_id bigint primary key references companies (id),
  watched_until date not null
);
select mesra_company_table('asm_expiry_watches');
