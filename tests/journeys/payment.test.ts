/** A month is paid: an officer prepares the batch, another person approves, the bank file goes out, the employee sees Paid. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOfMonth, startOfMonth, dateInZone } from '#platform/contract/dates.ts';
import { adminOf, employeeOf, ownerOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { typedAccount } from '#modules/company/server/bank/company-bank.factory.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';
import { dismiss, expectNoConsoleErrors, look, openPortalInBrowser, PHONE, picture, settle, signIn, type BrowserPortal } from './browser.ts';
import { KEY_MS, pressUntil } from './keys.ts';

const ADDRESS = '/payroll/document/payment';
const today = dateInZone(new Date());
const period = { start_date: startOfMonth(today), end_date: endOfMonth(today) };

let mesra: BrowserPortal;
let owner: Person;
let officer: Person;
let employee: EmployedPerson;
let officers: Page;
let approvers: Page;

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  const { portal } = mesra;
  owner = await ownerOf(portal, { name: 'Teratak Contoh Sdn Bhd' }, { name: 'Rohani binti Daud' });
  officer = await adminOf(portal, owner, { [ADDRESS]: ['Create', 'Update'] }, {}, { name: 'Hafiz bin Latif' });
  const { rows } = await portal.owner.query<{ id: number; name: string }>('select id, name from banks');
  const bank = (name: string) => rows.find((row) => row.name === name)?.id ?? 0;
  await owner.client.post(
    'api/admin/companies/banks',
    typedAccount(bank('Maybank'), {
      account_name: 'Teratak Contoh Sdn Bhd',
      account_no: '514000000077',
      corporate_id: 'DEMO1',
      file_format: 'maybank',
      is_default_salary: true,
    }),
  );
  employee = await employeeOf(portal, owner, { name: 'Nurul Contoh binti Hassan' });
  const others = [await employeeOf(portal, owner, { name: 'Tan Contoh' }), await employeeOf(portal, owner, { name: 'Tunai Contoh' })];
  for (const [index, { employeeId }] of [employee, ...others].entries()) {
    const account = { bank_id: bank('CIMB'), bank_account_no: `760000100${index}` };
    await portal.asSystem((tx) => makeSalary(tx, owner.companyId, employeeId, 3000, index === 2 ? { payment_method: 'Cash' } : account));
    const { body } = await owner.client.post('api/operation/payrolls/process', { employee_id: employeeId, ...period });
    await owner.client.post(`api/operation/payrolls/${body.data.id}/confirm`);
  }
});
afterAll(() => mesra.close());

it('the officer prepares a batch from the filled-in wizard and hands it in', async () => {
  officers = await mesra.visit();
  await signIn(officers, officer.email);
  await officers.goto(`${ADDRESS}?create=Salary&start_date=${period.start_date}&end_date=${period.end_date}`);
  await officers.getByRole('heading', { name: 'Prepare a payment' }).waitFor();
  await officers.getByRole('checkbox', { name: 'Pay Nurul Contoh binti Hassan' }).waitFor();
  await officers.getByRole('group', { name: 'Paid in cash or by cheque' }).getByText('Tunai Contoh').waitFor();
  await officers.getByText('Check with your bank').waitFor();
  await look(officers, 'payment-1-wizard');
  await officers.getByRole('button', { name: 'Keep as draft' }).click();
  await dismiss(officers);
  const drawer = officers.getByRole('dialog', { name: /^PMT-/ });
  await drawer.getByText('Tan Contoh').waitFor();
  await look(officers, 'payment-2-draft');
  await drawer.getByRole('button', { name: 'Submit for approval' }).click();
  await officers.getByRole('dialog', { name: 'Submit this batch for approval?' }).getByRole('button', { name: 'Submit for approval' }).click();
  await dismiss(officers);
  await drawer.getByText('Waiting for Payment Approval').first().waitFor();
  // Whoever prepares neither approves nor sees the accounts.
  expect(await drawer.getByRole('button', { name: /^(Approve|Download bank file|View file contents)$/ }).count()).toBe(0);
  expect(await drawer.getByText(/^7600001000$/).count()).toBe(0);
});

it('another person looks into the file, approves and downloads it', async () => {
  approvers = await mesra.visit({ acceptDownloads: true });
  await signIn(approvers, owner.email);
  await approvers.goto(ADDRESS);
  await approvers.getByRole('row', { name: /Waiting for Payment Approval/ }).click();
  const drawer = approvers.getByRole('dialog', { name: /^PMT-/ });
  await drawer.getByRole('button', { name: 'Show account numbers' }).click();
  await drawer.getByText('7600001000').waitFor();
  await drawer.getByRole('button', { name: 'View file contents' }).click();
  const viewer = approvers.getByRole('dialog', { name: 'Bank file contents' });
  await viewer.getByText('Account of the payee').first().waitFor();
  expect(await viewer.getByText('Differs').count()).toBe(0);
  await look(approvers, 'payment-3-file');
  await pressUntil(approvers, 'Escape', () => viewer.waitFor({ state: 'detached', timeout: KEY_MS }));
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await approvers.getByRole('dialog', { name: 'Approve this payment?' }).getByRole('button', { name: 'Approve' }).click();
  await dismiss(approvers);
  const [download] = await Promise.all([approvers.waitForEvent('download'), drawer.getByRole('button', { name: 'Download bank file' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^PMT-\d{4}-\d{6}-M2E\.txt$/);
  const bytes = await readFile(await download.path());
  const lines = bytes.toString('ascii').split('\r\n');
  expect(lines.map((line) => line.slice(0, 2))).toEqual(['00', '01', '01', '99', '']);
  await drawer.getByText(createHash('sha256').update(bytes).digest('hex')).waitFor();
});

it('the officer sees the approval without reloading', async () => {
  await officers.getByRole('dialog', { name: /^PMT-/ }).getByText('Rohani binti Daud').first().waitFor();
  expectNoConsoleErrors(officers);
});

it('says that the bank has paid; the employee sees Paid', async () => {
  const drawer = approvers.getByRole('dialog', { name: /^PMT-/ });
  await drawer.getByRole('button', { name: 'Made payment' }).click();
  const form = approvers.getByRole('dialog', { name: /^The bank has paid/ });
  await form.getByRole('textbox', { name: 'Reference' }).fill('GIRO 0077');
  await form.getByRole('button', { name: 'Made payment' }).click();
  await dismiss(approvers);
  await drawer.getByText('GIRO 0077').waitFor();
  await settle(approvers);
  await picture(approvers, 'payment-4-paid');
  expectNoConsoleErrors(approvers);

  const theirs = await mesra.visit({ viewport: PHONE });
  await signIn(theirs, employee.email);
  await theirs.goto('/payroll');
  await theirs.getByRole('main').getByText('Paid', { exact: true }).first().waitFor();
  await look(theirs, 'payment-5-employee');
  expectNoConsoleErrors(theirs);
});
