import { expect, it } from 'vitest';
import { calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { countBurdens } from './burdens-before.ts';

const since = calendarDate('2026-11-09');
const on = (employee_id: number, date: string, start_time: string, end_time: string) => ({
  employee_id,
  date: calendarDate(date),
  sessions: [{ start_time: start_time as TimeOfDay, end_time: end_time as TimeOfDay }],
});
const joined = '2020-01-01';

it('counts nights and Sundays of each', () => {
  const work = [on(1, '2026-11-22', '19:00', '07:00'), on(1, '2026-11-23', '19:00', '07:00'), on(2, '2026-11-23', '07:00', '19:00')];
  const people = [1, 2].map((id) => ({ id, joined }));
  expect(countBurdens(work, people, since)).toEqual(
    new Map([
      [1, { night: 2, sunday: 1 }],
      [2, {}],
    ]),
  );
});

it('who came in these weeks has borne what the others did on average', () => {
  const work = ['2026-11-16', '2026-11-17', '2026-11-18'].map((date) => on(1, date, '22:00', '06:00'));
  const people = [
    { id: 1, joined },
    { id: 2, joined },
    { id: 3, joined: '2026-11-20' },
  ];
  const counted = countBurdens([...work, on(3, '2026-11-24', '22:00', '06:00')], people, since);
  expect([...counted.values()].map(({ night = 0 }) => night)).toEqual([3, 0, 2]);
});
