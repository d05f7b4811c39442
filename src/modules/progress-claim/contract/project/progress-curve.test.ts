import { expect, test } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { sen } from '#platform/contract/money.ts';
import { plannedOn, progressCurve } from './progress-curve.ts';

const day = (text: string) => text as CalendarDate;
const plan = [
  { month: day('2026-01-01'), planned_percent: 10 },
  { month: day('2026-02-01'), planned_percent: 30 },
  { month: day('2026-04-01'), planned_percent: 100 },
];

test('claims stand in the month of their period, and nothing is known of months to come', () => {
  const claims = [
    { period_end: day('2026-01-31'), claimed: sen(800), certified: sen(500) },
    { period_end: day('2026-02-28'), claimed: sen(2_500), certified: null },
  ];
  const points = progressCurve(plan, claims, sen(10_000), day('2026-03-15'));
  expect(points.map(({ month, planned, claimed, certified }) => [month.slice(0, 7), planned, claimed, certified])).toEqual([
    ['2026-01', 10, 8, 5],
    ['2026-02', 30, 25, 5],
    ['2026-03', 30, 25, 5],
    ['2026-04', 100, null, null],
  ]);
  expect(progressCurve([], [], sen(1), day('2026-01-01'))).toEqual([]);
});

test.each([
  ['2025-12-31', 0],
  ['2026-01-31', 10],
  // 14 of the 28 days of February.
  ['2026-02-14', 20],
  ['2026-02-28', 30],
  // March has no figure: 31 of the 61 days to the end of April.
  ['2026-03-31', 65.57],
  ['2026-04-30', 100],
  ['2026-05-01', 100],
])('what is planned by the end of %s lies straight between the ends of months: %s', (on, percent) => {
  expect(plannedOn(plan, day(on))).toBe(percent);
  // The months around the day say as much as all of them.
  const around = [plan.findLast(({ month }) => month < on.slice(0, 7)), plan.find(({ month }) => month.slice(0, 7) >= on.slice(0, 7))];
  expect(
    plannedOn(
      around.filter((month) => month !== undefined),
      day(on),
    ),
  ).toBe(percent);
});

test('nothing is planned without a plan', () => expect(plannedOn([], day('2026-01-01'))).toBeNull());
