/** A company's first day: from the registration of its owner to a payslip in the hands of an employee. */
import { streamXlsx } from '#platform/server/spreadsheets/write-xlsx.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { dismiss, expectNoConsoleErrors, navigation, openPortalInBrowser, picture, settle, type BrowserPortal } from './browser.ts';
import { unfoldNavigation } from './unfold-navigation.ts';

const OWNER = { name: 'Rohani binti Daud', email: 'rohani@contoh.example', password: 'Payung-biru-1' };
const NURUL = { name: 'Nurul Contoh binti Hassan', email: 'nurul@contoh.example', password: 'Payung-biru-2' };
/** Employee type, nationality, employment type, joined, department, position. */
const TERMS = ['Local', 'Malaysia', 'Permanent', '2024-01-08', 'Operations', 'Clerk'];
const COMPANY = 'Teratak Contoh Sdn Bhd';

let mesra: BrowserPortal;
let page: Page;
beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  page = await mesra.visit();
});
afterAll(() => mesra.close());

/** Takes an option of a list that opens below its field. */
async function choose(within: Page | Locator, label: string, option: string | RegExp): Promise<void> {
  await within
    .getByRole('combobox', { name: label })
    .or(within.getByRole('textbox', { name: label }))
    .first()
    .click();
  await page.getByRole('option', { name: option }).first().click();
}

/** A spreadsheet with a header and rows, as people send it. */
async function spreadsheet(columns: readonly string[], rows: readonly (readonly string[])[]) {
  const sheet = { name: 'Pekerja', columns: columns.map((header) => ({ header })), rows };
  return { name: 'pekerja.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer: await buffer(streamXlsx(sheet)) };
}

it('registers the owner and verifies the address with the mailed code', async () => {
  // Nobody has registered: the portal opens where one does.
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your name' }).fill(OWNER.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(OWNER.email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('012-555 0101');
  await page.getByLabel(/^Password/).fill(OWNER.password);
  await page.getByRole('textbox', { name: 'Company name' }).fill(COMPANY);
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  await picture(page, 'day-1-register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await dismiss(page);
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByText(`code to ${OWNER.email}.`).waitFor();
  await page.getByText('folder “outbox”').waitFor();
  const code = await mesra.mailTo(OWNER.email, /\b(\d{6})\b/);
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(code);
  await dismiss(page);
  await page.getByRole('button', { name: /^Account and notifications/ }).waitFor();
});

it('shows what is left to do and completes the profile', async () => {
  const steps = page.getByText('Set up your company');
  await steps.waitFor();
  await settle(page);
  await picture(page, 'day-2-checklist');
  await page.getByRole('link', { name: 'Complete the profile', exact: true }).click();
  await page.getByRole('textbox', { name: 'Nature of business' }).fill('Sewing workshop');
  await page.getByRole('textbox', { name: 'Email' }).fill('hello@contoh.example');
  await page.getByRole('textbox', { name: 'Address line 1' }).fill('12, Jalan Contoh 3');
  // The postcode brings its city and state along.
  await page.getByRole('combobox', { name: 'Postcode' }).pressSequentially('50450');
  await page
    .getByRole('option', { name: /^50450 / })
    .first()
    .click();
  await expect.poll(() => page.getByRole('textbox', { name: 'City' }).inputValue()).not.toBe('');
  await page.getByRole('textbox', { name: 'Phone' }).fill('03-5550 1010');
  await picture(page, 'day-2-profile');
  await page.getByRole('button', { name: 'Save' }).click();
  await dismiss(page);
  await page.getByRole('heading', { name: COMPANY }).waitFor();
  await page.getByText('12, Jalan Contoh 3').waitFor();
});

it.each([
  ['department', 'Department', 'Operations'],
  ['position', 'Position', 'Clerk'],
])('sets up the organisation: a %s', async (kind, noun, name) => {
  await page.goto(`/admin/company/organizational?tab=${kind}`);
  await page
    .getByRole('button', { name: `Add ${noun.toLowerCase()}` })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: `Add ${noun.toLowerCase()}` });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  if (kind === 'position') await choose(form, 'Department', 'Operations');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(page);
  await page.getByRole('table').getByText(name).first().waitFor();
});

it('imports employees: sees what would happen, then takes what is right', async () => {
  await unfoldNavigation(page);
  await navigation(page).getByRole('link', { name: 'Employee', exact: true }).click();
  await page.getByRole('button', { name: 'Import' }).first().click();
  const wizard = page.getByRole('dialog', { name: 'Import employees' });
  await wizard.getByLabel('Filled-in file').setInputFiles(
    await spreadsheet(
      [
        'Name',
        'Identity number',
        'Email',
        'Phone',
        'Gender',
        'Race',
        'Marital status',
        'Employee type',
        'Nationality',
        'Employment type',
        'Joined',
        'Department',
        'Position',
      ],
      [
        [NURUL.name, '920215-70-5566', NURUL.email, '013-555 0123', 'Female', 'Malay', 'Single', ...TERMS],
        ['Lim Contoh Keat', '880424-69-0301', 'lim@contoh.example', '013-555 0124', 'Male', 'Chinese', 'Married', ...TERMS],
        ['Tanpa Nombor', '123', 'tanpa@contoh.example', '013-555 0125', 'Male', 'Malay', 'Single', ...TERMS],
      ],
    ),
  );
  await wizard.getByRole('button', { name: 'Check the file' }).click();
  await wizard.getByText('Will be added 2', { exact: true }).waitFor();
  await wizard.getByText('Refused 1', { exact: true }).waitFor();
  await wizard.getByText(/^Identity number: Enter /).waitFor();
  await picture(page, 'day-3-import');
  // Nothing is stored before the owner says so.
  expect((await mesra.portal.owner.query('select from employees')).rowCount).toBe(0);
  await wizard.getByRole('button', { name: 'Save 2 rows' }).click();
  await wizard.getByText('2 added, 0 changed, 1 left out.').waitFor();
  await wizard.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('table').getByText(NURUL.name).waitFor();
  await page.getByRole('table').getByText('Lim Contoh Keat').waitFor();
  expect(await page.getByText('Tanpa Nombor').count()).toBe(0);
});

it('makes an administrator with rights', async () => {
  await navigation(page).getByRole('link', { name: 'Admin User' }).click();
  await page.getByRole('button', { name: 'Add admin' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add an admin' });
  await form.getByText('A new person').click();
  await form.getByRole('textbox', { name: 'Name' }).fill('Hani binti Contoh');
  await form.getByRole('textbox', { name: 'Email' }).fill('hani@contoh.example');
  await choose(form, 'Preset', 'HR Executive');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(page);
  await page.getByRole('table').getByText('Hani binti Contoh').waitFor();
  expect(await mesra.mailTo('hani@contoh.example', /(https?:\/\/\S+\/auth\/email\?\S+)/)).toContain('purpose=invite');
});

it('sets a salary and invites the employee', async () => {
  await navigation(page).getByRole('link', { name: 'Employee', exact: true }).click();
  await page.getByRole('table').getByText(NURUL.name).click();
  await page.getByRole('navigation', { name: /tabs/i }).getByRole('link', { name: 'Employment', exact: true }).click();
  await page.getByRole('button', { name: 'New salary' }).click();
  const form = page.getByRole('dialog', { name: 'Salary effective from a date' });
  await form.getByRole('textbox', { name: 'Basic' }).fill('3200');
  await choose(form, 'Bank', /Maybank/i);
  await form.getByRole('textbox', { name: 'Account number' }).fill('512345678901');
  await picture(page, 'day-4-salary');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(page);
  await page.getByText('3,200.00').first().waitFor();
  await settle(page);
  await picture(page, 'day-5-employment');

  await page.getByRole('navigation', { name: /tabs/i }).getByRole('link', { name: 'Credential' }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await dismiss(page);
});

it('processes and confirms the payroll of the month', async () => {
  await navigation(page).locator('a[href="/payroll/manage"]').click();
  await page.getByRole('table').getByText(NURUL.name).click();
  await page.getByRole('heading', { name: 'Process payroll' }).waitFor();
  const totals = page.getByRole('complementary', { name: 'Totals' });
  await totals.getByText('Net pay').first().waitFor();
  await settle(page);
  await picture(page, 'day-6-process');
  await totals.getByRole('button', { name: 'Save & Confirm' }).click();
  const question = page.getByRole('dialog', { name: `Confirm the payroll of ${NURUL.name}` });
  await question.getByRole('button', { name: 'Confirm payroll' }).click();
  await question.waitFor({ state: 'detached' });
  await dismiss(page);
  await page.getByText('This payroll is confirmed.').waitFor();
  await navigation(page).locator('a[href="/payroll/manage"]').click();
  await page.getByRole('row').filter({ hasText: NURUL.name }).getByText('Confirmed').waitFor();
  expectNoConsoleErrors(page);
});

it('gives the employee a login, the payslip and its PDF', async () => {
  const link = await mesra.mailTo(NURUL.email, /(https?:\/\/\S+\/auth\/email\?\S+)/);
  const phone = await mesra.visit();
  await phone.goto(link);
  await phone.getByRole('heading', { name: 'Welcome! Choose your password' }).waitFor();
  await phone.getByLabel(/^New password/).fill(NURUL.password);
  await phone.getByLabel(/^Confirm password/).fill(NURUL.password);
  await picture(phone, 'day-7-invitation');
  await phone.getByRole('button', { name: 'Accept the invitation' }).click();
  await phone.getByRole('heading', { name: 'Welcome' }).waitFor();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await unfoldNavigation(phone);
  await navigation(phone).getByRole('link', { name: 'My Payslip' }).click();
  await phone.getByRole('heading', { name: 'My Payslip' }).waitFor();
  await phone
    .getByRole('table')
    .getByText(/^[A-Z][a-z]+ \d{4}$/)
    .first()
    .click();
  const payslip = phone.getByRole('dialog');
  const net = /([\d,]+\.\d\d)/.exec(await payslip.getByRole('strong').first().innerText())?.[1] as string;
  expect(Number(net.replace(',', ''))).toBeGreaterThan(2500);
  expect(Number(net.replace(',', ''))).toBeLessThan(3200);
  await settle(phone);
  await picture(phone, 'day-8-payslip');
  const [file] = await Promise.all([phone.waitForEvent('download'), payslip.getByRole('button', { name: 'Download PDF' }).click()]);
  const { pages } = inspectPdf(await readFile(await file.path()));
  const text = pages.flat().join('\n');
  expect(text).toContain(NURUL.name);
  expect(text).toContain(net);
  expectNoConsoleErrors(phone);
});
