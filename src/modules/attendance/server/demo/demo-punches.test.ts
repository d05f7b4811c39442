/** The demo's punches: the same on the same day, and every pattern that its screens are to show. */
import { expect, it } from 'vitest';
import { addDays, calendarDate, weekdayOf } from '#platform/contract/dates.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import { demoPunches } from './demo-punches.ts';

const NOW = new Date('2026-11-20T10:30:00+08:00');
const plan = (at: number, more: Partial<DayPlan> = {}): DayPlan => {
  const date = addDays(calendarDate('2026-10-01'), at);
  const working = weekdayOf(date) < 6;
  return {
    date,
    source: 'default',
    day_type: working ? 'Working' : 'Rest Day',
    sessions: working ? ([{ start_time: '09:00', end_time: '18:00' }] as unknown as DayPlan['sessions']) : [],
    flexible_hours: null,
    schedule: null,
    break_minutes: 60,
    ontime_checkin_minutes: null,
    ontime_checkout_minutes: null,
    work_site_id: null,
    holiday: null,
    leave: null,
    visited: null,
    ...more,
  };
};
const days = Array.from({ length: 51 }, (_, at) => plan(at));
const all = Array.from({ length: 46 }, (_, person) => days.map((day) => ({ day, punches: demoPunches(day, person + 1, person, NOW) }))).flat();
const share = (of: (each: (typeof all)[number]) => boolean) => {
  const worked = all.filter(({ day }) => day.day_type === 'Working' && day.date < '2026-11-20');
  return worked.filter(of).length / worked.length;
};
const lateBy = ({ day, punches }: (typeof all)[number]) => {
  const [first] = punches;
  return first ? (Date.parse(first.recorded_at) - Date.parse(`${day.date}T09:00:00+08:00`)) / 60_000 : null;
};

it('is the same for the same day', () => {
  expect(demoPunches(days[1] as DayPlan, 7, 6, NOW)).toEqual(demoPunches(days[1] as DayPlan, 7, 6, NOW));
});

it.each([
  ['most come on time', (each: (typeof all)[number]) => Math.abs(lateBy(each) ?? 99) <= 15, 0.75, 0.95],
  ['some are late', (each: (typeof all)[number]) => (lateBy(each) ?? 0) > 15, 0.05, 0.2],
  ['few do not come', ({ punches }: (typeof all)[number]) => punches.length === 0, 0.005, 0.05],
  ['few forget to check out', ({ punches }: (typeof all)[number]) => punches.length === 1, 0.002, 0.03],
  ['some are outside, and say why', ({ punches }: (typeof all)[number]) => punches.some(({ metres, remark }) => metres > 150 && remark !== null), 0.005, 0.05],
  ['some are put right by the office', ({ punches }: (typeof all)[number]) => punches.some(({ voided }) => voided !== null), 0.005, 0.05],
  ['some are closed by the portal', ({ punches }: (typeof all)[number]) => punches.some(({ source }) => source === 'auto'), 0.0005, 0.02],
])('%s', (_what, is, least, most) => {
  expect(share(is)).toBeGreaterThan(least);
  expect(share(is)).toBeLessThan(most);
});

it.each([
  ['a rest day', { day_type: 'Rest Day' as const, sessions: [] }],
  ['a day of leave', { leave: { name: 'Annual Leave', name_ms: 'Cuti Tahunan', part: 'Full' as const } }],
  ['a public holiday', { holiday: { name: 'Deepavali', name_ms: 'Deepavali', half: false } }],
])('nobody comes on %s', (_what, more) => {
  for (let person = 0; person < 46; person += 1) expect(demoPunches(plan(5, more), person, person, NOW)).toEqual([]);
});

it('nothing is punched that has not happened yet', () => {
  const today = all.filter(({ day }) => day.date === '2026-11-20').flatMap(({ punches }) => punches);
  expect(today.length).toBeGreaterThan(20);
  for (const { recorded_at } of today) expect(Date.parse(recorded_at)).toBeLessThanOrEqual(NOW.getTime());
});
