import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { Attendance } from '../../../contract/attendance.schema.ts';

/** Hours of every day of a span, its sessions added up; two decimals. Pure. */
export function hoursByDay(
  days: readonly Pick<Attendance, 'date' | 'minutes'>[],
  from: CalendarDate,
  to: CalendarDate,
): { date: CalendarDate; hours: number }[] {
  const minutes = new Map<string, number>();
  for (const day of days) minutes.set(day.date, (minutes.get(day.date) ?? 0) + day.minutes);
  const rows: { date: CalendarDate; hours: number }[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) rows.push({ date, hours: Math.round(((minutes.get(date) ?? 0) / 60) * 100) / 100 });
  return rows;
}
