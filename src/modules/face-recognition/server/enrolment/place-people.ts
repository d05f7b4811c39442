/**
 * Whose faces a device compares: active people of its site on a day, or of its branch, or of the whole company. A condition over
 * `e` (enrolments) and `p` (employees). @param site,branch,day SQL of each
 */
export const PLACE_PEOPLE = (site: string, branch: string, day: string) =>
  `p.company_id = e.company_id and p.id = e.employee_id and p.status = 'Active' and p.deleted_at is null and case
     when ${site} is not null then exists (select from employee_worksites w where w.company_id = e.company_id and w.employee_id = e.employee_id
       and w.work_site_id = ${site} and w.effective_from <= ${day} and (w.effective_to is null or w.effective_to >= ${day}))
     when ${branch} is not null then p.branch_id = ${branch}
     else true end`;
