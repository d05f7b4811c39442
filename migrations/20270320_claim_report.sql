-- The report adds up items by their people in one pass: items and claims are read from these alone, in the same order.
create index claim_items_report on claim_items (company_id, employee_id, claim_id) include (date, claim_category_id, amount, allowed_amount, approved_amount);
drop index claims_employee;
create index claims_employee on claims (company_id, employee_id, id) include (status, submit_date);
