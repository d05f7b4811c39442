/** An employee as the rules of leave see them. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { EmployeeRecord } from '#modules/employee/server/public.ts';
import type { Applicant } from '../contract/application/check-application.ts';

/** @param occurrences leaves of the type in question that count toward its limit. */
export const applicantOf = (employee: EmployeeRecord, occurrences: number): Applicant => ({
  gender: employee.gender,
  employee_type: employee.employee_type,
  joined: employee.company_joined_at as CalendarDate,
  left: employee.inactive_at as CalendarDate | null,
  confirmed_at: employee.confirmed_at as CalendarDate | null,
  probation_months: employee.probation_months,
  occurrences,
});
