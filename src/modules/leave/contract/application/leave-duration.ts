/** How long a leave is, in words (specification, section 9). */
import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';

/** `Full`, or the half of the day that is taken off. */
export const LEAVE_DURATIONS = ['Full', 'Morning', 'Afternoon'] as const;
export type LeaveDuration = (typeof LEAVE_DURATIONS)[number];

export const DURATION_NAMES: Readonly<Record<LeaveDuration, Text>> = {
  Full: { en: 'Full Day', ms: 'Sehari Penuh' },
  Morning: { en: 'Morning', ms: 'Pagi' },
  Afternoon: { en: 'Afternoon', ms: 'Petang' },
};

/** `Full Day`, `Half Day (Morning)` or `3 days`: days of the calendar, both ends counted. */
export function leaveDurationLabel(start: string, end: string, duration: LeaveDuration): Text {
  const days = daysInclusive(start as CalendarDate, end as CalendarDate);
  if (days > 1) return { en: `${days} days`, ms: `${days} hari` };
  if (duration === 'Full') return DURATION_NAMES.Full;
  const half = DURATION_NAMES[duration];
  return { en: `Half Day (${half.en})`, ms: `Separuh Hari (${half.ms})` };
}
