/** Whose place a substitute may take: approvers on approved leave. */

/** For approval's `absence`. */
export const onLeave = (company: string, day: string): string => `exists (
  select from employees e join leave_days d on d.company_id = ${company} and d.employee_id = e.id and d.date = ${day} and d.live
  join leaves l on l.id = d.leave_id and l.status = 'Approved'
  where e.company_id = ${company} and e.user_id = t.user_id)`;
