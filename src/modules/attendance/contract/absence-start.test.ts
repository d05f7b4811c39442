/** The first day on which a missing record is an absence. */
import { expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { absenceStart } from './absence-start.ts';

const day = (text: string | null) => (text === null ? null : calendarDate(text));

it.each<[string, string, string, string | null, string | null, string | null]>([
  ['entered before the first day of work', '2026-11-02', '2026-10-20', '2026-11-02', '2026-01-05', '2026-11-02'],
  ['entered later, a first record after that', '2026-11-02', '2026-11-16', '2026-11-20', '2026-01-05', '2026-11-16'],
  ['entered later, and the office recorded an earlier day', '2026-11-02', '2026-11-28', '2026-11-10', '2026-01-05', '2026-11-10'],
  ['recorded and entered on one day', '2026-11-02', '2026-11-16', '2026-11-16', '2026-01-05', '2026-11-16'],
  ['a record before the employment', '2026-11-02', '2026-10-01', '2026-10-28', '2026-01-05', '2026-11-02'],
  ['the company began to record later', '2020-03-02', '2026-01-05', '2026-11-09', '2026-11-09', '2026-11-09'],
  ['the company began later, the employee later still', '2020-03-02', '2026-01-05', '2026-11-12', '2026-11-09', '2026-11-09'],
  ['the employee was never recorded', '2020-03-02', '2026-01-05', null, '2026-11-09', null],
  ['nothing was ever recorded', '2020-03-02', '2026-01-05', null, null, null],
])('%s', (_what, joined, entered, first, company, expected) => {
  const recorded = { joined: calendarDate(joined), entered: calendarDate(entered), first_record: day(first), company_first_record: day(company) };
  expect(absenceStart(recorded)).toBe(expected);
});
