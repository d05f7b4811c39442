-- What a promoter does on a schedule is named once there. A daily report carries what was counted at the close, and a transfer of stock its other half.

drop index sales_punches_ref_key;
create unique index sales_punches_ref_key on sales_punches (company_id, schedule_id, client_ref) where client_ref is not null;
drop index sales_stocks_ref_key;
create unique index sales_stocks_ref_key on sales_stocks (company_id, schedule_id, client_ref) where client_ref is not null;
create unique index sales_task_actions_ref_key on sales_task_actions (company_id, schedule_id, client_ref) where client_ref is not null;

alter table sales_daily_reports
  add column client_ref text check (char_length(client_ref) between 1 and 64),
  -- [{product_id, quantity}]: counted at the close, an opening of the ledger once the report is approved
  add column closing jsonb not null default '[]';

-- the entry at the other outlet of a transfer
alter table sales_stocks add column counterpart_id bigint, add foreign key (company_id, counterpart_id) references sales_stocks (company_id, id);
create index on sales_stocks (company_id, counterpart_id);
