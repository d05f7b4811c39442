/** Reminders by the clock: whom they reach, when, and that each comes once. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { attendanceFixture, DAILY, type AttendanceFixture } from '#app/server/testing/attendance-office.ts';
import type { EmployedPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import { provideMore } from '#platform/server/extension-point.ts';
import { countRoundTrips } from '#platform/server/testing/count-round-trips.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { STARTING_SETTING } from '../../contract/setting/attendance-setting.schema.ts';
import { siteVisits } from '#modules/roster/server/site-visits.ts';
import { rosterForm } from '#modules/roster/server/days/roster.factory.ts';
import { remindMissingPunches } from './reminder-job.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const queue = createManualQueue(portal.server.services, [remindMissingPunches]);

// Monday, 23 November 2026: everybody works from 09:00 to 18:00.
const DAY = '2026-11-23';
const START = '2026-11-20T10:00:00+08:00';
let services: AttendanceFixture;
let ali: EmployedPerson;
beforeAll(async () => {
  services = await attendanceFixture(portal);
});
beforeEach(async () => {
  ali = await services.hire();
});
afterEach(() => portal.clock.set(START));

const at = async (time: string, date = DAY) => {
  portal.clock.set(`${date}T${time}:00+08:00`);
  await portal.asSystem(async (tx) => void (await queue.enqueue(tx, 'attendance.remind-missing', {})));
  await queue.drain();
};
const notices = async (person = ali) => {
  const { rows } = await portal.owner.query<{ message: { en: string; ms: string } }>(
    `select message from notifications where user_id = $1 and notification_type = 'attendance_missing' order by id`,
    [person.userId],
  );
  return rows.map(({ message }) => message.en);
};
const NO_IN = 'Your session of 23/11/26 started at 09:00 AM. Check in now, or ask for a correction.';
const NO_OUT = 'Your session of 23/11/26 ended at 06:00 PM. Check out now, or ask for a correction.';
const SETTINGS = 'api/operation/attendances/settings';
const setting = async (more: object) => {
  const { updated_at } = (await services.owner.client.get(SETTINGS)).body.data;
  return services.owner.client.post(SETTINGS, { ...STARTING_SETTING, ...more, updated_at });
};

test('nobody who was seen to leave is asked to check in', async () => {
  await portal.owner.query(
    `insert into attendance_records (company_id, employee_id, type, recorded_at, source, directed) values ($1, $2, 'checkout', $3, 'fr', true)`,
    [services.owner.companyId, ali.employeeId, `${DAY}T09:10:00+08:00`],
  );
  portal.clock.set(`${DAY}T09:20:00+08:00`);
  await services.owner.client.post(`${SETTINGS}/rejudge`, { from_date: DAY });
  expect(await services.kept(ali, DAY)).toMatchObject([{ checkin: null, checkout: '09:10' }]);
  for (const time of ['09:30', '18:30']) await at(time);
  expect(await notices()).toEqual([]);
});

test('half an hour after the start, once, and not to whoever has come', async () => {
  const devi = await services.hire();
  await at('09:29');
  expect(await notices()).toEqual([]);
  await services.punch(devi, `${DAY} 08:55`);
  for (const time of ['09:30', '09:35', '09:55']) await at(time);
  expect([await notices(), await notices(devi)]).toEqual([[NO_IN], []]);
});

test('not to whoever is on a site visit', async () => {
  const devi = await services.hire();
  const visit = { employee_id: devi.employeeId, date: calendarDate(DAY), begun: 0, ended: 0 };
  onTestFinished(provideMore(siteVisits, { made: async (_ctx, ids) => (ids?.includes(devi.employeeId) ? [visit] : []) }));
  await at('09:35');
  expect([await notices(), await notices(devi)]).toEqual([[NO_IN], []]);
});

test('an hour after the end to whoever did not check out, in both languages', async () => {
  portal.clock.set(`${DAY}T12:00:00+08:00`);
  await services.punch(ali, `${DAY} 09:00`);
  await at('18:59');
  expect(await notices()).toEqual([]);
  await at('19:00');
  await at('19:05');
  expect(await notices()).toEqual([NO_OUT]);
  const { rows } = await portal.owner.query(`select title ->> 'ms' as title, route from notifications where user_id = $1`, [ali.userId]);
  expect(rows).toEqual([{ title: 'Anda belum mendaftar keluar', route: '/attendance' }]);
});

test('nobody is reminded on leave, on a rest day, or of what is long over', async () => {
  const off = await services.hire();
  await services.owner.client.post(
    'api/operation/attendances/schedules',
    rosterForm({ employee_ids: [off.employeeId], start_date: DAY, end_date: DAY, day_type: 'Rest Day', sessions: [], publish: true }),
  );
  const away = await services.hire();
  const types = (await services.owner.client.get('api/operation/leaves/types')).body.data as { id: number; code: string }[];
  const leave = { leave_type_id: types.find(({ code }) => code === 'UL')?.id, start_date: DAY, end_date: DAY, reason: 'Family matters' };
  const filed = await services.owner.client.post('api/operation/leaves', { ...leave, employee_id: away.employeeId, approve: true });
  expect(filed.body.data?.status, JSON.stringify(filed.body)).toBe('Approved');
  await at('10:05');
  expect(await notices()).toEqual([]);
  await at('09:30');
  expect([await notices(), await notices(off), await notices(away)]).toEqual([[NO_IN], [], []]);
});

test('whoever has the morning off is reminded when their afternoon has begun', async () => {
  const types = (await services.owner.client.get('api/operation/leaves/types')).body.data as { id: number; code: string }[];
  const leave = { leave_type_id: types.find(({ code }) => code === 'UL')?.id, start_date: DAY, end_date: DAY, reason: 'Family matters', duration: 'Morning' };
  const filed = await services.owner.client.post('api/operation/leaves', { ...leave, employee_id: ali.employeeId, approve: true });
  expect(filed.body.data?.status, JSON.stringify(filed.body)).toBe('Approved');
  for (const time of ['09:35', '13:55']) await at(time);
  expect(await notices()).toEqual([]);
  await at('14:00');
  expect(await notices()).toEqual(['Your session of 23/11/26 started at 01:30 PM. Check in now, or ask for a correction.']);
});

test('each session of a day is minded, of a schedule that somebody is put on', async () => {
  const days = DAILY.map((day, index) =>
    index === 0
      ? {
          ...day,
          sessions: [
            { start_time: '08:00', end_time: '12:00' },
            { start_time: '14:00', end_time: '18:00' },
          ],
        }
      : day,
  );
  const times = { break_minutes: 0, flexible_hours: null, ontime_checkin_minutes: null, ontime_checkout_minutes: null };
  const made = await services.owner.client.post('api/operation/attendances/work-schedules', {
    name: 'Split',
    code: null,
    type: 'Fixed',
    days,
    is_default: false,
    status: 'Active',
    ...times,
  });
  const devi = await services.hire();
  const put = { employee_ids: [ali.employeeId, devi.employeeId], effective_from: '2026-11-20', effective_to: null };
  expect((await services.owner.client.post(`api/operation/attendances/work-schedules/${made.body.data.id}/assign`, put)).status).toBeLessThan(300);
  expect((await setting({ per_session: true })).status).toBe(201);
  portal.clock.set(`${DAY}T12:30:00+08:00`);
  await services.punch(ali, `${DAY} 08:00`, `${DAY} 12:00`);
  await at('08:30');
  await at('14:30');
  const second = 'Your session of 23/11/26 started at 02:00 PM. Check in now, or ask for a correction.';
  expect([await notices(), await notices(devi)]).toEqual([
    [second],
    ['Your session of 23/11/26 started at 08:00 AM. Check in now, or ask for a correction.', second],
  ]);
  expect((await setting({})).status).toBe(201);
});

test('a quiet minute looks at no person, and one that is due asks as much for many as for one', async () => {
  const asked = async (time: string) => {
    portal.clock.set(`${DAY}T${time}:00+08:00`);
    const counted = countRoundTrips(portal.server.services.pool);
    await portal.asSystem(async (tx) => void (await queue.enqueue(tx, 'attendance.remind-missing', {})));
    await queue.drain();
    return counted.stop().statements;
  };
  await asked('12:05');
  const [quiet, due] = [await asked('12:10'), await asked('09:30')];
  for (let more = 0; more < 8; more += 1) await services.hire();
  expect(await asked('12:15')).toBe(quiet);
  expect(await asked('09:35')).toBe(due);
  expect(quiet).toBeLessThan(due);
});

test('the night of yesterday is minded, and a company that wants none has none', async () => {
  // A Saturday: the night and a day at work after it would be more than 12 hours in 24.
  const saturday = '2026-11-28';
  const { body } = await services.owner.client.post(
    'api/operation/attendances/schedules',
    rosterForm({
      employee_ids: [ali.employeeId],
      start_date: saturday,
      end_date: saturday,
      sessions: [{ start_time: '23:50', end_time: '06:00' }],
      publish: true,
    }),
  );
  expect(body).toMatchObject({ success: true });
  await at('00:20', '2026-11-29');
  expect(await notices()).toEqual(['Your session of 28/11/26 started at 11:50 PM. Check in now, or ask for a correction.']);
  expect((await setting({ remind_checkin_minutes: null, remind_checkout_minutes: null })).status).toBe(201);
  const chong = await services.hire();
  await at('09:30', '2026-11-30');
  expect(await notices(chong)).toEqual([]);
});
