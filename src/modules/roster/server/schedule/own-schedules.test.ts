/** Nobody changes by what their own days are judged that have begun, but for the owner. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { attendanceFixture, DAILY, type AttendanceFixture } from '#app/server/testing/attendance-office.ts';
import { adminOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { rosterForm } from '../days/roster.factory.ts';

const PATH = 'api/operation/attendances/work-schedules';
const RIGHTS = { '/attendance/schedule': ['Create', 'Update', 'Delete', 'Work Schedule'] };
const [TODAY, TOMORROW] = ['2026-11-20', '2026-11-21'];
const portal = await openTestPortal();
afterAll(() => portal.close());

let services: AttendanceFixture;
let ali: EmployedPerson;
let [office, late]: number[] = [];
const TIMES = { break_minutes: 60, flexible_hours: null, ontime_checkin_minutes: null, ontime_checkout_minutes: null };
const LATER = DAILY.map((day) => ({ ...day, sessions: day.sessions.map(() => ({ start_time: '10:00', end_time: '19:00' })) }));
const LATE = { name: 'Late', code: 'LATE', type: 'Fixed', days: LATER, is_default: false, status: 'Active', ...TIMES };

beforeEach(async () => {
  services = await attendanceFixture(portal);
  ali = await services.hire({ accesses: RIGHTS });
  office = (await services.owner.client.get(PATH)).body.data[0].id;
  late = (await services.owner.client.post(PATH, LATE)).body.data.id;
});

const form = async (id = 0) => {
  const { body } = await services.owner.client.get(`${PATH}/${id}`);
  const { name, code, type, days, is_default, status, updated_at, break_minutes, flexible_hours, ontime_checkin_minutes, ontime_checkout_minutes } = body.data;
  return { name, code, type, days, is_default, status, updated_at, break_minutes, flexible_hours, ontime_checkin_minutes, ontime_checkout_minutes };
};
/** What is wrong with the change; null: it was saved. */
async function change(who: Person, id: number | undefined, more: object) {
  const { status, body } = await who.client.post(`${PATH}/${id}`, { ...(await form(id)), ...more });
  return status === 200 ? null : Object.keys(body.errors).join();
}
const put = (id: number | undefined, effective_from: string, effective_to: string | null = null) =>
  services.owner.client.post(`api/admin/employees/${ali.employeeId}/work-schedules`, { work_schedule_id: id, effective_from, effective_to });
async function pay(month: string, last: string) {
  await portal.owner.query(`insert into payroll_totals values ($1, $2, $3, 'Confirmed', 1, 0, 0, 0, 0, 0, 0, 0, 0)`, [
    services.owner.companyId,
    `${month}-01`,
    last,
  ]);
  await portal.owner.query(`insert into payroll_closings values ($1, $2, now(), null)`, [services.owner.companyId, month]);
}

describe('who works by the default', () => {
  test.each([
    ['its days', { days: LATER }, 'base'],
    ['its break', { break_minutes: 30 }, 'base'],
    ['when it is late', { ontime_checkin_minutes: 60 }, 'base'],
    ['whether it is the default', { is_default: false }, 'is_default'],
    ['its name alone', { name: 'Head office' }, null],
  ])('changes %s: %s', async (_what, more, wrong) => {
    expect(await change(ali, office, more)).toBe(wrong);
  });

  test('makes no other the default, by a change nor by a new one', async () => {
    expect(await change(ali, late, { is_default: true })).toBe('is_default');
    const { body } = await ali.client.post(PATH, { ...LATE, name: 'Later', code: 'L2', is_default: true });
    expect(body.errors).toEqual({ is_default: ['Your own days that have begun are judged by the default schedule. Ask somebody else to choose another.'] });
  });

  test('changes another, and adds one', async () => {
    expect(await change(ali, late, { break_minutes: 30 })).toBeNull();
    expect((await ali.client.post(PATH, { ...LATE, name: 'Later', code: 'L2' })).status).toBe(201);
  });
});

describe('who is put on a schedule', () => {
  test.each([
    ['since before', '2026-11-02', null, 'base'],
    ['from today', TODAY, null, 'base'],
    ['for days that are over', '2026-11-02', '2026-11-06', 'base'],
    ['from tomorrow', TOMORROW, null, null],
    ['for days that a payroll has closed', '2026-10-05', '2026-10-09', null],
  ])('%s', async (_when, from, to, wrong) => {
    await pay('2026-10', '2026-10-31');
    await put(late, from, to);
    expect(await change(ali, late, { days: DAILY })).toBe(wrong);
  });

  test('for all days that no payroll has closed may change the default', async () => {
    await put(late, '2026-11-01');
    expect(await change(ali, office, { break_minutes: 30 })).toBe('base');
    await pay('2026-10', '2026-10-31');
    expect(await change(ali, office, { break_minutes: 30 })).toBeNull();
  });

  test('waits for the latest days, which are judged as they come though their payroll is confirmed already', async () => {
    await pay('2026-11', '2026-11-30');
    await put(late, '2026-11-17', '2026-11-17');
    expect(await change(ali, late, { break_minutes: 30 })).toBe('base');
    await put(office, '2026-11-17', '2026-11-17');
    await put(late, '2026-11-16', '2026-11-16');
    expect(await change(ali, late, { break_minutes: 30 })).toBeNull();
  });
});

test.each([
  ['published, and begun', TODAY, true, 'base'],
  ['a draft', TODAY, false, null],
  ['to come', TOMORROW, true, null],
])('a day of the roster by a schedule: %s', async (_what, date, publish, wrong) => {
  const sessions = [{ start_time: '10:00', end_time: '19:00' }];
  const day = { employee_ids: [ali.employeeId], start_date: date, end_date: date, weekdays: [5, 6], sessions, work_schedule_id: late, publish };
  expect((await services.owner.client.post('api/operation/attendances/schedules', rosterForm(day))).body.data.created).toBe(1);
  expect(await change(ali, late, { break_minutes: 30 })).toBe(wrong);
});

test('others may: the owner, who has nobody above, and whoever has no days', async () => {
  const officer = await adminOf(portal, services.owner, RIGHTS);
  expect(await change(officer, office, { break_minutes: 45 })).toBeNull();
  expect(await change(services.owner, office, { break_minutes: 30 })).toBeNull();
});

test('the default is not deleted while somebody works by it', async () => {
  const remove = async () => services.owner.client.delete(`${PATH}/${office}`, { updated_at: (await form(office)).updated_at });
  expect((await remove()).body.errors).toEqual({ base: ['Employees work by this schedule. Put them on another, or make it inactive.'] });
  expect(await change(services.owner, late, { is_default: true })).toBeNull();
  expect((await remove()).status).toBe(200);
});
