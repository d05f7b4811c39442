import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { conflictsOf, expandPlan, isTight, overlaps, spanOn, type Taken } from './plan-schedules.ts';

const day = calendarDate('2026-11-16');
const time = (text: string) => text as TimeOfDay;
const form = { promoter_ids: [1], outlet_id: 9, start_date: day, end_date: day, weekdays: [], start_time: time('10:00'), end_time: time('19:00') };
const taken = (start: string, end: string, outlet_id: number | null = 8, promoter_id = 1): Taken => ({
  promoter_id,
  outlet_id,
  ...spanOn(day, { start_time: time(start), end_time: time(end) }),
});

describe('planning', () => {
  it('makes one schedule a promoter and chosen weekday', () => {
    const week = expandPlan({ ...form, promoter_ids: [1, 2, 1], end_date: addDays(day, 6), weekdays: [1, 3] });
    expect(week.map(({ promoter_id, date }) => [promoter_id, date])).toEqual([
      [1, '2026-11-16'],
      [1, '2026-11-18'],
      [2, '2026-11-16'],
      [2, '2026-11-18'],
    ]);
    expect(expandPlan({ ...form, end_date: addDays(day, -1) })).toEqual([]);
  });

  it('an end that is not after the start is on the next day', () => {
    const [night] = expandPlan({ ...form, start_time: time('22:00'), end_time: time('06:00') });
    expect((night?.end ?? 0) - (night?.start ?? 0)).toBe(8 * 60);
  });

  it.each([
    ['19:00', '22:00', false],
    ['18:59', '22:00', true],
    ['08:00', '10:00', false],
    ['08:00', '10:01', true],
    ['12:00', '13:00', true],
  ])('beside %s to %s there is a conflict: %s', (start, end, meets) => {
    expect(conflictsOf(expandPlan(form), [taken(start, end)])).toHaveLength(meets ? 1 : 0);
  });

  it('leaves others alone, and counts what was planned before', () => {
    expect(conflictsOf(expandPlan(form), [taken('10:00', '19:00', 8, 2)])).toEqual([]);
    expect(conflictsOf([...expandPlan(form), ...expandPlan(form)], [])).toHaveLength(1);
  });

  it.each([
    ['19:29', 8, true],
    ['19:30', 8, false],
    ['19:00', 9, false],
    ['19:00', null, true],
  ] as const)('at %s at outlet %s there is too little time to travel: %s', (start, outlet, tight) => {
    const [planned] = expandPlan(form);
    expect(planned && isTight(planned, taken(start, '22:00', outlet))).toBe(tight);
  });

  it('what it lets through never overlaps', () => {
    const session = fc.record({
      at: fc.nat(6),
      start: fc.integer({ min: 0, max: 23 }),
      length: fc.integer({ min: 1, max: 12 }),
      who: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(session, { maxLength: 12 }), (sessions) => {
        const hour = (n: number) => time(`${String(n % 24).padStart(2, '0')}:00`);
        const planned = sessions.flatMap(({ at, start, length, who }) =>
          expandPlan({
            ...form,
            promoter_ids: [who],
            start_date: addDays(day, at),
            end_date: addDays(day, at),
            start_time: hour(start),
            end_time: hour(start + length),
          }),
        );
        const refused = new Set(conflictsOf(planned, []).map((conflict) => conflict.planned));
        const left = planned.filter((each) => !refused.has(each));
        return left.every((a, i) => left.every((b, j) => i === j || a.promoter_id !== b.promoter_id || !overlaps(a, b)));
      }),
    );
  });
});
