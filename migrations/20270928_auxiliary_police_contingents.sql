-- The filter of a list offers the contingents that applications went to: found one after the other by this index.
create index asm_applications_contingent on asm_applications (company_id, contingent);
