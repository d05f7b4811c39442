-- Leave that waits is told by its type.
update approval_requests q set detail = l.leave_type_id::text
from leaves l where q.subject_type = 'leave' and l.id = q.subject_id and l.company_id = q.company_id and q.closed_at is null;
