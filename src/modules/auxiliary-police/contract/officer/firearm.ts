/** How long live firing keeps an officer qualified with firearms. Pure. */
import { addMonths, type CalendarDate } from '#platform/contract/dates.ts';

/** The last valid day. @param months between two practices, as the unit sets it */
export const qualifiedUntil = (fired: CalendarDate, months: number): CalendarDate => addMonths(fired, months);
