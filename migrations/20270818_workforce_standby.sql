-- Somebody who is kept ready for a project: other plans respect it once it is confirmed, but nobody counts it as a filled place until the person is called.
alter table wom_deployments add column standby boolean not null default false;
create index wom_deployments_standby on wom_deployments (company_id, end_date) where standby and cancelled_at is null;
