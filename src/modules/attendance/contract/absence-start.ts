/** From which day on a missing record means that somebody was absent (`docs/decisions/0056-start-of-absence.md`). Pure. */
import type { CalendarDate } from '#platform/contract/dates.ts';

export interface RecordedAttendance {
  /** First day of the employment. */
  readonly joined: CalendarDate;
  /** The day on which the employee was entered in the portal. */
  readonly entered: CalendarDate;
  /** The day of the employee's first record; null: there is none. */
  readonly first_record: CalendarDate | null;
  /** The day of the company's first record; null: the company has none. */
  readonly company_first_record: CalendarDate | null;
}

/** Whether a missing record of the day is an absence. @param from the first day that can be one; null: no day can */
export const countsAsAbsence = (date: CalendarDate, from: CalendarDate | null): boolean => from !== null && date >= from;

const later = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);

/** The first day that can be an absence; null: no day can, because nothing was ever recorded. */
export function absenceStart({ joined, entered, first_record, company_first_record }: RecordedAttendance): CalendarDate | null {
  if (first_record === null || company_first_record === null) return null;
  const known = first_record < entered ? first_record : entered;
  return later(later(joined, known), company_first_record);
}
