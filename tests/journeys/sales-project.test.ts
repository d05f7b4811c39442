/** A project from nothing: the form of four steps, a target, a day that is worked, and a payout that is calculated, opened line by line and approved. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { employeeOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { clientOf } from '#modules/sales/server/client/client.factory.ts';
import { scheduleOf } from '#modules/sales/server/field/field.factory.ts';
import { outletOfCompany } from '#modules/sales/server/outlet/outlet.factory.ts';
import { promoterOf } from '#modules/sales/server/promoter/promoter.factory.ts';
import { dateInZone } from '#platform/contract/dates.ts';
import { expectNoConsoleErrors, look, openPortalInBrowser, signIn, type BrowserPortal } from './browser.ts';

let mesra: BrowserPortal;
let owner: TestPerson;
let page: Page;
let outlet: number;
let promoter: number;
let product: number;

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  const { portal } = mesra;
  owner = await ownerOf(portal, { name: 'Teratak Contoh Sdn Bhd' });
  const client = await clientOf(portal, owner, { name: 'Kopi Contoh Sdn Bhd', code: 'KOPI', brands: ['Kopi Contoh'] });
  outlet = await outletOfCompany(portal, owner, { name: 'Pasar Contoh Klang' });
  promoter = await promoterOf(portal, owner, { name: 'Aina binti Contoh' });
  const supervisor = await employeeOf(portal, owner, { name: 'Encik Penyelia' });
  await portal.owner.query('update employees set spm_supervisor = true where id = $1', [supervisor.employeeId]);
  const { rows } = await portal.owner.query(
    `insert into sales_products (company_id, client_id, brand, name, sku, unit, price) values ($1, $2, 'Kopi Contoh', 'Kopi Contoh 3 in 1', 'KOPI-3', 'pack', 16.90) returning id::int`,
    [owner.companyId, client],
  );
  product = rows[0].id;
  await portal.owner.query(`update sales_promoters set bank_id = (select min(id) from banks), bank_account_no = '1234567890' where id = $1`, [promoter]);
  page = await mesra.visit();
  await signIn(page, owner.email);
});
afterAll(() => mesra.close());

const dialog = () => page.getByRole('dialog').last();
async function choose(label: RegExp, option: string): Promise<void> {
  await dialog()
    .getByRole('combobox', { name: label })
    .or(dialog().getByRole('textbox', { name: label }))
    .first()
    .click();
  await page.getByRole('option', { name: option }).first().click();
}
const next = () => dialog().getByRole('button', { name: 'Next', exact: true }).click();

it('is made in four steps and published', async () => {
  await page.goto('/spm/project/manage');
  await page.getByRole('button', { name: 'Add project' }).first().click();
  await dialog()
    .getByText(/^Step 1 of 4/)
    .waitFor();
  await dialog().getByRole('textbox', { name: /^Name/ }).fill('Kopi Contoh Roadshow');
  await choose(/^Client/, 'Kopi Contoh Sdn Bhd');
  await dialog()
    .getByRole('textbox', { name: /^Base rate/ })
    .fill('90');
  await next();
  await dialog()
    .getByText(/^Step 2 of 4/)
    .waitFor();
  await dialog().getByRole('button', { name: 'Add outlet' }).click();
  await choose(/^Outlet/, 'Pasar Contoh Klang');
  await next();
  await dialog()
    .getByText(/^Step 3 of 4/)
    .waitFor();
  await dialog().getByRole('button', { name: 'Add product' }).click();
  await choose(/^Product/, 'Kopi Contoh 3 in 1');
  await next();
  await dialog()
    .getByText(/^Step 4 of 4/)
    .waitFor();
  await dialog().getByRole('button', { name: 'Add supervisor' }).click();
  await choose(/^Supervisor/, 'Encik Penyelia');
  await dialog().getByRole('button', { name: 'Add promoter' }).click();
  await choose(/^Promoter/, 'Aina binti Contoh');
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { name: 'Kopi Contoh Roadshow', exact: true }).waitFor();
  expect(page.url()).toContain('/spm/project/view?id=');
  expectNoConsoleErrors(page);
});

it('has a target with a tier and an allowance', async () => {
  await page.goto(page.url().replace('/spm/project/view', '/spm/project/view/pay'));
  await page.getByRole('button', { name: 'Add target' }).click();
  await dialog().getByRole('textbox', { name: /^Name/ }).fill('Monthly sales');
  await dialog()
    .getByRole('textbox', { name: /^Target/ })
    .fill('300');
  await dialog()
    .getByRole('textbox', { name: /^RM, or percent/ })
    .fill('50');
  await look(page, 'sales-target');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('cell', { name: 'Monthly sales' }).waitFor();
  await page.getByText('100%: RM 50.00').waitFor();
  await page.getByRole('button', { name: 'Add allowance' }).click();
  await dialog().getByRole('textbox', { name: /^Name/ }).fill('Meal');
  await dialog()
    .getByRole('textbox', { name: /^Amount/ })
    .fill('12');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('cell', { name: 'Meal', exact: true }).waitFor();
  await look(page, 'sales-pay-rules');
  expectNoConsoleErrors(page);
});

/** What the phone of a promoter would have sent: a day worked, with a sale of RM 318. */
async function work(): Promise<void> {
  const { owner: database } = mesra.portal;
  const project_id = Number(new URL(page.url()).searchParams.get('id'));
  const id = await scheduleOf(mesra.portal, owner, { project_id, outlet_id: outlet, promoter_id: promoter, date: dateInZone(new Date()) });
  await database.query(`update sales_schedules set status = 'Completed', worked_minutes = 420 where id = $1`, [id]);
  await database.query(
    `insert into sales_punches (company_id, schedule_id, type, recorded_at, status, source) select company_id, id, 'checkin', starts_at, 'ontime', 'mobile' from sales_schedules where id = $1`,
    [id],
  );
  await database.query(
    `insert into sales_stocks (company_id, schedule_id, project_id, outlet_id, product_id, type, quantity, unit_price, amount, recorded_at)
     select company_id, id, project_id, outlet_id, $2, 'sale', 20, 15.90, 318, starts_at + interval '1 hour' from sales_schedules where id = $1`,
    [id, product],
  );
}

it('is paid: calculated with its progress, read line by line, approved', async () => {
  await work();
  await page.goto('/spm/project/report/payout');
  await page.getByRole('button', { name: 'Calculate', exact: true }).first().click();
  await choose(/^Project/, 'Kopi Contoh Roadshow');
  await dialog().getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByText('1 payout calculated').first().waitFor();
  const row = page.getByRole('row', { name: /Aina binti Contoh/ });
  await row.getByText('Unpaid').waitFor();
  await row.getByText('152.00').first().waitFor();
  await look(page, 'payout-calculated');
  await row.getByText('Aina binti Contoh').click();
  await dialog().getByText('Target: Monthly sales').waitFor();
  await dialog().getByText('Allowance: Meal').waitFor();
  await dialog().getByText('318.00 ÷ 300.00 = 106% → 50.00').click();
  await dialog().getByText('The amount of the highest tier of the target that was reached.').waitFor();
  await dialog().getByText('90.00 × 1').click();
  await dialog()
    .getByText(/^Pasar Contoh Klang, in /)
    .first()
    .waitFor();
  await dialog()
    .getByRole('button', { name: /^Schedule: / })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: /^Aina binti Contoh, / })
    .last()
    .waitFor();
  await look(page, 'payout-line-schedule');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const { rows } = await mesra.portal.owner.query('select id::int from sales_payouts where company_id = $1', [owner.companyId]);
  expect((await owner.client.post(`api/spm/payouts/${rows[0].id}/approve`, { total: 152 })).status).toBe(200);
  await row.getByText('Approved').waitFor();
  expectNoConsoleErrors(page);
});
