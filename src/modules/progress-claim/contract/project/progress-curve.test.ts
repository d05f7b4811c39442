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

test('what is planned by a day is the plan of the last month that has begun', () => {
  expect([plannedOn(plan, day('2025-12-31')), plannedOn(plan, day('2026-03-31')), plannedOn([], day('2026-01-01'))]).toEqual([0, 30, null]);
});
