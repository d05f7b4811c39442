import { expect, test } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { responseDate, type PublicHoliday } from './response-date.ts';

const EVERYWHERE: readonly string[] = [];
const on = (date: string, ...states: readonly string[]): PublicHoliday => ({ date, states: states.length === 0 ? EVERYWHERE : states });

// 2 November 2026 is a Monday.
test.each<readonly [string, string, string | null, readonly PublicHoliday[], string]>([
  ['on a Monday: that day is not counted', '2026-11-02', 'Selangor', [], '2026-11-16'],
  ['on a Friday', '2026-11-06', 'Selangor', [], '2026-11-20'],
  ['on a Saturday: it begins with the next Monday', '2026-11-07', 'Selangor', [], '2026-11-20'],
  ['where the site has no state', '2026-11-02', null, [], '2026-11-16'],
  ['in Kedah, which rests on Friday and Saturday', '2026-11-02', 'Kedah', [], '2026-11-16'],
  ['in Kedah on a Friday: Sunday is the first working day', '2026-11-06', 'Kedah', [], '2026-11-19'],
  ['in Johor on a Friday: it has rested on Saturday and Sunday since 2025', '2026-11-06', 'Johor', [], '2026-11-20'],
  ['with a public holiday within', '2026-11-02', 'Selangor', [on('2026-11-08'), on('2026-11-10')], '2026-11-17'],
  ['with a holiday of its own state', '2026-12-01', 'Selangor', [on('2026-12-11', 'Selangor')], '2026-12-16'],
  ['with a holiday of another state', '2026-12-01', 'Johor', [on('2026-12-11', 'Selangor')], '2026-12-15'],
  ['with a holiday of a state, where the site has none', '2026-12-01', null, [on('2026-12-11', 'Selangor')], '2026-12-15'],
  ['with a holiday on the day of service', '2026-11-02', 'Selangor', [on('2026-11-02')], '2026-11-16'],
  ['with a holiday on the last day', '2026-11-02', 'Selangor', [on('2026-11-16')], '2026-11-17'],
  ['with a holiday on the last day and the next', '2026-11-06', 'Selangor', [on('2026-11-20'), on('2026-11-23')], '2026-11-24'],
  ['with two holidays of one day', '2026-11-02', 'Selangor', [on('2026-11-10'), on('2026-11-10', 'Selangor')], '2026-11-17'],
])('a payment response to a claim that was served %s', (_, served, state, holidays, due) => {
  expect(responseDate(served as CalendarDate, { state }, holidays)).toBe(due);
});
