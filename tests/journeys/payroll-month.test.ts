/** A month of payroll: one person processes and gives the reasons, another confirms, files and payslips go out, an employee looks. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseFourEyes } from '#app/server/testing/four-eyes.ts';
import { addMonths, dateInZone, endOfMonth, formatMonth, startOfMonth } from '#platform/contract/dates.ts';
import { dismiss, expectNoConsoleErrors, LONG_MS, look, openPortalInBrowser, PHONE, settle, signIn } from './browser.ts';
import type { BrowserPortal } from './browser.ts';

/** The next month: nobody of the demo has been processed in it. */
const first = addMonths(startOfMonth(dateInZone(new Date())), 1);
const period = new URLSearchParams({ start_date: first, end_date: endOfMonth(first) });
/** The employee reads Malay. */
const month = formatMonth(first, 'ms');
const LIST = `/payroll/manage?${period}`;

let mesra: BrowserPortal;
let officers: Page;
let approvers: Page;
let employees: Page;
/** Payrolls of the month by status, as the database holds them. */
const statuses = async (): Promise<Record<string, number>> => {
  const { rows } = await mesra.portal.owner.query<{ status: string; n: number }>(
    `select p.status, count(*)::int as n from payrolls p join companies c on c.id = p.company_id
     where c.name like 'Seri Mesra%' and p.start_date = $1 and p.deleted_at is null group by p.status`,
    [first],
  );
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
};

/** A payroll unlike the one before, entered by the officer. */
async function bonusFor(code: string): Promise<void> {
  const { rows } = await mesra.portal.owner.query<{ id: number; employee_id: number }>(
    `select p.id, p.employee_id from payrolls p join employees e on e.id = p.employee_id where e.employee_code = $1 and p.start_date = $2`,
    [code, first],
  );
  const token = (await officers.context().cookies()).find(({ name }) => name === 'mesra_token')?.value as string;
  const bonus = { name: 'Bonus', name_ms: 'Bonus', type: 'Bonus', amount: 9000, epf: true, socso: false, eis: false, hrdf: false, tax: true };
  const { body } = await mesra.portal.as(token).post('api/operation/payrolls/process', { ...rows[0], ...Object.fromEntries(period), earnings: [bonus] });
  expect(body.success, body.message).toBe(true);
}

beforeAll(async () => {
  mesra = await openPortalInBrowser();
  [officers, approvers, employees] = await Promise.all([mesra.visit(), mesra.visit(), mesra.visit({ viewport: PHONE })]);
  const { rows } = await mesra.portal.owner.query<{ id: number }>(`select id from companies where name like 'Seri Mesra%'`);
  await chooseFourEyes(mesra.portal, rows[0]?.id ?? 0, { payroll: 'always', payment: 'always' });
  await Promise.all([signIn(officers, 'finance@demo.my'), signIn(approvers, 'owner@demo.my'), signIn(employees, 'employee@demo.my')]);
});
afterAll(() => mesra.close());

/** Ticks every row of the page and starts what the bar offers for them. */
async function withAll(page: Page, action: RegExp): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: action }).click();
}

/** What became of each row, by the words of the dialog; it is sent away. */
async function outcome(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog').filter({ hasText: /\d+ of \d+ done/ });
  await dialog.getByRole('button', { name: 'Okay' }).waitFor({ timeout: LONG_MS });
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: 'Okay' }).click();
  await dialog.waitFor({ state: 'detached' });
  return text;
}

it('the officer processes everybody in a run that tells how far it is and whom it refused', async () => {
  await officers.goto(LIST);
  await officers.getByRole('button', { name: 'Process all' }).click();
  const dialog = officers.getByRole('dialog', { name: /^Process all employees,/ });
  await dialog.getByRole('button', { name: /^Process \d+ employees$/ }).click();
  await officers.getByRole('heading', { name: /^Processed:/ }).waitFor({ timeout: LONG_MS });
  const { 'In Process': processed = 0 } = await statuses();
  expect(processed).toBeGreaterThan(30);
  await officers.getByText(`${processed} saved`).waitFor();
  await look(officers, 'month-1-run');
  await bonusFor('SM0017');
});

it('asks what if, which stores nothing', async () => {
  const { rows } = await mesra.portal.owner.query<{ id: number }>(
    `select e.id from employees e join users u on u.id = e.user_id where u.email = 'employee@demo.my'`,
  );
  const before = await statuses();
  await officers.goto(`/payroll/manage/process?employee_id=${rows[0]?.id}&${period}&what_if=1`);
  const drawer = officers.getByRole('dialog', { name: /^What if/ });
  await drawer.getByRole('textbox', { name: 'Bonus' }).fill('1000');
  await drawer.getByRole('button', { name: 'Calculate' }).click();
  await drawer.getByRole('columnheader', { name: 'If changed' }).waitFor();
  await look(officers, 'month-2-what-if');
  expect(await statuses()).toEqual(before);
});

it('lets nobody confirm the own work, nor anybody what is unusual and unexplained; an employee sees the payslip without reloading', async () => {
  await employees.goto('/payroll');
  await settle(employees);
  await officers.goto(`${LIST}&status=In+Process&per_page=100`);
  await officers.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  const actions = officers.getByRole('toolbar').getByRole('button');
  await actions.first().waitFor();
  expect((await actions.allTextContents()).filter((each) => each.startsWith('Confirm'))).toEqual([]);
  await approvers.goto(`${LIST}&status=In+Process&per_page=100`);
  await withAll(approvers, /^Confirm \d+ payrolls$/);
  await approvers
    .getByRole('dialog', { name: /^Confirm \d+ payrolls/ })
    .getByRole('button', { name: /^Confirm/ })
    .click();
  expect(await outcome(approvers)).toMatch(/\(.*Net pay differs.*\)\. Enter a reason before it is confirmed/);
  await employees.getByText(month).first().waitFor();
  const after = await statuses();
  expect(after['Confirmed']).toBeGreaterThan(0);
  expect(after['In Process']).toBeGreaterThan(0);
});

it('the officer gives the reason, and the approver confirms the rest', async () => {
  await officers.goto(`/payroll/manage/review?${period}&unexplained=true&per_page=100`);
  await officers.getByText('Net pay differs').first().waitFor();
  await look(officers, 'month-3-review');
  await withAll(officers, /^Give/);
  const question = officers.getByRole('dialog', { name: /^Give/ });
  await question.getByRole('textbox', { name: 'Reason' }).fill('Hours and bonus of last month do not recur');
  await question.getByRole('button', { name: 'Save the reason' }).click();
  expect(await outcome(officers)).not.toMatch(/^0 of/);
  await approvers.goto(`${LIST}&status=In+Process&per_page=100`);
  await withAll(approvers, /^Confirm/);
  await approvers
    .getByRole('dialog', { name: /^Confirm/ })
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await outcome(approvers);
  // Two people take back an advance that is still in process: their month waits for it.
  expect(await statuses()).toEqual({ Confirmed: expect.any(Number), 'In Process': 2 });
});

it('opens the statutory files of the month', async () => {
  await approvers.goto(LIST);
  await approvers.getByRole('button', { name: 'More', exact: true }).click();
  await approvers.getByRole('button', { name: 'Statutory files' }).click();
  const drawer = approvers.getByRole('dialog', { name: 'Statutory files' });
  await drawer.getByText('Totals against the payrolls').waitFor();
  await drawer.getByRole('tab', { name: 'CP39' }).click();
  await drawer.getByText('Month of payment').waitFor();
  await look(approvers, 'month-4-statutory-files');
});

it('packs the payslips and e-mails the one of an employee', async () => {
  await approvers.goto(`/payroll/document?month=${first.slice(0, 7)}&keyword=Ahmad+Faiz`);
  await approvers.getByRole('row', { name: /Ahmad Faiz/ }).waitFor();
  await approvers.getByRole('button', { name: 'Export' }).click();
  await approvers.getByRole('menuitem', { name: 'All as ZIP, in English' }).click();
  await dismiss(approvers);
  await approvers.getByRole('heading', { name: 'Recent files' }).waitFor();
  await approvers.getByRole('link', { name: 'Download' }).first().waitFor({ timeout: LONG_MS });
  await approvers.getByRole('button', { name: 'Email all' }).click();
  await approvers
    .getByRole('dialog', { name: /^Email (this|\d+) payslip/ })
    .getByRole('button', { name: /^Email (the|\d+) payslip/ })
    .click();
  await dismiss(approvers);
  await look(approvers, 'month-5-payslips');
  expect(await mesra.mailTo('employee@demo.my', /(\/payroll\?\S*)/)).toContain('open=');
  expectNoConsoleErrors(approvers);
  expectNoConsoleErrors(officers);
});

it('the employee opens the payslip and how an amount came about', async () => {
  await employees.getByText(month).first().click();
  const drawer = employees.getByRole('dialog', { name: `Slip gaji ${month}` });
  const line = drawer.getByRole('button', { name: 'KWSP' });
  await line.click();
  await drawer
    .getByText(/Jadual Ketiga/)
    .first()
    .waitFor();
  expect(await line.getAttribute('aria-expanded')).toBe('true');
  await look(employees, 'month-6-trace');
  expectNoConsoleErrors(employees);
});
