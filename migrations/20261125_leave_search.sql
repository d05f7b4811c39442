-- Leaves by the beginning of their number, byte by byte whatever language the database sorts in.
create index leaves_number_begins on leaves (company_id, number text_pattern_ops);
