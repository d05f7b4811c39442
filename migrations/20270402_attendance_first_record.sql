-- The first record of a company: from its day on a working day without a record is an absence.
create index attendance_records_company_at on attendance_records (company_id, recorded_at) where voided_at is null;
