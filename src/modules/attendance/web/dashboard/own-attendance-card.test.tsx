import { afterEach, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { addDays, dateInZone, formatDate } from '#platform/contract/dates.ts';
import { BlocksContext } from '#platform/web/dashboard.tsx';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, pageText, render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { attendanceManifest } from '../../contract/attendance.manifest.ts';
import { OwnAttendanceCard } from './own-attendance-card.tsx';

const EMPLOYEE = { ...TEST_USER, type: 'employee', is_admin: false, modules: { attendance: true }, employee: { spm_supervisor: false, id: 4 } } as const;
const today = dateInZone(new Date());
const tomorrow = addDays(today, 1);
const work = { date: tomorrow, day_type: 'Working', sessions: [{ start_time: '10:00', end_time: '19:00' }], flexible_hours: null, holiday: null, leave: null };
const server = formServer({ read: () => ({ data: [work] }), write: () => ({ success: true }) });
const day = {
  date: today,
  session: { start_time: '09:00', end_time: '18:00' },
  planned: 'Working',
  day_type: 'Normal',
  checkin: null,
  checkout: null,
  absent: 0,
  leave: null,
  holiday: null,
  visited: null,
  minutes: 0,
  flags: [],
};

let view: Rendered | undefined;
afterEach(() => view?.unmount());
const show = async (more: object) => {
  view = await render(
    <BlocksContext value={{ 'own-attendance': { day: { ...day, ...more }, next: 'checkin' } }}>
      <OwnAttendanceCard />
    </BlocksContext>,
    { pages: pagesOf([attendanceManifest]), user: EMPLOYEE },
  );
};

it('before work it says when, and offers the check-in', async () => {
  await show({});
  for (const words of ['09:00 AM', 'Not checked in yet']) expect(pageText()).toContain(words);
  expect(button('Check in').dataset['variant']).toBe('light');
  expect(server.asked).toEqual([]);
});

it.each([
  ['an off day', { planned: 'Off Day', day_type: 'Off Day', session: null }, 'Off day'],
  ['leave', { leave: { name: 'Annual Leave', name_ms: 'Cuti Tahunan', part: 'Full' } }, 'Annual Leave'],
])('on %s it says so and when the next work is; nobody is urged to check in', async (_what, more, words) => {
  await show(more);
  await until(() => pageText().includes(formatDate(tomorrow)));
  expect(pageText()).toContain(words);
  expect(pageText()).not.toContain('Not checked in');
  expect(button('Check in').dataset['variant']).toBe('subtle');
});

it('shows a check-out alone, and urges nobody to check in', async () => {
  await show({ checkout: { at: `${today}T10:00:00Z`, status: 'ontime' }, flags: ['missing_checkin'] });
  expect(pageText()).toContain('Checked out at 06:00 PM');
  expect(pageText()).not.toContain('Not checked in');
});
