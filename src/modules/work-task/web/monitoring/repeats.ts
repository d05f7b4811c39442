/** How a task may repeat, and the days of a week. */
import { defineMessages } from '#platform/contract/messages.ts';
import { MONITORING } from './monitoring.messages.ts';

export const REPEATS = [
  { value: '', label: MONITORING.once },
  { value: 'day', label: MONITORING.day1 },
  { value: 'week', label: MONITORING.week1 },
  { value: 'month', label: MONITORING.month1 },
] as const;

const NAMES = defineMessages({
  mon: { en: 'Monday', ms: 'Isnin' },
  tue: { en: 'Tuesday', ms: 'Selasa' },
  wed: { en: 'Wednesday', ms: 'Rabu' },
  thu: { en: 'Thursday', ms: 'Khamis' },
  fri: { en: 'Friday', ms: 'Jumaat' },
  sat: { en: 'Saturday', ms: 'Sabtu' },
  sun: { en: 'Sunday', ms: 'Ahad' },
});

/** 1 Monday … 7 Sunday. */
export const WEEKDAYS = Object.values(NAMES).map((label, at) => ({ value: String(at + 1), label }));
