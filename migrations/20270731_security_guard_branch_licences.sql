-- Supplementary licences: a branch of an agency guards under one of its own besides the licence of the agency.
alter table security_guard_settings
  add column branch_licences jsonb not null default '[]' check (jsonb_typeof(branch_licences) = 'array');
