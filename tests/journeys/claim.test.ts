/** A claim on its way: an employee with a phone, the office, the bank; and one that is sent when the network is back. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dateInZone, endOfMonth, startOfMonth } from '#platform/contract/dates.ts';
import { adminOf, employeeOf, ownerOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { typedAccount } from '#modules/company/server/bank/company-bank.factory.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';
import { dismiss, expectNoConsoleErrors, look, openPortalInBrowser, openTab, PHONE, settle, signIn, type BrowserPortal } from './browser.ts';
import { missedByFinger } from './finger.ts';

const NURUL = 'Nurul Contoh binti Hassan';
/** A grey square. */
const PHOTO = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR42mOYAAUMlDEAEJMkARmDIjoAAAAASUVORK5CYII=', 'base64');
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: PHOTO });

let mesra: BrowserPortal;
let owner: Person;
let officer: Person;
let employee: EmployedPerson;
let phone: Page;

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  const { portal } = mesra;
  owner = await ownerOf(portal, { name: 'Teratak Contoh Sdn Bhd' });
  const { rows: banks } = await portal.owner.query<{ id: number; name: string }>('select id, name from banks');
  const bank = (name: string) => banks.find((each) => each.name === name)?.id ?? 0;
  await owner.client.post('api/admin/companies/banks', typedAccount(bank('Maybank'), { is_default_claim: true }));
  officer = await adminOf(
    portal,
    owner,
    { '/claim/manage': ['Review', 'Check Item', 'Approve', 'Prepare for Payment', 'Made Payment'], '/payroll/document/payment': ['Create', 'Update'] },
    {},
    { name: 'Hani binti Contoh' },
  );
  employee = await employeeOf(portal, owner, { name: NURUL, company_joined_at: '2022-01-03' });
  await portal.asSystem((tx) => makeSalary(tx, owner.companyId, employee.employeeId, 3000, { bank_id: bank('CIMB'), bank_account_no: '7600001001' }));
  phone = await mesra.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
});
afterAll(() => mesra.close());

const form = (page: Page) => page.getByRole('dialog', { name: 'New claim' });

async function choose(within: Locator, category: string): Promise<void> {
  const field = within.getByRole('combobox', { name: 'Category' }).or(within.getByRole('textbox', { name: 'Category' }));
  await field.first().tap();
  await within.page().getByRole('option', { name: category }).tap();
}

it('the employee claims two receipts on a phone', async () => {
  await signIn(phone, employee.email);
  await phone.goto('/claim');
  await phone.getByText('No claims yet').waitFor();
  await look(phone, 'claim-1-none');
  await phone.getByRole('button', { name: 'New claim' }).tap();
  const filled = form(phone);
  await filled.getByLabel('Take a photo').setInputFiles(photo('toll.png'));
  await choose(filled, 'Toll and parking');
  await filled.getByRole('textbox', { name: 'Amount' }).fill('12.50');
  await filled.getByText('Total RM 12.50').waitFor();
  await filled.getByRole('button', { name: 'Add item' }).tap();
  const second = filled.getByRole('region', { name: 'Item 2' });
  await second.getByLabel('Take a photo').setInputFiles(photo('meal.png'));
  await choose(second, 'Meals');
  await second.getByRole('textbox', { name: 'Amount' }).fill('30');
  await filled.getByText('Total RM 42.50').waitFor();
  await look(phone, 'claim-2-form');
  expect((await missedByFinger(phone, '[role="dialog"]')).missed).toEqual([]);
  await filled.getByRole('button', { name: 'Submit' }).tap();
  await dismiss(phone);
  await phone.getByText('Waiting for Approval').first().waitFor();
  expectNoConsoleErrors(phone);
});

it('the office reviews it, checks item by item, approves and prepares it for payment', async () => {
  const workspace = await mesra.visit();
  await signIn(workspace, officer.email);
  await workspace.goto('/claim/manage');
  await workspace.getByRole('table').getByText(NURUL).click();
  const drawer = workspace.getByRole('dialog', { name: new RegExp(NURUL) });
  const decide = async (action: string) => {
    await drawer.getByRole('button', { name: action, exact: true }).click();
    await workspace
      .getByRole('dialog', { name: new RegExp(`^${action} claim`) })
      .getByRole('button', { name: action })
      .click();
    await dismiss(workspace);
  };
  await decide('Review');
  for (const left of [1, 0]) {
    await drawer.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect.poll(() => drawer.getByText('Not checked').count()).toBe(left);
  }
  await decide('Approve');
  await drawer.getByRole('button', { name: 'Prepare for payment' }).click();
  await workspace
    .getByRole('dialog', { name: /^Prepare 1 claim/ })
    .getByRole('button', { name: 'Prepare for payment' })
    .click();
  await drawer.getByText('Waiting for Payment Approval').first().waitFor();
  expectNoConsoleErrors(workspace);
  await workspace.close();
});

it('the bank pays it by its file, and the employee sees it paid', async () => {
  const payments = 'api/operation/payrolls/payments';
  const [batch] = (await owner.client.get(payments)).body.data;
  for (const [verb, body] of [
    ['approve', {}],
    ['made-payment', { payment_date: dateInZone(new Date()), reference: 'GIRO 77' }],
  ] as const)
    expect((await owner.client.post(`${payments}/${batch.id}/${verb}`, body)).status).toBe(200);
  const file = await owner.client.get(`${payments}/${batch.id}/file/lines`);
  expect(JSON.stringify(file.body)).toContain('7600001001');
  await phone.getByRole('main').getByText('Paid', { exact: true }).first().waitFor();
  await phone
    .getByRole('main')
    .getByText(/^Claim /)
    .first()
    .tap();
  await phone.getByRole('dialog').getByText('GIRO 77').waitFor();
  await look(phone, 'claim-3-paid');
  expectNoConsoleErrors(phone);
});

it('claims again with three touches', async () => {
  await phone.goto('/claim');
  await settle(phone);
  let touches = 0;
  const touch = (name: string, within: Page | ReturnType<typeof form> = phone) => {
    touches += 1;
    return within.getByRole('button', { name }).tap();
  };
  await touch('New claim');
  const filled = form(phone);
  const [chooser] = await Promise.all([phone.waitForEvent('filechooser'), filled.getByText('Take a photo').tap()]);
  touches += 1;
  await chooser.setFiles(photo('lunch.png'));
  await filled.getByText('lunch.png').waitFor();
  // The amount is asked for next: it is typed without a touch.
  await filled.locator('input[name="items.0.amount"]:focus').waitFor();
  // As fast as a thumb.
  await phone.keyboard.type('18.90', { delay: 80 });
  await touch('Submit', filled);
  await dismiss(phone);
  const { data } = (await employee.client.get('api/claims', { sort_by: 'created_at', sort: 'desc' })).body;
  expect(data[0]).toMatchObject({ status: 'Waiting for Approval', total_amount: 18.9, items: 1 });
  expect(touches).toBe(3);
  expectNoConsoleErrors(phone);
});

it('is paid with the salary, and the employee sees that', async () => {
  const [claim] = (await employee.client.get('api/claims', { sort_by: 'created_at', sort: 'desc' })).body.data;
  const claims = 'api/operation/claims';
  const { items } = (await officer.client.get(`${claims}/${claim.id}`)).body.data;
  const accepted = { items: items.map(({ id }: { id: number }) => ({ id, check_status: 'Accepted' })) };
  for (const [verb, body] of [
    ['review', {}],
    ['check-items', accepted],
    ['approve', {}],
  ] as const)
    expect((await officer.client.post(`${claims}/${claim.id}/${verb}`, body)).status).toBe(200);
  const today = dateInZone(new Date());
  await officer.client.post(`${claims}/prepare-payment`, { ids: [claim.id], method: 'Payroll', payment_date: today });
  const payrolls = 'api/operation/payrolls';
  const period = { start_date: startOfMonth(today), end_date: endOfMonth(today) };
  const payroll = (await owner.client.post(`${payrolls}/process`, { employee_id: employee.employeeId, ...period })).body.data;
  for (const [verb, body] of [
    ['confirm', {}],
    ['paid', { payment_date: today, reference: 'GAJI 11' }],
  ] as const)
    expect((await owner.client.post(`${payrolls}/${payroll.id}/${verb}`, body)).status).toBe(200);
  await phone.goto(`/claim?open=${claim.id}`);
  const drawer = phone.getByRole('dialog');
  await drawer.getByText('With the salary', { exact: true }).waitFor();
  await drawer.getByText('Paid', { exact: true }).first().waitFor();
  expectNoConsoleErrors(phone);
});

it('is kept while the network is gone, and sent once when it is back, by whichever tab', async () => {
  const context = phone.context();
  await phone.goto('/claim');
  await settle(phone);
  await context.setOffline(true);
  await phone.getByRole('button', { name: 'New claim' }).tap();
  const filled = form(phone);
  await filled.getByLabel('Take a photo').setInputFiles(photo('parking.png'));
  await filled.getByRole('textbox', { name: 'Amount' }).fill('7');
  await filled.getByRole('textbox', { name: 'Title' }).fill('Parking at Klang');
  await filled.getByRole('button', { name: 'Submit' }).tap();
  const waiting = phone.getByRole('region', { name: 'Waiting to be sent' });
  await waiting.getByText('Parking at Klang').waitFor();
  await waiting.getByText('1 item, 1 receipt').waitFor();
  await phone.getByText(/^Kept on this device/).waitFor();
  await phone.close();
  await context.setOffline(false);
  const tabs = [await openTab(context), await openTab(context)];
  await Promise.all(tabs.map((tab) => tab.goto('/claim')));
  for (const tab of tabs) {
    await tab.getByText('Parking at Klang').first().waitFor();
    await tab.getByRole('region', { name: 'Waiting to be sent' }).waitFor({ state: 'detached' });
  }
  const { rows } = await mesra.portal.owner.query(
    `select c.status, i.amount::float, (select count(*)::int from files f where f.subject_type = 'claim_item' and f.subject_id = i.id) as receipts
     from claims c join claim_items i on i.claim_id = c.id where c.title = 'Parking at Klang'`,
  );
  expect(rows).toEqual([{ status: 'Waiting for Approval', amount: 7, receipts: 1 }]);
});
