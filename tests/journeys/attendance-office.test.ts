/** The office looks over a day without a mouse: a manager puts the times of somebody right, approves the overtime and what is asked for. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dateInZone, formatDate } from '#platform/contract/dates.ts';
import { adminOf, employeeOf, ownerOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { dismiss, expectNoConsoleErrors, look, openPortalInBrowser, settle, signIn, type BrowserPortal } from './browser.ts';
import { focused, isIn, approach } from './keys.ts';

const NURUL = 'Nurul Contoh binti Hassan';
const YESTERDAY = addDays(dateInZone(new Date()), -1);

let mesra: BrowserPortal;
let owner: Person;
let manager: Person;
let employee: EmployedPerson;
let workspace: Page;

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
  workspace = await mesra.visit();
});
afterAll(() => mesra.close());

const drawerOf = () => workspace.getByRole('dialog', { name: new RegExp(`^${NURUL} ·`) });
async function press(name: RegExp): Promise<void> {
  await settle(workspace);
  await approach(workspace, name);
  await workspace.keyboard.press('Enter');
}

it('puts a late day right', async () => {
  await signIn(workspace, manager.email);
  await workspace.goto(`/attendance/manage?date=${YESTERDAY}`);
  const row = workspace.getByRole('row').filter({ hasText: NURUL });
  await row.getByText('Late').first().waitFor();
  await look(workspace, 'attendance-1-day');
  await press(/^Nurul Contoh/);
  const drawer = drawerOf();
  await drawer.getByText('From the paper of the site').first().waitFor();
  await look(workspace, 'attendance-2-drawer');
  await press(/^Correct$/);
  const form = workspace.getByRole('dialog', { name: `${NURUL}, ${formatDate(YESTERDAY)}` });
  await form.waitFor();
  await settle(workspace);
  // The form begins where one types.
  expect(await focused(workspace)).toMatch(/^Check in/);
  await workspace.keyboard.press('ControlOrMeta+a');
  await workspace.keyboard.type('0858');
  await approach(workspace, /^Reason/);
  await workspace.keyboard.type('She was at the gate at nine');
  await look(workspace, 'attendance-3-form');
  await press(/^Correct$/);
  await dismiss(workspace);
  await drawer.getByText('She was at the gate at nine').first().waitFor();
  await row.getByText('On time').first().waitFor();
  expect((await employee.client.get('api/attendances', { start_date: YESTERDAY, end_date: YESTERDAY })).body.data).toMatchObject([
    { checkin: { status: 'ontime' }, flags: ['corrected'] },
  ]);
  expectNoConsoleErrors(workspace);
});

it('approves the overtime of that day', async () => {
  await press(/^Approve overtime$/);
  await workspace.getByRole('dialog', { name: /^Approve overtime of/ }).waitFor();
  await press(/^Approve overtime$/);
  await dismiss(workspace);
  await workspace.getByRole('row').filter({ hasText: NURUL }).getByText('Approved').waitFor();
  await settle(workspace);
  expect(await isIn(workspace, '[role=dialog]')).toBe(true);
  expectNoConsoleErrors(workspace);
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
  await workspace.getByRole('dialog', { name: /this correction\?$/ }).waitFor();
  await press(/^Approve$/);
  await dismiss(workspace);
  await drawer.getByText('08:50 AM').first().waitFor();
  await settle(workspace);
  await workspace.keyboard.press('Tab');
  expect(await isIn(workspace, '[role=dialog]')).toBe(true);
  // The first Escape may take away what was said last.
  await expect
    .poll(async () => {
      await workspace.keyboard.press('Escape');
      return drawer.count();
    })
    .toBe(0);
  await settle(workspace);
  expect(await focused(workspace)).toMatch(/^Nurul Contoh/);
  expectNoConsoleErrors(workspace);
});
