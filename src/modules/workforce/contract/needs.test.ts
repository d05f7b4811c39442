/** What is needed on a day, and what a need comes to. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate as day, weekdayOf } from '#platform/contract/dates.ts';
import { sen } from '#platform/contract/money.ts';
import { daysOn, isNeededOn, planOf, type Need } from './needs.ts';

/** Monday to Friday over two weeks: 2026-11-16 is a Monday. */
const NEED: Need = {
  headcount: 4,
  start_date: day('2026-11-16'),
  end_date: day('2026-11-29'),
  weekdays: [1, 2, 3, 4, 5],
  cost_rate: sen(9000),
  bill_rate: sen(13_500),
};

describe('a need', () => {
  it.each([
    ['the day before it begins', '2026-11-15', false],
    ['its first day', '2026-11-16', true],
    ['a Friday', '2026-11-20', true],
    ['a Saturday within', '2026-11-21', false],
    ['its last weekday', '2026-11-27', true],
    ['its last day, a Sunday', '2026-11-29', false],
    ['the Monday after it', '2026-11-30', false],
  ])('on %s', (_title, date, needed) => {
    expect(isNeededOn(NEED, day(date))).toBe(needed);
  });

  it('comes to its days times people, at cost and as billed', () => {
    expect(planOf(NEED)).toEqual({ days: 40, cost: 360_000, bill: 540_000 });
    expect(planOf({ ...NEED, bill_rate: null }).bill).toBe(0);
    expect(planOf({ ...NEED, start_date: day('2026-11-21'), end_date: day('2026-11-22') }).days).toBe(0);
  });
});

it('days on weekdays are those that one counts one by one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: -3, max: 60 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      (begin, length, weekdays) => {
        const from = addDays(day('2026-01-01'), begin);
        const each = Array.from({ length: Math.max(0, length) }, (_, at) => addDays(from, at));
        expect(daysOn(weekdays, from, addDays(from, length - 1))).toBe(each.filter((date) => weekdays.includes(weekdayOf(date))).length);
      },
    ),
  );
});
