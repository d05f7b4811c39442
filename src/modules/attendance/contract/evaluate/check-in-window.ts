/** When a check-in or a check-out is on time (specification §5): so many minutes before and after the hour that was set. Pure. */
import type { TimeOfDay } from '#platform/contract/dates.ts';
import { DAY_MINUTES, timeOnLine } from '#platform/contract/time/local-line.ts';
import { minuteOf, type Span } from '#platform/contract/time/sessions.ts';
import type { AttendanceStatus } from '../attendance.schema.ts';

export const windowAround = (at: number, minutes: number): Span => ({ start: at - minutes, end: at + minutes });

/** Both edges are on time. */
export function statusIn({ start, end }: Span, at: number): AttendanceStatus {
  if (at < start) return 'early';
  return at > end ? 'late' : 'ontime';
}

export interface TimeWindow {
  readonly start_time: TimeOfDay;
  readonly end_time: TimeOfDay;
}

function windowOf(time: TimeOfDay, minutes: number): TimeWindow {
  const { start, end } = windowAround(minuteOf(time) + DAY_MINUTES, minutes);
  return { start_time: timeOnLine(start), end_time: timeOnLine(end) };
}

/** The start time minus and plus the on-time check-in minutes: of 09:00 with 15 minutes, 08:45 to 09:15. */
export const checkInWindow = (start: TimeOfDay, ontimeCheckinMinutes: number): TimeWindow => windowOf(start, ontimeCheckinMinutes);

/** The end time minus and plus the on-time check-out minutes: of 18:00 with 15 minutes, 17:45 to 18:15. */
export const checkOutWindow = (end: TimeOfDay, ontimeCheckoutMinutes: number): TimeWindow => windowOf(end, ontimeCheckoutMinutes);
