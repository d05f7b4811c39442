/** What comes next in somebody's employment. Pure. */
import { addMonths, addYears, calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { EmployeeDetail } from '../../contract/employee-detail.schema.ts';

type Employed = Pick<EmployeeDetail, 'status' | 'company_joined_at' | 'probation_months' | 'confirmed_at' | 'contract_end_at' | 'passport_expiry'>;

export interface NextEvent {
  readonly kind: 'probationEnds' | 'contractEnds' | 'passportExpires' | 'yearsServed';
  readonly date: CalendarDate;
  /** Years of service completed then. */
  readonly years?: number;
}

/** The first of what is still to come; null: nothing is known, or the employment has ended. */
export function nextEvent(employee: Employed, today: CalendarDate): NextEvent | null {
  if (employee.status !== 'Active') return null;
  const joined = calendarDate(employee.company_joined_at);
  const events: NextEvent[] = [];
  if (!employee.confirmed_at && employee.probation_months) events.push({ kind: 'probationEnds', date: addMonths(joined, employee.probation_months) });
  if (employee.contract_end_at) events.push({ kind: 'contractEnds', date: calendarDate(employee.contract_end_at) });
  if (employee.passport_expiry) events.push({ kind: 'passportExpires', date: calendarDate(employee.passport_expiry) });
  let years = 1;
  while (addYears(joined, years) < today) years++;
  events.push({ kind: 'yearsServed', date: addYears(joined, years), years });
  return events.filter(({ date }) => date >= today).sort((a, b) => a.date.localeCompare(b.date))[0] ?? null;
}
