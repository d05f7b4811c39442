-- Declarations that wait are told by the item of the form, with what was declared.
update approval_requests q set detail = r.key, worth = r.amount
from payroll_reliefs r where q.subject_type = 'payroll_relief' and r.id = q.subject_id and r.company_id = q.company_id and q.closed_at is null;
