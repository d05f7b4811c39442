import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import { datesFit, statusByDates } from './project-rules.ts';

const span = (start: string, end: string) => ({ start_date: calendarDate(start), end_date: calendarDate(end) });

describe('a project by its dates', () => {
  it.each([
    ['2026-11-30', 'Upcoming'],
    ['2026-12-01', 'On Going'],
    ['2026-12-31', 'On Going'],
    ['2027-01-01', 'Completed'],
  ] as const)('on %s is %s', (today, status) => expect(statusByDates(span('2026-12-01', '2026-12-31'), calendarDate(today))).toBe(status));

  it.each([
    ['2026-01-31', '2026-01-31', true],
    ['2026-01-31', '2026-01-30', false],
    ['2026-01-15', '2028-01-15', true],
    ['2026-01-15', '2028-01-16', false],
    ['2024-02-29', '2026-02-28', true],
  ])('%s to %s fits: %s', (start, end, fits) => expect(datesFit(span(start, end))).toBe(fits));

  it('moves forward only', () => {
    const day = fc.integer({ min: 0, max: 2000 }).map((n) => addDays(calendarDate('2024-01-01'), n));
    const order = ['Upcoming', 'On Going', 'Completed'];
    fc.assert(
      fc.property(day, fc.nat(700), day, fc.nat(700), (start_date, length, today, later) => {
        const dates = { start_date, end_date: addDays(start_date, length) };
        return order.indexOf(statusByDates(dates, today)) <= order.indexOf(statusByDates(dates, addDays(today, later)));
      }),
    );
  });
});
