/** The office looks over a day without a mouse: a manager puts the times of somebody right, approves the overtime and what is asked for. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dateInZone, formatDate } from '#platform/contract/dates.ts';
import { adminOf, employeeOf, ownerOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { dismiss, expectNoConsoleErrors, look, openPortalInBrowser, settle, signIn, type BrowserPortal } from './browser.ts';
import { focused, isIn, reach } from './keys.ts';

const NURUL = 'Nurul Contoh binti Hassan';
const YESTERDAY = addDays(dateInZone(new Date()), -1);

let mesra: BrowserPortal;
let owner: Person;
let manager: Person;
let employee: EmployedPerson;
let desk: Page;

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  const { portal } = mesra;
  owner = await ownerOf(portal, { name: 'Teratak Contoh Sdn Bhd' });
  manager = await adminOf(portal, owner, { '/attendance/manage': ['Update'] }, {}, { name: 'Hani binti Contoh' });
  employee = await employeeOf(portal, owner, { name: NURUL, company_joined_at: '2022-01-03' });
  const days = Array.from({ length: 7 }, (_, at) => ({ weekday: at + 1, day_type: 'Working', sessions: [{ start_time: '09:00', end_time: '18:00' }] }));
  const times = { break_minutes: 60, flexible_hours: null, ontime_checkin_minutes: null, ontime_checkout_minutes: null };
  await owner.client.post('api/operation/attendances/work-schedules', {
    name: 'Daily',
    code: 'D',
    type: 'Fixed',
    days,
    is_default: true,
    status: 'Active',
    ...times,
  });
  const entered = await owner.client.post('api/operation/attendances', {
    employee_id: employee.employeeId,
    date: YESTERDAY,
    session_index: 0,
    checkin_at: `${YESTERDAY}T09:40`,
    checkout_at: `${YESTERDAY}T20:30`,
    reason: 'From the paper of the site',
  });
  expect(entered.status).toBe(201);
  desk = await mesra.visit();
});
afterAll(() => mesra.close());

const drawerOf = () => desk.getByRole('dialog', { name: new RegExp(`^${NURUL} ·`) });
async function press(name: RegExp): Promise<void> {
  await settle(desk);
  await reach(desk, name);
  await desk.keyboard.press('Enter');
}

it('puts a late day right', async () => {
  await signIn(desk, manager.email);
  await desk.goto(`/attendance/manage?date=${YESTERDAY}`);
  const row = desk.getByRole('row').filter({ hasText: NURUL });
  await row.getByText('Late').first().waitFor();
  await look(desk, 'attendance-1-day');
  await press(/^Nurul Contoh/);
  const drawer = drawerOf();
  await drawer.getByText('From the paper of the site').first().waitFor();
  await look(desk, 'attendance-2-drawer');
  await press(/^Correct$/);
  const form = desk.getByRole('dialog', { name: `${NURUL}, ${formatDate(YESTERDAY)}` });
  await form.waitFor();
  await settle(desk);
  // The form begins where one types.
  expect(await focused(desk)).toMatch(/^Check in/);
  await desk.keyboard.press('ControlOrMeta+a');
  await desk.keyboard.type('0858');
  await reach(desk, /^Reason/);
  await desk.keyboard.type('She was at the gate at nine');
  await look(desk, 'attendance-3-form');
  await press(/^Correct$/);
  await dismiss(desk);
  await drawer.getByText('She was at the gate at nine').first().waitFor();
  await row.getByText('On time').first().waitFor();
  expect((await employee.client.get('api/attendances', { start_date: YESTERDAY, end_date: YESTERDAY })).body.data).toMatchObject([
    { checkin: { status: 'ontime' }, flags: ['corrected'] },
  ]);
  expectNoConsoleErrors(desk);
});

it('approves the overtime of that day', async () => {
  await press(/^Approve overtime$/);
  await desk.getByRole('dialog', { name: /^Approve overtime of/ }).waitFor();
  await press(/^Approve overtime$/);
  await dismiss(desk);
  await desk.getByRole('row').filter({ hasText: NURUL }).getByText('Approved').waitFor();
  await settle(desk);
  expect(await isIn(desk, '[role=dialog]')).toBe(true);
  expectNoConsoleErrors(desk);
});

it('decides what the employee asks to be put right, and is back in the list', async () => {
  const asked = {
    date: YESTERDAY,
    session_index: 0,
    checkin_at: `${YESTERDAY}T08:50`,
    checkout_at: `${YESTERDAY}T20:30`,
    reason: 'The guard saw me at ten to nine',
  };
  expect((await employee.client.post('api/attendances/corrections', asked)).status).toBe(201);
  const drawer = drawerOf();
  await drawer.getByText(asked.reason).waitFor();
  await press(/^Approve$/);
  await desk.getByRole('dialog', { name: /this correction\?$/ }).waitFor();
  await press(/^Approve$/);
  await dismiss(desk);
  await drawer.getByText('08:50 AM').first().waitFor();
  await settle(desk);
  await desk.keyboard.press('Tab');
  expect(await isIn(desk, '[role=dialog]')).toBe(true);
  // The first Escape may take away what was said last.
  await expect
    .poll(async () => {
      await desk.keyboard.press('Escape');
      return drawer.count();
    })
    .toBe(0);
  await settle(desk);
  expect(await focused(desk)).toMatch(/^Nurul Contoh/);
  expectNoConsoleErrors(desk);
});
