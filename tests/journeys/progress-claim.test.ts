/** A contract from its bill to the money: the bill comes from a sheet, two claims are valued, certified and paid. */
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminOf, employeeOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { addMonths, dateInZone, endOfMonth, formatDate, startOfMonth } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { streamXlsx } from '#platform/server/spreadsheets/write-xlsx.ts';
import { CONTRACT, PROJECTS } from '#app/server/testing/progress-claim-fixture.ts';
import { dismiss, expectNoConsoleErrors, expectNoSidewaysScroll, look, openPortalInBrowser, PHONE, signIn, type BrowserPortal } from './browser.ts';

const PAGE = '/pcr/project';
const month = (n: number) => addMonths(startOfMonth(dateInZone(new Date())), n);

let mesra: BrowserPortal;
let owner: Person;
let surveyor: Page;
let officer: Page;
let id: number;

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  owner = await ownerOf(mesra.portal, { name: 'Kinabalu Contoh Sdn Bhd' });
  const contract = { ...CONTRACT, contract_date: null, start_date: month(-3), completion_date: endOfMonth(month(8)) };
  id = (await owner.client.post(PROJECTS, contract)).body.data.id;
  const works = await adminOf(mesra.portal, owner, { [PAGE]: ['Create', 'Update', 'Submit', 'Export'] }, {}, { name: 'Juruukur Contoh' });
  const signs = await adminOf(mesra.portal, owner, { [PAGE]: ['Review', 'Approve', 'Reject', 'Made Payment'] }, {}, { name: 'Pegawai Contoh' });
  // Actions of administrators wait for the first employee.
  await employeeOf(mesra.portal, owner, { name: 'Tukang Contoh' });
  surveyor = await mesra.visit();
  officer = await mesra.visit();
  await signIn(surveyor, works.email);
  await signIn(officer, signs.email);
});
afterAll(() => mesra.close());

async function bill() {
  const rows = [
    ['1', null, null, 'PRELIMINARIES', null, null, null],
    ['1', '1.1', 'Preliminary', 'Site office', 'sum', 1, 90_000],
    ['2', null, null, 'STRUCTURE', null, null, null],
    ['2', '2.1', null, 'Concrete grade 30', 'm3', 1_200.5, 412.35],
    ['2', '2.2', null, 'Reinforcement', 'kg', 65_000, 5.85],
  ];
  const columns = ['Bill no.', 'Item', 'Kind', 'Description', 'Unit', 'Quantity', 'Rate'].map((header) => ({ header }));
  return {
    name: 'bill.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await buffer(streamXlsx({ name: 'BQ', columns, rows })),
  };
}

it('the bill of quantities comes from a sheet and is brought to the contract sum', async () => {
  await surveyor.goto(PAGE);
  await surveyor.getByText('Dewan Serbaguna Contoh').first().click();
  await surveyor.getByRole('link', { name: 'Bill of quantities' }).click();
  await surveyor.getByText('No line yet').waitFor();
  await surveyor.getByRole('button', { name: 'Import' }).click();
  const wizard = surveyor.getByRole('dialog', { name: 'Import bill of quantities' });
  await wizard.getByLabel('Filled-in file').setInputFiles(await bill());
  await wizard.getByRole('button', { name: 'Check the file' }).click();
  await wizard.getByText('Will be added 5', { exact: true }).waitFor();
  await wizard.getByRole('button', { name: 'Save 5 rows' }).click();
  await wizard.getByText('5 added, 0 changed, 0 left out.').waitFor();
  await wizard.getByRole('button', { name: 'Close' }).last().click();
  await surveyor.getByText('RM 34,723.82 from the contract sum').waitFor();
  await surveyor.getByRole('button', { name: 'Add adjustment line' }).click();
  await surveyor.getByText('The bill comes to the contract sum.').waitFor();
  await look(surveyor, 'pcr-1-bill');
});

/** Begins the claim of a month, values concrete by its quantity and reinforcement by per cent, and submits it. */
async function claim(n: number, end: string, quantity: string, percent: string): Promise<void> {
  await surveyor.goto(`${PAGE}?id=${id}&tab=claims`);
  await surveyor.getByRole('button', { name: 'New claim' }).click();
  const form = surveyor.getByRole('dialog', { name: 'New claim' });
  await form.getByLabel('Work done up to').fill(formatDate(end));
  await form.getByLabel('Work done up to').press('Tab');
  await form.getByRole('button', { name: 'New claim' }).click();
  await dismiss(surveyor);
  await surveyor.getByRole('heading', { name: `Claim ${n}` }).waitFor();
  await surveyor.getByLabel('Quantity to date of 2.1').fill(quantity);
  await surveyor.getByLabel('Per cent to date of 2.2').fill(percent);
  await surveyor.getByLabel('Per cent to date of 2.2').press('Enter');
  const save = surveyor.getByRole('button', { name: 'Save 2 lines' });
  await save.click();
  await save.waitFor({ state: 'detached' });
  await look(surveyor, `pcr-2-claim-${n}`);
  await surveyor.getByRole('button', { name: 'Submit' }).click();
  await surveyor.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await dismiss(surveyor);
  await surveyor.getByText('Waiting for Approval').first().waitFor();
}

/** Reviews, certifies and pays it. */
async function certify(n: number): Promise<void> {
  await officer.goto(`${PAGE}?id=${id}&tab=claims`);
  await officer.getByRole('link', { name: `Claim ${n}` }).click();
  await officer.getByRole('button', { name: 'Review' }).click();
  await officer.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
  await dismiss(officer);
  await officer.getByText('Reviewed').first().waitFor();
  await officer.getByRole('button', { name: 'Certify' }).click();
  const form = officer.getByRole('dialog', { name: 'Certify claim' });
  await form.getByLabel('Certificate no.').fill(`IPC ${n}`);
  await form.getByRole('button', { name: 'Certify' }).click();
  await dismiss(officer);
  await officer.getByText('Waiting for Payment').first().waitFor();
  await officer.getByRole('button', { name: 'Made payment' }).click();
  const payment = officer.getByRole('dialog', { name: 'Made payment' });
  await payment.getByLabel('Reference').fill(`GIRO ${n}`);
  await payment.getByRole('button', { name: 'Made payment' }).click();
  await dismiss(officer);
  await officer.getByText('Paid', { exact: true }).first().waitFor();
}

it('two claims are valued, certified and paid, and come to the cumulative net', async () => {
  await claim(1, endOfMonth(month(-2)), '300.25', '12.5');
  await certify(1);
  await claim(2, endOfMonth(month(-1)), '620', '40');
  await certify(2);
  await look(officer, 'pcr-3-paid');
  const { data } = (await owner.client.get(`${PROJECTS}/${id}/claims`)).body;
  const [second, first] = data;
  expect([first.status, second.status]).toEqual(['Paid', 'Paid']);
  const total = Math.round((first.certified.this_claim + second.certified.this_claim) * 100) / 100;
  expect(total).toBe(second.certified.net);
  expect(second.certified.previous_net).toBe(first.certified.net);
  for (const page of [surveyor, officer]) expectNoConsoleErrors(page);
});

it('a section that is completed by itself stands beside the contract, and the final account says what is still open', async () => {
  await surveyor.goto(`${PAGE}?id=${id}&tab=time`);
  await surveyor.getByRole('button', { name: 'Add section' }).first().click();
  const form = surveyor.getByRole('dialog', { name: 'Add section' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Car park');
  await form.getByRole('textbox', { name: 'Part of the contract sum' }).fill('120000');
  await look(surveyor, 'pcr-5-section');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(surveyor);
  await surveyor.getByRole('row').filter({ hasText: 'Car park' }).getByText('120,000.00').waitFor();
  await surveyor.getByRole('link', { name: 'Final account' }).click();
  await surveyor.getByText('Provisional').waitFor();
  await look(surveyor, 'pcr-6-final');
  const saved = surveyor.waitForEvent('download');
  await surveyor.getByRole('button', { name: 'Workbook' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
  const { lines } = (await owner.client.get(`${PROJECTS}/${id}/final-account`)).body.data;
  await surveyor.getByRole('row').filter({ hasText: 'Balance due' }).getByText(formatPrice(lines.payable)).waitFor();
  expectNoConsoleErrors(surveyor);
});

it('the contract shows what was certified and paid, on a phone as well', async () => {
  const phone = await mesra.visit({ viewport: PHONE });
  await signIn(phone, owner.email);
  await phone.goto(`${PAGE}?id=${id}`);
  await phone.getByRole('heading', { name: 'Progress against plan' }).waitFor();
  await look(phone, 'pcr-4-overview');
  await phone.goto(`${PAGE}?id=${id}&tab=bill`);
  await phone.getByText('by variations alone').waitFor();
  await expectNoSidewaysScroll(phone);
  expectNoConsoleErrors(phone);
});
