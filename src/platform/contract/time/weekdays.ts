/** The names of the days of a week, as both languages write them. */
import { weekdayOf, type CalendarDate } from '../dates.ts';
import type { Text } from '../messages.ts';

/** 1 Monday … 7 Sunday. */
export const WEEKDAYS = [
  { value: '1', label: { en: 'Monday', ms: 'Isnin' } },
  { value: '2', label: { en: 'Tuesday', ms: 'Selasa' } },
  { value: '3', label: { en: 'Wednesday', ms: 'Rabu' } },
  { value: '4', label: { en: 'Thursday', ms: 'Khamis' } },
  { value: '5', label: { en: 'Friday', ms: 'Jumaat' } },
  { value: '6', label: { en: 'Saturday', ms: 'Sabtu' } },
  { value: '7', label: { en: 'Sunday', ms: 'Ahad' } },
] as const satisfies readonly { readonly value: string; readonly label: Text }[];

/** Monday first. */
export const SHORT_WEEKDAYS: readonly Text[] = [
  { en: 'Mon', ms: 'Isn' },
  { en: 'Tue', ms: 'Sel' },
  { en: 'Wed', ms: 'Rab' },
  { en: 'Thu', ms: 'Kha' },
  { en: 'Fri', ms: 'Jum' },
  { en: 'Sat', ms: 'Sab' },
  { en: 'Sun', ms: 'Ahd' },
];

export const shortWeekday = (date: string): Text => SHORT_WEEKDAYS[weekdayOf(date as CalendarDate) - 1] ?? { en: '', ms: '' };
