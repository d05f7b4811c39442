-- Whoever may not see costs adds a need with its rate open; somebody who may enters it. What was deployed before takes the rate of its need then.
alter table wom_requirements alter column cost_rate drop not null;
alter table wom_deployments alter column cost_rate drop not null;
