-- Payrolls by the beginning of their number, byte by byte whatever language the database sorts in.
create index payrolls_number_begins on payrolls (company_id, number text_pattern_ops) where deleted_at is null;
