/** A promoter’s day on a phone: in by place and photo, stock and sales with and without a network, the report, a question about it, and its approval. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { employeeOf, ownerOf, userOf, type Person } from '#app/server/testing/people.ts';
import { setMembership } from '#modules/identity/server/public.ts';
import { projectOf, type MadeProject } from '#modules/sales/server/project/project.factory.ts';
import { dateInZone } from '#platform/contract/dates.ts';
import { DESKTOP, dismiss, expectNoConsoleErrors, forgetConsoleErrors, look, openPortalInBrowser, PHONE, signIn, type BrowserPortal } from './browser.ts';
import { drawBarcode } from './draw-barcode.ts';
import { missedByFinger } from './finger.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const clockOf = (at: Date) => at.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kuala_Lumpur', hour: '2-digit', minute: '2-digit' });

const BARCODE = '9551234567896';

let folder: string;
let mesra: BrowserPortal;
let owner: Person;
let project: MadeProject;
let phone: Page;
let office: Page;
let schedule: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mesra-shelf-'));
  const camera = join(folder, 'barcode.mjpeg');
  const picture = await drawBarcode(BARCODE);
  await writeFile(camera, Buffer.concat(Array.from({ length: 30 }, () => picture)));
  mesra = await openPortalInBrowser({ demo: false, camera });
  const { portal } = mesra;
  owner = await ownerOf(portal, { name: 'Teratak Contoh Sdn Bhd' });
  const year = new Date().getFullYear();
  project = await projectOf(portal, owner, { start_date: `${year - 1}-12-01`, end_date: `${year + 1}-01-31` });
  await portal.owner.query('update sales_products set barcode = $1 where id = $2', [BARCODE, project.product]);
  const user = await userOf(portal);
  const [promoter] = project.promoters;
  await portal.owner.query('update sales_promoters set user_id = $1 where id = $2', [user.userId, promoter]);
  await portal.asSystem((tx) => setMembership(tx, owner.companyId, user.userId, { role: 'promoter', promoter_id: promoter }));
  await portal.owner.query(
    `update sales_project_tasks set name = 'Facings', type = 'Number', options = '{"min": 0, "max": 50}', is_required = true where id = $1`,
    [project.task],
  );
  // It began twenty minutes ago and goes on for four hours, whatever day it is; schedules begin and end on whole minutes, as people plan them.
  const now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const [from, to] = [new Date(now - 20 * MINUTE_MS), new Date(now + 4 * HOUR_MS)];
  const { rows } = await portal.owner.query(
    `insert into sales_schedules (company_id, project_id, outlet_id, promoter_id, date, start_time, end_time, starts_at, ends_at, status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'On Going') returning id::int`,
    [owner.companyId, project.id, project.outlets[0], promoter, dateInZone(from), clockOf(from), clockOf(to), from, to],
  );
  schedule = rows[0].id;
  const place = await portal.owner.query('select lat::float, lng::float from sales_outlets where id = $1', [project.outlets[0]]);
  const { lat, lng } = place.rows[0];
  phone = await mesra.visit({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    geolocation: { latitude: lat, longitude: lng, accuracy: 12 },
    permissions: ['geolocation', 'camera'],
  });
  await signIn(phone, user.email);
});
afterAll(async () => {
  await mesra.close();
  await rm(folder, { recursive: true, force: true });
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page) => page.getByRole('dialog');
const closeDialog = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Close' }).tap();
  await dialog(page).waitFor({ state: 'hidden' });
};
const takePhoto = async (page: Page) => page.locator('input[type="file"]').first().setInputFiles({ name: 'shelf.png', mimeType: 'image/png', buffer: PIXEL });
const sold = async () =>
  (await mesra.portal.owner.query(`select type, quantity::float from sales_stocks where schedule_id = $1 order by recorded_at, id`, [schedule])).rows;

it('checks in at the outlet with a photo, by one hand', async () => {
  await phone.goto('/attendance/my-schedule');
  await button(phone, 'Check in').waitFor();
  await look(phone, 'promoter-1-before');
  expect((await missedByFinger(phone, 'main')).missed).toEqual([]);
  await button(phone, 'Check in').tap();
  await phone.getByText('Take a photo first.').waitFor();
  await takePhoto(phone);
  await button(phone, 'Check in').tap();
  await button(phone, 'Check out').waitFor();
  await phone.getByText(/^Checked in \d/).waitFor();
  await look(phone, 'promoter-2-in');
  expect((await missedByFinger(phone, 'main')).missed).toEqual([]);
  expectNoConsoleErrors(phone);
});

it('records the opening stock, and sales without a network that arrive once', async () => {
  await button(phone, 'Stock').tap();
  const list = dialog(phone);
  await list.getByRole('button', { name: 'Scan a barcode' }).tap();
  await list.getByText('Found: Kopi Contoh 3 in 1').waitFor();
  await list.getByRole('textbox', { name: 'Kopi Contoh 3 in 1', exact: true }).fill('12');
  await look(phone, 'promoter-3-stock');
  expect((await missedByFinger(phone, '[role="dialog"]')).missed).toEqual([]);
  await list.getByRole('button', { name: 'Record', exact: true }).tap();
  await list.getByText(/^12 left/).waitFor();
  await closeDialog(phone);
  await phone.context().setOffline(true);
  await button(phone, 'Stock').tap();
  for (const _press of [1, 2, 3]) await dialog(phone).getByRole('button', { name: 'One more of Kopi Contoh 3 in 1' }).tap();
  await dialog(phone).getByRole('button', { name: 'Record', exact: true }).tap();
  await dialog(phone)
    .getByText(/^9 left/)
    .waitFor();
  await closeDialog(phone);
  await phone.getByRole('region', { name: 'Waiting to be sent' }).waitFor();
  await look(phone, 'promoter-4-offline');
  await phone.context().setOffline(false);
  await phone.getByRole('region', { name: 'Waiting to be sent' }).waitFor({ state: 'hidden' });
  expect(await sold()).toEqual([
    { type: 'opening', quantity: 12 },
    { type: 'sale', quantity: 3 },
  ]);
  forgetConsoleErrors(phone);
});

it('answers the task, submits the report and checks out', async () => {
  await button(phone, /^Tasks/).tap();
  await dialog(phone).getByRole('textbox', { name: 'Facings' }).fill('6');
  await dialog(phone).getByRole('button', { name: 'Save' }).tap();
  await dialog(phone).getByText('Recorded').waitFor();
  await closeDialog(phone);
  await button(phone, 'Report').tap();
  await dialog(phone).getByLabel('Shoppers who passed').fill('120');
  await dialog(phone).getByRole('textbox', { name: 'Kopi Contoh 3 in 1', exact: true }).fill('8');
  await look(phone, 'promoter-5-report');
  await dialog(phone).getByRole('button', { name: 'Submit report' }).tap();
  await button(phone, 'Submitted').waitFor();
  await takePhoto(phone);
  await button(phone, 'Check out').tap();
  await phone.getByText(/Checked out \d/).waitFor();
  await look(phone, 'promoter-6-out');
  expectNoConsoleErrors(phone);
});

it('the supervisor hears on the dashboard that a report is to be decided, and opens it', async () => {
  const { portal } = mesra;
  const kavitha = await employeeOf(portal, owner, { spm_supervisor: true });
  await portal.owner.query(`insert into sales_project_supervisors (company_id, project_id, employee_id, outlet_ids) values ($1, $2, $3, '{}')`, [
    owner.companyId,
    project.id,
    kavitha.employeeId,
  ]);
  const page = await mesra.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await signIn(page, kavitha.email);
  await page.getByText('Review 1 daily report of promoters').waitFor();
  await page.getByRole('link', { name: 'Review', exact: true }).tap();
  const open = button(page, /^Open: Aina binti Contoh/);
  await open.waitFor();
  await look(page, 'promoter-15-supervisor');
  expect((await missedByFinger(page, 'main')).missed).toEqual([]);
  await open.tap();
  await dialog(page).getByRole('button', { name: 'Approve report' }).waitFor();
  await look(page, 'promoter-16-supervisor-report');
  expectNoConsoleErrors(page);
});

it('the office asks about one line, and the promoter corrects it alone', async () => {
  office = await mesra.visit({ viewport: DESKTOP });
  await signIn(office, owner.email);
  await office.goto(`/spm/project/view?id=${project.id}&status=all`);
  await office.getByRole('button', { name: /^Details: / }).click();
  await office.getByRole('button', { name: 'Ask about: Shoppers who passed' }).click();
  const question = office.getByRole('dialog', { name: 'Ask about: Shoppers who passed' });
  await question.getByRole('textbox').fill('Was the shop not closed at noon?');
  await question.getByRole('button', { name: 'Ask', exact: true }).click();
  await dialog(office).getByText('Asked').waitFor();
  await look(office, 'promoter-7-asked');
  await phone.goto('/attendance/my-schedule');
  await phone.getByText('1 question about your report').waitFor();
  await button(phone, 'Submitted').tap();
  const line = phone.getByRole('region', { name: 'Shoppers who passed' });
  await line.getByText('Was the shop not closed at noon?').waitFor();
  await look(phone, 'promoter-8-question');
  expect((await missedByFinger(phone, '[role="dialog"]')).missed).toEqual([]);
  await line.getByLabel('What it should say').fill('90');
  await line.getByLabel('Your answer').fill('It was closed for an hour');
  await line.getByRole('button', { name: 'Send answer' }).tap();
  await line.getByText('You answered: It was closed for an hour').waitFor();
  await closeDialog(phone);
  expectNoConsoleErrors(phone);
  const { rows } = await mesra.portal.owner.query('select status, footfall from sales_daily_reports where schedule_id = $1', [schedule]);
  expect(rows).toEqual([{ status: 'submitted', footfall: 90 }]);
});

it('the office approves the report, sees what was sold and what differs, and calculates the pay', async () => {
  await office.goto(`/spm/project/view?id=${project.id}&status=all`);
  await office.getByRole('button', { name: /^Details: / }).click();
  await dialog(office).getByText('It was closed for an hour').waitFor();
  await dialog(office).getByRole('button', { name: 'Approve report' }).click();
  await office.getByRole('dialog', { name: 'Approve this report?' }).getByRole('button', { name: 'Approve report' }).click();
  await dialog(office).getByText('Approved').first().waitFor();
  await look(office, 'promoter-9-approved');
  await office.goto('/spm/project');
  const sales = office.getByRole('region', { name: 'Sales against target' });
  await sales.getByText('Product', { exact: true }).first().click();
  await sales.getByRole('region', { name: 'Product' }).getByRole('cell', { name: 'Kopi Contoh 3 in 1' }).waitFor();
  await look(office, 'promoter-10-sales');
  await sales.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([office.waitForEvent('download'), office.getByRole('menuitem', { name: 'CSV' }).click()]);
  expect(await readFile(await file.path(), 'utf8')).toContain('Kopi Contoh 3 in 1,3,47.7');
  await office.goto('/spm/product/stock?tab=differences');
  await office.getByText('−1').first().waitFor();
  await look(office, 'promoter-11-differences');
  await office.goto('/spm/product/stock?level=all');
  await office.getByText('Kopi Contoh 3 in 1').first().waitFor();
  await look(office, 'promoter-12-stock');
  await office.goto('/spm/project/report/attendance');
  await office.getByText('Aina binti Contoh').first().waitFor();
  await look(office, 'promoter-13-attendance');
  await office.goto('/spm/project/report/payout');
  await button(office, 'Calculate').first().click();
  await dialog(office).getByRole('combobox', { name: 'Project' }).or(dialog(office).getByLabel('Project')).first().click();
  await office.getByRole('option').first().click();
  await dialog(office).getByRole('button', { name: 'Calculate' }).click();
  await dialog(office).waitFor({ state: 'hidden' });
  await office.getByText('Unpaid').first().waitFor();
  await look(office, 'promoter-14-payout');
  expectNoConsoleErrors(office);
});

it('the office voids what was recorded wrongly, and records what was missed', async () => {
  await office.goto(`/spm/project/view?id=${project.id}&status=all`);
  await office.getByRole('button', { name: /^Details: / }).click();
  const count = () => office.getByRole('button', { name: /^Void: / }).count();
  const first = office.getByRole('button', { name: /^Void: Sale/ }).first();
  await first.waitFor();
  const before = await count();
  await first.click();
  const question = office.getByRole('dialog', { name: 'Void this entry?' });
  await question.getByRole('textbox').fill('Typed twice');
  await question.getByRole('button', { name: 'Void', exact: true }).click();
  await dismiss(office);
  await expect.poll(count).toBe(before - 1);
  await office.getByRole('button', { name: 'Record stock' }).click();
  const form = office.getByRole('dialog', { name: 'Record stock' });
  await form
    .getByRole('combobox', { name: 'Product' })
    .or(form.getByRole('textbox', { name: 'Product' }))
    .first()
    .click();
  await office.getByRole('option', { name: 'Kopi Contoh 3 in 1' }).click();
  await form.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await form.getByRole('textbox', { name: 'Price', exact: true }).fill('15.00');
  await form.getByRole('button', { name: 'Save' }).click();
  const reason = form.getByRole('textbox', { name: 'Why the price differs' });
  await form.locator('[aria-invalid="true"]').waitFor();
  await reason.fill('The old price tag');
  await look(office, 'promoter-17-record-stock');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(office);
  expectNoConsoleErrors(office, /422/);
  const { rows } = await mesra.portal.owner.query(
    `select type, quantity::float8, unit_price::float8, price_reason, void_reason from sales_stocks
     where schedule_id = $1 and (voided_at is not null or price_reason is not null) order by id`,
    [schedule],
  );
  expect(rows).toEqual([
    { type: 'sale', quantity: expect.any(Number), unit_price: expect.any(Number), price_reason: null, void_reason: 'Typed twice' },
    { type: 'sale', quantity: 2, unit_price: 15, price_reason: 'The old price tag', void_reason: null },
  ]);
});
