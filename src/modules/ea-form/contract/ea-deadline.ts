/** Until when the form must be with the employee: the last day of February after the year (ITA s.83(1A)). */
import { endOfMonth, type CalendarDate } from '#platform/contract/dates.ts';

export const eaDeadline = (year: number): CalendarDate => endOfMonth(`${year + 1}-02-01` as CalendarDate);
export const isLate = (year: number, today: CalendarDate): boolean => today > eaDeadline(year);
