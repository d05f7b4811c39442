/** In SQL: somebody has approved leave for the whole day of a row `r` of the roster. `$1` company. */
export const AWAY = `exists (select from leave_days d join leaves l on l.company_id = $1 and l.id = d.leave_id
  where d.company_id = $1 and d.employee_id = r.employee_id and d.date = r.date and d.live and d.part = 'Full' and l.status = 'Approved')`;
