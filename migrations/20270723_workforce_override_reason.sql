-- Why the owner confirmed a deployment without a rest day in the week, or beyond the overtime of a month.
alter table wom_deployments add column override_reason text check (char_length(override_reason) between 3 and 500);
