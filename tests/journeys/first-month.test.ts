/** The first month of a shop of eight: from registration to the bank file, payslips and statutory files, in few clicks and fields. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buffer } from 'node:stream/consumers';
import { streamXlsx } from '#platform/server/spreadsheets/write-xlsx.ts';
import { closeNotes, expectNoConsoleErrors, navigation, openPortalInBrowser, picture, settle, type BrowserPortal } from './browser.ts';

const OWNER = { name: 'Rohani binti Contoh', email: 'rohani@contoh.example', password: 'Payung-biru-1' };
const PEOPLE = ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima', 'Enam', 'Tujuh', 'Lapan'];
/** From Register to the downloaded bank file, and on to payslips and files. */
const MOST = { clicks: 35, fields: 16, clicksInAll: 48 };

let mesra: BrowserPortal;
let page: Page;
const count = { clicks: 0, fields: 0 };
const steps: string[] = [];

async function click(target: Locator): Promise<void> {
  await target.click();
  count.clicks += 1;
}
/** A field in focus, or reached by Tab, is typed in without a click. */
async function type(label: string, text: string): Promise<void> {
  await page.getByLabel(label).first().fill(text);
  count.fields += 1;
}
const button = (name: string | RegExp, within: Page | Locator = page) => within.getByRole('button', { name, exact: typeof name === 'string' }).first();
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const note = (text: string) => steps.push(`${text}: ${count.clicks} clicks, ${count.fields} fields`);
/** The way on that stands beside the confirmation, or in the bar. */
const next = (step: string | RegExp) => click(page.getByRole('link', { name: typeof step === 'string' ? `Next: ${step}` : step }).first());

/** The heads of the portal's own template, in English. */
const HEADS = [
  'Employee code',
  'Name *',
  'Employee type *',
  'Identity number * (local employees)',
  'Gender *',
  'Race *',
  'Nationality *',
  'Marital status *',
  'Email *',
  'Phone *',
  'Joined *',
  'Employment type *',
  'Branch * (a branch, division or department)',
  'EPF no.',
  'Tax no.',
  'Basic salary',
  'Bank',
  'Account number',
];

async function peopleSheet() {
  const rows = PEOPLE.map((name, index) => [
    `E000${index + 1}`,
    `Pekerja Contoh ${name}`,
    'Local',
    `92021${index + 1}-70-556${index}`,
    index % 2 === 0 ? 'Female' : 'Male',
    'Malay',
    'Malaysia',
    'Single',
    `pekerja${index + 1}@contoh.example`,
    `013-555 012${index}`,
    '2024-01-08',
    'Permanent',
    'HQ',
    `1234567${index}`,
    `IG1234567890${index}`,
    2000 + index * 100,
    'CIMB',
    `760000100${index}`,
  ]);
  const sheet = { name: 'People', columns: HEADS.map((header) => ({ header })), rows };
  return { name: 'people.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer: await buffer(streamXlsx(sheet)) };
}

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  page = await mesra.visit({ acceptDownloads: true });
});
afterAll(() => mesra.close());

it('registers and completes the profile with what is not known yet', async () => {
  // Nobody has registered: the portal opens where one does.
  await page.goto('/');
  await type('Your name', OWNER.name);
  await type('Email', OWNER.email);
  await type('Phone', '012-555 0101');
  await type('Password', OWNER.password);
  await type('Company name', 'Kedai Contoh Sdn Bhd');
  await type('SSM registration no.', '209901000011');
  await click(page.getByRole('checkbox', { name: /I agree to the terms/ }));
  await click(button('Create account'));
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const code = await mesra.mailTo(OWNER.email, /\b(\d{6})\b/);
  await page.keyboard.type(code);
  count.fields += 1;
  await click(page.getByRole('link', { name: 'Start: Complete the profile' }));
  await page.getByRole('heading', { name: 'Edit company' }).waitFor();
  await type('Nature of business', 'Retail');
  await type('Address line 1', '12, Jalan Contoh 3');
  await page.getByRole('combobox', { name: 'Postcode' }).pressSequentially('50450');
  count.fields += 1;
  await click(page.getByRole('option', { name: /^50450 / }).first());
  await expect.poll(() => page.getByRole('textbox', { name: 'City' }).inputValue()).not.toBe('');
  await closeNotes(page);
  await click(button('Save'));
  const said = page.getByRole('status', { name: 'Done' }).last();
  // It stands while the pointer is on it; where it leads is known a moment later.
  await said.hover();
  const on = said.getByRole('link', { name: 'Next: Add employees' });
  await on.waitFor();
  await picture(page, 'first-month-1-next');
  note('profile');
  await click(on);
});

it('brings eight people in from a sheet', async () => {
  await click(button('Import'));
  const wizard = dialog('Import employees');
  await wizard.getByLabel('Filled-in file').setInputFiles(await peopleSheet());
  // One click opens the device's own list of files, one chooses.
  count.clicks += 2;
  await click(button('Check the file', wizard));
  await wizard.getByText('Will be added 8', { exact: true }).waitFor();
  await click(button('Save 8 rows', wizard));
  await wizard.getByText('8 added, 0 changed, 0 left out.').waitFor();
  await click(button('Close', wizard));
  note('people');
});

it('adds the holidays of the year', async () => {
  await next('Add public holidays');
  await click(button(/^Add \d+ /, dialog(/holidays/i)));
  note('holidays');
});

it('enters the employer numbers; the officer is known from the registration', async () => {
  await next('Enter EPF, SOCSO and tax numbers');
  const form = dialog(/contribution|EPF/i);
  await form.waitFor();
  await settle(page);
  await picture(page, 'first-month-2-numbers');
  const fill = async (name: string, text: string) => {
    await form.locator(`[name="${name}"]`).fill(text);
    count.fields += 1;
  };
  await fill('epf_no', '012345678');
  await fill('socso_no', 'A1234567890X');
  await fill('tax_no', 'E1234567890');
  await fill('officer_position', 'Owner');
  expect(await form.locator('[name="officer_name"]').inputValue()).toBe(OWNER.name);
  expect(await form.locator('[name="officer_email"]').inputValue()).toBe(OWNER.email);
  await click(button('Save', form));
  await form.waitFor({ state: 'detached' });
  note('numbers');
});

it('adds the bank account; the bank gives the format of its file', async () => {
  await next('Add the bank account for salaries');
  const form = dialog(/account/i);
  await click(
    form
      .getByRole('combobox', { name: 'Bank' })
      .or(form.getByRole('textbox', { name: 'Bank', exact: true }))
      .first(),
  );
  await click(page.getByRole('option', { name: /Maybank/ }).first());
  await type('Account number', '514000000077');
  await type('Corporate ID', 'DEMO1');
  await picture(page, 'first-month-3-bank');
  await click(button('Save', form));
  await form.waitFor({ state: 'detached' });
  note('bank');
});

it('invites everybody', async () => {
  await next(/^Next: Invite 8 people$/);
  await click(button(/^Invite 8/, dialog(/./)));
  await click(button('Okay', dialog(/./)));
  note('invited');
});

it('processes and confirms the month, and downloads the bank file', async () => {
  await next('Run the first payroll');
  await click(button('Process all'));
  await click(button(/^Process 8 employees$/, dialog(/^Process all/)));
  await page.getByRole('heading', { name: /^Processed:/ }).waitFor();
  await click(button(/^Confirm 8/));
  await click(button(/^Confirm 8/, dialog(/^Confirm/)));
  note('confirmed');
  await click(button(/^Pay 8/));
  await page.getByRole('heading', { name: 'Prepare a payment' }).waitFor();
  await click(button('Keep as draft'));
  const batch = dialog(/^PMT-/);
  await click(button('Submit and approve', batch));
  await click(button('Submit and approve', dialog('Approve this payment?')));
  const fetchFile = button('Download bank file', batch);
  await fetchFile.waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), click(fetchFile)]);
  expect(file.suggestedFilename()).toMatch(/^PMT-\d{4}-\d{6}-M2E\.txt$/);
  note('bank file');
  expect(count.clicks, steps.join('\n')).toBeLessThanOrEqual(MOST.clicks);
  expect(count.fields, steps.join('\n')).toBeLessThanOrEqual(MOST.fields);
});

it('gets the files of EPF and SOCSO, and sends the payslips', async () => {
  await click(button('Close', dialog(/^PMT-/)));
  await click(navigation(page).locator('a[href="/payroll/manage"]'));
  await click(button('More'));
  await click(button('Statutory files'));
  const files = dialog('Statutory files');
  const fetchFile = button('Download', files);
  for (const scheme of ['EPF', 'SOCSO']) {
    if (scheme !== 'EPF') await click(files.getByRole('tab', { name: scheme }));
    await files.getByText('Totals against the payrolls').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), click(fetchFile)]);
    expect(file.suggestedFilename()).toContain(scheme);
  }
  note('statutory files');
  await click(button('Close', files));
  await click(navigation(page).locator('a[href="/payroll/document"]'));
  await click(button('Email all'));
  await click(button(/^Email 8 payslips/, dialog(/^Email 8 payslips/)));
  expect(await mesra.mailTo('pekerja8@contoh.example', /(\/payroll\?\S*)/)).toContain('open=');
  note('payslips');
  console.log(steps.join('\n'));
  expect(count.clicks, steps.join('\n')).toBeLessThanOrEqual(MOST.clicksInAll);
  expectNoConsoleErrors(page);
});
