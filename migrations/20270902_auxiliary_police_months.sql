-- The chart of a year counts applications by the month of submission.
create index asm_applications_submitted_on on asm_applications (company_id, submitted_at) include (type) where submitted_at is not null;
