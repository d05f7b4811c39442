-- What became of applications of this year stands in the tiles of their lists: found by the day, not by reading all.
create index asm_applications_approved_on on asm_applications (company_id, decision_date) include (type, submitted_at) where status = 'Approved';
create index asm_applications_rejected_on on asm_applications (company_id, closed_at) include (type) where status = 'Rejected';
