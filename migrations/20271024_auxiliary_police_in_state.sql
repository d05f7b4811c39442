-- A page of one state, newest first: without it a plan that knows no state walks all applications to find the few that wait.
create index asm_applications_in_state on asm_applications (company_id, status, id);
