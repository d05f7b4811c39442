import { expect, test } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { sen } from '#platform/contract/money.ts';
import { deploymentStatus, fillOf, headsOfNeed } from './deployed.ts';

const AT = '2026-11-01T00:00:00Z';
const deployed = (more: object = {}) => ({ start_date: '2026-11-19', end_date: '2026-11-21', confirmed_at: AT, cancelled_at: null, ...more });

test.each([
  ['2026-11-18', {}, 'Confirmed'],
  ['2026-11-19', {}, 'On Going'],
  ['2026-11-21', {}, 'On Going'],
  ['2026-11-22', {}, 'Completed'],
  ['2026-11-22', { confirmed_at: null }, 'Pending'],
  ['2026-11-20', { cancelled_at: AT }, 'Cancelled'],
  ['2026-11-20', { cancelled_at: AT, replaced_by_id: 7 }, 'Replaced'],
  ['2026-11-21', { replaced_by_id: 7 }, 'On Going'],
  ['2026-11-22', { replaced_by_id: 7 }, 'Replaced'],
])('on %s, with %o, a deployment is %s', (today, more, status) => {
  expect(deploymentStatus(deployed(more), today)).toBe(status);
});

test('heads of a day: who is there, who is confirmed, and nobody where nobody is needed', () => {
  const need = {
    headcount: 3,
    start_date: calendarDate('2026-11-16'),
    end_date: calendarDate('2026-11-29'),
    weekdays: [1, 2, 3, 4, 5],
    cost_rate: sen(100),
    bill_rate: null,
  };
  const people = [deployed(), deployed({ confirmed_at: null }), deployed({ cancelled_at: AT })];
  expect(headsOfNeed(need, people, calendarDate('2026-11-20'))).toEqual({ needed: 3, deployed: 2, confirmed: 1 });
  expect(headsOfNeed(need, people, calendarDate('2026-11-21'))).toEqual({ needed: 0, deployed: 0, confirmed: 0 });
  expect(headsOfNeed(need, people, calendarDate('2026-11-23'))).toEqual({ needed: 3, deployed: 0, confirmed: 0 });
});

test('the fill of one need above what it wants fills no other', () => {
  const rate = (...heads: [number, number][]) => fillOf(heads.map(([needed, confirmed]) => ({ needed, confirmed })));
  expect(rate([2, 4], [2, 0])).toEqual({ needed: 4, filled: 2, rate: 50 });
  expect(rate([3, 2])).toEqual({ needed: 3, filled: 2, rate: 66 });
  expect(rate([0, 0])).toEqual({ needed: 0, filled: 0, rate: null });
});
