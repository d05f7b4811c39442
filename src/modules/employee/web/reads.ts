/** Reads that a change of an employee makes stale. */
export const EMPLOYEE_READS = [
  'employee.list-employees',
  'employee.summary',
  'employee.show-employee',
  'employee.list-person-facts',
  'employee.show-credential',
  'employee.org-chart',
] as const;

export const PERMIT_READS = [
  'employee.list-work-permits',
  'employee.work-permit-summary',
  'employee.permits-of-employee',
  'employee.show-work-permit',
] as const;

export const OWN_READS = ['employee.show-profile', 'employee.show-own-employment'] as const;
