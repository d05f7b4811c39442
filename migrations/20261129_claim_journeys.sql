-- A journey goes one way, or there and back.
alter table claim_items add column is_return boolean not null default false;

-- What a device (or another module) calls a claim that it makes: sent twice, it is made once.
alter table claims add column client_ref text check (char_length(client_ref) between 1 and 64);
create unique index claims_client_ref on claims (company_id, employee_id, client_ref) where client_ref is not null;
-- The same of the last change of a draft.
alter table claims add column saved_ref text check (char_length(saved_ref) between 1 and 64);
