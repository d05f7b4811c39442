/** Which days of an application are taken from the balance (working days), one entry for each day of the calendar. */
import { addDays, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { LeaveDuration } from './leave-duration.ts';

/** `Working Days` leaves out rest days and holidays; `Calendar Days` counts every day (maternity, paternity: EA 1955 s.37, s.60FA). */
export const COUNT_MODES = ['Working Days', 'Calendar Days'] as const;
export type CountMode = (typeof COUNT_MODES)[number];
export const DAY_REASONS = ['working', 'rest', 'holiday'] as const;
export type DayReason = (typeof DAY_REASONS)[number];

/** What the calendar says of one day for one employee. */
export interface DayFacts {
  readonly rest: boolean;
  /** Name of the holiday; a half-day holiday is the afternoon, the morning is worked. `estimated`: its date may still move. */
  readonly holiday: { readonly name: string; readonly name_ms: string; readonly half: boolean; readonly estimated?: boolean } | null;
}
export type DayCalendar = (date: CalendarDate) => DayFacts;

export interface LeaveDay {
  readonly date: CalendarDate;
  readonly part: LeaveDuration;
  /** 0, 0.5 or 1 day of the balance. */
  readonly value: number;
  readonly reason: DayReason;
  /** Name of the holiday. */
  readonly note: string | null;
  readonly note_ms: string | null;
}

export interface Span {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  /** A half only where start and end are one day. */
  readonly duration: LeaveDuration;
}

/** One span for each year: balances, numbers and payrolls are kept by the year. */
export function splitByYear({ start, end, duration }: Span): Span[] {
  const spans: Span[] = [];
  for (let from = start; from <= end;) {
    const last = `${yearOf(from)}-12-31` as CalendarDate;
    const to = last < end ? last : end;
    spans.push({ start: from, end: to, duration });
    from = addDays(to, 1);
  }
  return spans;
}

export function countLeaveDays({ start, end, duration }: Span, mode: CountMode, calendar: DayCalendar): LeaveDay[] {
  const days: LeaveDay[] = [];
  for (let date = start; date <= end; date = addDays(date, 1)) days.push(countLeaveDay(date, duration, mode, calendar(date)));
  return days;
}

/** One day of the calendar, of which a part is taken off. */
export function countLeaveDay(date: CalendarDate, part: LeaveDuration, mode: CountMode, { rest, holiday }: DayFacts): LeaveDay {
  const whole = part === 'Full' ? 1 : 0.5;
  const named = { note: holiday?.name ?? null, note_ms: holiday?.name_ms ?? null };
  if (mode === 'Calendar Days') return { date, part, value: whole, reason: 'working', ...named };
  if (holiday && !holiday.half) return { date, part, value: 0, reason: 'holiday', ...named };
  if (rest) return { date, part, value: 0, reason: 'rest', ...named };
  // A half-day holiday is its afternoon: a whole day of leave costs the morning, and the afternoon is free already.
  if (holiday && part === 'Afternoon') return { date, part, value: 0, reason: 'holiday', ...named };
  return { date, part, value: holiday ? 0.5 : whole, reason: 'working', ...named };
}

/** Days deducted, in half days exactly. */
export const totalDays = (days: readonly Pick<LeaveDay, 'value'>[]) => days.reduce((sum, { value }) => sum + value, 0);
