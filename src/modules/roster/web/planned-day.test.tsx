import { afterEach, expect, it } from 'vitest';
import { render, type Rendered } from '#platform/web/testing/render.tsx';
import type { PlannedDay as Day } from '../contract/schedule.endpoints.ts';
import { PlannedDay } from './planned-day.tsx';

const day: Day = {
  date: '2026-11-09',
  day_type: 'Working',
  sessions: [{ start_time: '09:00', end_time: '18:00' }],
  flexible_hours: null,
  schedule: null,
  site: null,
  remark: null,
  holiday: null,
  leave: null,
};
const holiday = { name: 'Deepavali', name_ms: 'Hari Deepavali', half: false };
const leave = { name: 'Annual Leave', name_ms: 'Cuti Tahunan', part: 'Full' };

let view: Rendered | undefined;
afterEach(async () => view?.unmount());

it.each([
  ['a working day', {}, null],
  ['a holiday', { holiday }, '09:00 AM–06:00 PM'],
  ['half a holiday', { holiday: { ...holiday, half: true } }, null],
  ['leave', { leave }, '09:00 AM–06:00 PM'],
  ['leave in the morning', { leave: { ...leave, part: 'AM' } }, null],
])('strikes out the times of a day on which nobody is expected: %s', async (_title, more, struck) => {
  view = await render(<PlannedDay day={{ ...day, ...more }} />);
  expect(view.container.textContent).toContain('09:00 AM–06:00 PM');
  expect(view.container.querySelector('s')?.textContent ?? null).toBe(struck);
});
