-- What a person has applied for and nobody has decided: few of their leaves, and asked for with every balance.
create index leaves_undecided on leaves (company_id, employee_id) where status in ('Waiting for Approval', 'Reviewed');
