/** A week's roster by keys alone: it fills itself, is accepted, changed, published, and seen on the phone of the one who works it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dateInZone, endOfMonth, formatDate, startOfMonth, startOfWeek } from '#platform/contract/dates.ts';
import { employeeOf, ownerOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { dismiss, expectNoConsoleErrors, LONG_MS, look, openPortalInBrowser, PHONE, settle, signIn, type BrowserPortal } from './browser.ts';
import { approach, focused, KEY_MS, pressUntil } from './keys.ts';

const MONDAY = addDays(startOfWeek(dateInZone(new Date())), 7);
const DAYS = [1, 2, 3, 4, 5, 6, 7];

let mesra: BrowserPortal;
let owner: Person;
let ali: EmployedPerson;
let workspace: Page;

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  owner = await ownerOf(mesra.portal, { name: 'Kawalan Contoh Sdn Bhd' });
  ali = await employeeOf(mesra.portal, owner, { name: 'Ali Contoh bin Ahmad' });
  for (const name of ['Bala Contoh', 'Chong Contoh', 'Devi Contoh']) await employeeOf(mesra.portal, owner, { name });
  const need = { name: 'Main gate', work_site_id: null, weekdays: DAYS, start_time: '07:00', end_time: '19:00', heads: 2, position_id: null, status: 'Active' };
  expect((await owner.client.post('api/operation/attendances/roster-needs', need)).status).toBe(201);
  workspace = await mesra.visit();
  await signIn(workspace, owner.email);
});
afterAll(() => mesra.close());

/** The day of somebody in the grid. */
const cell = (name: string, day: number) => workspace.getByRole('button', { name: new RegExp(`^${name}.*, ${formatDate(addDays(MONDAY, day))}:`) });

it('is proposed beside what stands, and says what cannot be filled', async () => {
  await workspace.goto('/attendance/schedule?tab=fill');
  await workspace.getByText('Leave, rest days, 45 hours a week').waitFor();
  await look(workspace, 'roster-fill');
  await settle(workspace);
  await approach(workspace, /^Rest between sessions/);
  await workspace.keyboard.press('Enter');
  await workspace.getByRole('heading', { name: /^Proposal for / }).waitFor({ timeout: LONG_MS });
  // Four people of three days each fill twelve of fourteen.
  await workspace.getByText('12 of 14 (86%)').waitFor();
  await workspace
    .getByText(/Main gate, .*: 1 person missing|Main gate, .*: 2 people missing/)
    .first()
    .waitFor();
  await look(workspace, 'roster-proposal');
  await settle(workspace);
  expect(await focused(workspace)).toBe('Accept as drafts');
  await workspace.keyboard.press('Enter');
  await workspace.getByText(/The proposal is on the roster as drafts/).waitFor();
  await dismiss(workspace);
});

it('is gone through and copied by keys, as drafts', async () => {
  await workspace.goto(`/attendance/schedule?span=week&day=${MONDAY}`);
  await cell('Ali', 0).waitFor();
  await look(workspace, 'roster-week');
  await settle(workspace);
  await approach(workspace, /^Ali Contoh.*: /);
  await workspace.keyboard.press('Enter');
  const form = workspace.getByRole('dialog');
  await form
    .getByRole('combobox', { name: 'Kind of day' })
    .or(form.getByRole('textbox', { name: 'Kind of day' }))
    .first()
    .waitFor();
  await pressUntil(workspace, 'Escape', () => form.waitFor({ state: 'detached', timeout: KEY_MS }));
  await settle(workspace);
  expect(await focused(workspace)).toMatch(/^Ali Contoh.*: /);
  const worked = async (day: number) => /07:00 AM–07:00 PM/.test((await cell('Ali', day).getAttribute('aria-label')) ?? '');
  const days = [0, 1, 2, 3, 4, 5, 6];
  const works = await Promise.all(days.map(worked));
  const [from, to] = [works.indexOf(true), works.indexOf(false)];
  for (let step = 0; step < from; step += 1) await workspace.keyboard.press('ArrowRight');
  await workspace.keyboard.press('Control+c');
  const key = to > from ? 'ArrowRight' : 'ArrowLeft';
  for (let step = 0; step < Math.abs(to - from); step += 1) await workspace.keyboard.press(key);
  await workspace.keyboard.press('Control+v');
  await expect.poll(() => worked(to)).toBe(true);
});

it('is published, and the employee sees it on the phone at once', async () => {
  const phone = await mesra.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await signIn(phone, ali.email);
  await phone.goto('/attendance/my-schedule');
  await phone.getByText('Nobody has said when you work').waitFor();
  // While days wait to be published the way to it stands beside the page's title.
  await settle(workspace);
  await approach(workspace, /^Publish$/, 'Shift+Tab');
  await workspace.keyboard.press('Enter');
  const form = workspace.getByRole('dialog', { name: 'Publish the roster' });
  await form.waitFor();
  await settle(workspace);
  await approach(workspace, /^Publish$/);
  await workspace.keyboard.press('Enter');
  await form.waitFor({ state: 'detached' });
  await dismiss(workspace);
  await settle(workspace);
  expect(await focused(workspace)).not.toBe('nothing');
  // A week may lie in two months: that of its Thursday has the most of it.
  const month = startOfMonth(addDays(MONDAY, 3));
  if (month !== startOfMonth(dateInZone(new Date()))) await phone.getByRole('button', { name: 'Next month' }).click();
  const { data } = (await ali.client.get('api/attendances/schedules', { start_date: month, end_date: endOfMonth(month) })).body;
  const works = data.filter(({ sessions }: { sessions: object[] }) => sessions.length > 0).length;
  expect(works).toBeGreaterThan(0);
  await expect.poll(() => phone.getByText('07:00 AM–07:00 PM').count()).toBe(works);
  await look(phone, 'roster-phone');
  const { rows } = await mesra.portal.owner.query(
    `select title ->> 'en' as title from notifications where user_id = $1 and notification_type = 'attendance_schedule'`,
    [ali.userId],
  );
  expect(rows).toEqual([{ title: 'Your schedule is published' }]);
  for (const page of [workspace, phone]) expectNoConsoleErrors(page);
});
