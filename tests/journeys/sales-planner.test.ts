/** What an outlet needs is entered, filled and accepted in the office, and seen by the promoter on the phone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dateInZone, formatDate, startOfWeek } from '#platform/contract/dates.ts';
import { ownerOf, userOf, type Person } from '#app/server/testing/people.ts';
import { setMembership } from '#modules/identity/server/public.ts';
import { projectOf, type MadeProject } from '#modules/sales/server/project/project.factory.ts';
import { dismiss, expectNoConsoleErrors, LONG_MS, look, openPortalInBrowser, PHONE, settle, signIn, type BrowserPortal } from './browser.ts';
import { KEY_MS, pressUntil } from './keys.ts';
import { missedByFinger } from './finger.ts';

const MONDAY = addDays(startOfWeek(dateInZone(new Date())), 7);

let mesra: BrowserPortal;
let owner: Person;
let project: MadeProject;
let office: Page;
let phone: Page;
let outlet: string;

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  const { portal } = mesra;
  owner = await ownerOf(portal, { name: 'Jualan Contoh Sdn Bhd' });
  const year = new Date().getFullYear();
  project = await projectOf(portal, owner, { start_date: `${year - 1}-12-01`, end_date: `${year + 1}-01-31` });
  const user = await userOf(portal);
  const [promoter] = project.promoters;
  await portal.owner.query('update sales_promoters set user_id = $1 where id = $2', [user.userId, promoter]);
  await portal.asSystem((tx) => setMembership(tx, owner.companyId, user.userId, { role: 'promoter', promoter_id: promoter }));
  outlet = (await portal.owner.query('select name from sales_outlets where id = $1', [project.outlets[0]])).rows[0].name;
  office = await mesra.visit();
  await signIn(office, owner.email);
  phone = await mesra.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await signIn(phone, user.email);
});
afterAll(() => mesra.close());

const planner = (page: Page, day = MONDAY) => page.goto(`/spm/project/view/promoter?id=${project.id}&span=week&day=${day}`);
const cell = (name: string, day: number) => office.getByRole('button', { name: new RegExp(`^${name}.*, ${formatDate(addDays(MONDAY, day))}:`) });

it('the office says how many promoters an outlet needs', async () => {
  await office.goto(`/spm/project/view/outlet?id=${project.id}`);
  await office.getByRole('button', { name: 'Add need' }).click();
  const form = office.getByRole('dialog');
  await form
    .getByRole('combobox', { name: 'Outlet' })
    .or(form.getByRole('textbox', { name: 'Outlet' }))
    .first()
    .click();
  await office.getByRole('option', { name: outlet }).click();
  await form.getByLabel('Promoters needed').fill('2');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'hidden' });
  await office.getByText('Every day').waitFor();
  await look(office, 'planner-1-need');
  expectNoConsoleErrors(office);
});

it('a proposal fills it beside what stands, and says what stays empty', async () => {
  await planner(office);
  await office.getByText('0 of 14 needed are planned').waitFor();
  await office.getByRole('button', { name: 'Fill needs' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Fill needs' }).click();
  await office.getByRole('heading', { name: /^Proposal for / }).waitFor({ timeout: LONG_MS });
  // Five days of eight and a half hours each fit into 45 hours.
  await office.getByText('0 of 14 needed are planned; with the proposal 10.').waitFor();
  await office
    .getByText(/: [12] promoters? missing/)
    .first()
    .waitFor();
  await office
    .getByRole('button', { name: /Aina.*, Proposed$/ })
    .first()
    .waitFor();
  await look(office, 'planner-2-proposal');
  await office.getByText('By outlet').click();
  await office
    .getByRole('button', { name: new RegExp(`^${outlet}.*: 0/2 planned$`) })
    .first()
    .waitFor();
  await look(office, 'planner-3-outlets');
  await office.getByText('By promoter').click();
  await office.getByRole('button', { name: 'Accept', exact: true }).click();
  await office.getByText('10 schedules were added.').waitFor();
  await dismiss(office);
  await office.getByText('10 of 14 needed are planned').waitFor();
  await office
    .getByRole('button', { name: /Aina.*Upcoming$/ })
    .first()
    .waitFor();
  expectNoConsoleErrors(office);
});

it('is gone through by keys, and a day opens', async () => {
  await settle(office);
  await cell('Aina', 0).focus();
  await office.keyboard.press('End');
  await office.keyboard.press('Home');
  const day = office.getByRole('dialog');
  await pressUntil(office, 'Enter', () => day.waitFor({ timeout: KEY_MS }));
  await settle(office);
  await pressUntil(office, 'Escape', () => day.waitFor({ state: 'detached', timeout: KEY_MS }));
});

it('the promoter sees the days on the phone, and the office plans on one, too', async () => {
  await phone.goto('/attendance/my-schedule');
  await phone.getByText(outlet).first().waitFor();
  await look(phone, 'planner-4-promoter');
  expectNoConsoleErrors(phone);
  const small = await mesra.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await signIn(small, owner.email);
  await planner(small);
  await small.getByText('10 of 14 needed are planned').waitFor();
  await small.getByRole('group', { name: 'Days of this week' }).waitFor();
  await look(small, 'planner-5-phone');
  expect((await missedByFinger(small, 'main')).missed).toEqual([]);
  expectNoConsoleErrors(small);
});
