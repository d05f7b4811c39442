import { addDays, calendarDate, formatFull } from '#platform/contract/dates.ts';
import type { Attendance } from '../../contract/attendance.schema.ts';

/** `2026-11-30T08:55` of an instant in a zone, as fields of dates with times take it. */
export function localMinute(instant: string, zone: string | undefined): string {
  const [day = '', month = '', year = ''] = formatFull(instant, zone).slice(0, 10).split('/');
  return `${year}-${month}-${day}T${formatFull(instant, zone).slice(11, 16)}`;
}

/** The day on which a session ends: of a night the next. */
export const lastDayOf = ({ date, session }: Pick<Attendance, 'date' | 'session'>): string =>
  session && session.end_time <= session.start_time ? addDays(calendarDate(date), 1) : date;
