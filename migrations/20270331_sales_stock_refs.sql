-- What the office moves, and asks for, is done once however often it is sent.

create index on sales_stocks (company_id, created_by, client_ref) where client_ref is not null;
alter table sales_stock_balances add column asked_ref uuid;
