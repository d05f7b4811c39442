/** How long a leave is, in words (specification, section 9). */
import { daysInclusive, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';

/** `Full`, or the half of the day that is taken off. */
export const LEAVE_DURATIONS = ['Full', 'Morning', 'Afternoon'] as const;
export type LeaveDuration = (typeof LEAVE_DURATIONS)[number];

export const DURATION_NAMES: Readonly<Record<LeaveDuration, Text>> = {
  Full: { en: 'Full Day', ms: 'Sehari Penuh' },
  Morning: { en: 'Morning', ms: 'Pagi' },
  Afternoon: { en: 'Afternoon', ms: 'Petang' },
};

/** A half day inside a sentence, where another bracket would stand in the way: `half day, morning`. */
const HALF_IN_WORDS: Readonly<Record<Exclude<LeaveDuration, 'Full'>, Text>> = {
  Morning: { en: 'half day, morning', ms: 'separuh hari, pagi' },
  Afternoon: { en: 'half day, afternoon', ms: 'separuh hari, petang' },
};

/**
 * When and how long in one breath: `26/11/26, half day, morning`; `26/11/26, full day`; `06/11/26 to 09/11/26, 4 days`.
 * @param cost days that are deducted: rest days and holidays of the span cost nothing
 */
export function leavePeriodText(start: string, end: string, duration: LeaveDuration, cost: number): Text {
  const from = formatDate(start);
  if (start === end) {
    if (duration !== 'Full') return { en: `${from}, ${HALF_IN_WORDS[duration].en}`, ms: `${from}, ${HALF_IN_WORDS[duration].ms}` };
    return { en: `${from}, full day`, ms: `${from}, sehari penuh` };
  }
  return { en: `${from} to ${formatDate(end)}, ${cost} ${cost === 1 ? 'day' : 'days'}`, ms: `${from} hingga ${formatDate(end)}, ${cost} hari` };
}

/** `Full Day`, `Half Day (Morning)` or `3 days`: days of the calendar, both ends counted. */
export function leaveDurationLabel(start: string, end: string, duration: LeaveDuration): Text {
  const days = daysInclusive(start as CalendarDate, end as CalendarDate);
  if (days > 1) return { en: `${days} days`, ms: `${days} hari` };
  if (duration === 'Full') return DURATION_NAMES.Full;
  const half = DURATION_NAMES[duration];
  return { en: `Half Day (${half.en})`, ms: `Separuh Hari (${half.ms})` };
}
