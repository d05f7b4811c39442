/** The control room sets patrol up, keeps an occurrence book that verifies, and reads what guards and devices sent. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { checkAxe } from './axe.ts';
import {
  DESKTOP,
  dismiss,
  expectNoConsoleErrors,
  expectNoSidewaysScroll,
  look,
  openPortalInBrowser,
  PHONE,
  settle,
  signIn,
  type BrowserPortal,
} from './browser.ts';

let mesra: BrowserPortal;
let page: Page;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
  page = await mesra.visit();
  await signIn(page, 'control@demo.my');
});
afterAll(() => mesra.close());

/** The list begins with today. */
const ANY_DAY = 'start_date=&end_date=';

const rowMenu = async (name: string, action: string | RegExp) => {
  await page.getByRole('row').filter({ hasText: name }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: action }).click();
};

it('shows the contracts and the sites', async () => {
  await page.goto('/patrol/project');
  await page.getByRole('row').filter({ hasText: 'Tower and hospital patrol' }).waitFor();
  await look(page, 'patrol-1-projects');
  await rowMenu('Tower and hospital patrol', 'Overview');
  const overview = page.getByRole('dialog');
  await overview.getByRole('heading', { name: 'Points scanned, six months', exact: true }).waitFor();
  await look(page, 'patrol-1-project');
  await overview.getByRole('button', { name: 'Close' }).first().click();
  await overview.waitFor({ state: 'detached' });
  await page.goto('/patrol/site');
  await page.getByRole('row').filter({ hasText: 'Hospital Contoh' }).waitFor();
  await look(page, 'patrol-2-sites');
  await page.getByRole('row').filter({ hasText: 'Hospital Contoh' }).click();
  await page.getByRole('dialog').getByText('Whom an emergency reaches').waitFor();
  await look(page, 'patrol-3-site');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expectNoConsoleErrors(page);
});

it('adds a checkpoint, and shows the routes over them', async () => {
  await rowMenu('Hospital Contoh', 'Checkpoints');
  const drawer = page.getByRole('dialog', { name: 'Checkpoints of Hospital Contoh' });
  await drawer.getByText('CP09').waitFor();
  await look(page, 'patrol-4-checkpoints');
  await drawer.getByRole('button', { name: 'Add checkpoint' }).click();
  const form = page.getByRole('dialog', { name: 'Add checkpoint' });
  await form.getByRole('textbox', { name: 'Code' }).fill('CP10');
  await form.getByRole('textbox', { name: 'Name' }).fill('Oxygen store');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(page);
  await drawer.getByText('Oxygen store').waitFor();
  // A live toast would take Escape for itself.
  await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  await drawer.waitFor({ state: 'detached' });
  await rowMenu('Hospital Contoh', 'Routes');
  const routes = page.getByRole('dialog', { name: 'Routes of Hospital Contoh' });
  await routes.getByText('Whole site by night').click();
  await page.getByRole('dialog', { name: 'Whole site by night' }).getByText('When rounds begin').first().waitFor();
  await look(page, 'patrol-5-route');
  expectNoConsoleErrors(page);
});

it('gives a guard a PIN and a device its code', async () => {
  await page.goto('/patrol/guard');
  await page.getByRole('row').filter({ hasText: 'G001' }).waitFor();
  await look(page, 'patrol-6-guards');
  await rowMenu('G002', 'Duty and scans');
  const record = page.getByRole('dialog');
  await record.getByRole('heading', { name: 'Scans on time', exact: true }).waitFor();
  await record.getByRole('heading', { name: 'Situation reports', exact: true }).waitFor();
  await look(page, 'patrol-6-guard');
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  await record.getByRole('button', { name: 'Close' }).first().click();
  await record.waitFor({ state: 'detached' });
  await rowMenu('G001', 'Set PIN');
  const form = page.getByRole('dialog');
  await form.locator('input[type=password]').fill('482915');
  await form.getByRole('button', { name: 'Set PIN' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(page);
  await page.getByRole('row').filter({ hasText: 'G001' }).getByText('Set', { exact: true }).waitFor();
  await page.goto('/patrol/device');
  await page.getByRole('row').filter({ hasText: 'TSC phone 1' }).waitFor();
  await look(page, 'patrol-7-devices');
  await rowMenu('TSC phone 1', /^Connect$/);
  // It is connected: the phone that it is so far would be no device any more.
  await page.getByRole('dialog').getByRole('button', { name: 'Connect' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    .waitFor();
  await page.getByRole('dialog').getByRole('img', { name: 'Pairing link as a QR code' }).waitFor();
  await look(page, 'patrol-8-code');
  await page.getByRole('button', { name: 'Done' }).click();
  await checkAxe(page);
  expectNoConsoleErrors(page);
});

it('shows what became of the rounds, and the scans behind them', async () => {
  await page.goto('/patrol/operation?status=Completed');
  await page.getByRole('row').nth(1).waitFor();
  await look(page, 'patrol-10-operations');
  await page.getByRole('row').filter({ hasText: 'Night' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Whole site by night').first().waitFor();
  await look(page, 'patrol-11-operation');
  await page.goto(`/patrol/ops/clocking?${ANY_DAY}&flag=unknown_tag`);
  await page.getByText('Unknown tag 04:A2:19:7F').waitFor();
  await look(page, 'patrol-12-clockings');
  await page.goto(`/patrol/ops/clocking?${ANY_DAY}&exceptions=Undecided&flag=unknown_tag`);
  const exception = page.getByRole('row').filter({ hasText: 'Unknown tag 04:A2:19:7F' });
  await exception.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Record breach' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Nobody knows this tag.');
  await page.getByRole('dialog').getByRole('button', { name: 'Record breach' }).click();
  await exception.waitFor({ state: 'detached' });
  await page.goto(`/patrol/ops/clocking?${ANY_DAY}&exceptions=Decided&flag=unknown_tag`);
  await page.getByText('Breach: Nobody knows this tag.').first().waitFor();
  await look(page, 'patrol-13-exceptions');
  expectNoConsoleErrors(page);
});

it('plans a month of a site, shown before it is planned, and shows it as a calendar', async () => {
  await page.goto('/patrol/operation?view=calendar');
  await page.getByRole('row').nth(1).waitFor();
  await look(page, 'patrol-14-calendar');
  await page.getByRole('button', { name: 'Plan month' }).click();
  const form = page.getByRole('dialog', { name: 'Plan month' });
  await form.getByRole('combobox', { name: 'Site' }).fill('Hospital');
  await page.getByRole('option', { name: /Hospital Contoh/ }).click();
  await form.getByRole('button', { name: 'Take the guards of the site' }).click();
  await form.getByRole('button', { name: 'Check the plan' }).click();
  await form.getByText('What would be planned').waitFor();
  await look(page, 'patrol-15-plan');
  expectNoConsoleErrors(page);
  await page.goto('/patrol/ops/clocking?view=hour');
  await page.getByRole('row').nth(1).waitFor();
  await look(page, 'patrol-16-hours');
  expectNoConsoleErrors(page);
});

it('stands on a phone', async () => {
  const phone = await mesra.visit({ viewport: PHONE });
  await signIn(phone, 'control@demo.my');
  await phone.goto('/patrol/site');
  await phone.getByText('Hospital Contoh').waitFor();
  await look(phone, 'patrol-9-phone');
  expectNoConsoleErrors(phone);
});

const chooseSite = async (within: ReturnType<Page['getByRole']>) => {
  await within.getByRole('combobox', { name: 'Site' }).fill('Hospital');
  await page.getByRole('option', { name: /Hospital Contoh/ }).click();
};
it('writes into the occurrence book and verifies it', async () => {
  await page.goto(`/patrol/ops/logbook?${ANY_DAY}`);
  await page.getByRole('row').nth(1).waitFor();
  await look(page, 'patrol-23-logbook');
  await page.getByRole('button', { name: 'Write entry' }).first().click();
  const form = page.getByRole('dialog', { name: 'Write entry' });
  await chooseSite(form);
  await form.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Occurrence' }).click();
  await form.getByRole('textbox', { name: 'Subject' }).fill('Fire in the plant room');
  await form.getByRole('textbox', { name: 'What happened' }).fill('A cable smouldered and was cut off.');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(page);
  await page.getByRole('button', { name: 'Verify book' }).click();
  const drawer = page.getByRole('dialog', { name: 'Verify book' });
  await chooseSite(drawer);
  await drawer.getByText('The book is whole').waitFor();
  await look(page, 'patrol-24-verified');
  expectNoConsoleErrors(page);
});

it('shows the reports of guards and of devices, on a phone too', async () => {
  await page.goto('/patrol/ops/sitrep?status=');
  await page.getByRole('row').filter({ hasText: 'Padlock of the store cut' }).click();
  await page.getByRole('dialog').getByText('What was done', { exact: true }).waitFor();
  await look(page, 'patrol-25-sitrep');
  await page.goto('/patrol/device/report');
  // The chart above the list comes a moment later, and has a row of each device, too.
  await settle(page);
  await page.getByRole('row').filter({ hasText: 'TSC phone 1' }).filter({ hasText: 'Taman Seri Contoh' }).click();
  await page.getByRole('dialog').getByText('When it was offline').waitFor();
  await look(page, 'patrol-26-device-report');
  expectNoConsoleErrors(page);
  const phone = await mesra.visit({ viewport: PHONE });
  await signIn(phone, 'control@demo.my');
  for (const path of ['/patrol/ops/sitrep', '/patrol/ops/logbook', '/patrol/ops/emergency', '/patrol/device/report']) {
    await phone.goto(path);
    await settle(phone);
    await expectNoSidewaysScroll(phone);
    await look(phone, `patrol-27-phone-${path.split('/').at(-1) ?? ''}`);
  }
  expectNoConsoleErrors(phone);
});
