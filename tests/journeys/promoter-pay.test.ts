/** From worked days to the pay of a promoter: calculated, approved, disputed line by line on the phone, answered; the promoter's page shows all of it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerOf, userOf, type TestPerson } from '#app/server/testing/people.ts';
import { setMembership } from '#modules/identity/server/public.ts';
import { scheduleOf } from '#modules/sales/server/field/field.factory.ts';
import { projectOf, type MadeProject } from '#modules/sales/server/project/project.factory.ts';
import { addDays, dateInZone, startOfMonth } from '#platform/contract/dates.ts';
import { checkAxe } from './axe.ts';
import { expectNoConsoleErrors, look, openPortalInBrowser, PHONE, signIn, type BrowserPortal } from './browser.ts';
import { missedByFinger } from './finger.ts';

let mesra: BrowserPortal;
let owner: TestPerson;
let project: MadeProject;
let office: Page;
let phone: Page;

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  const { portal } = mesra;
  owner = await ownerOf(portal, { name: 'Teratak Contoh Sdn Bhd' });
  const today = dateInZone(new Date());
  const first = startOfMonth(today);
  project = await projectOf(portal, owner, { start_date: addDays(first, -31), end_date: addDays(first, 60) });
  const [promoter] = project.promoters;
  const user = await userOf(portal);
  await portal.owner.query(`update sales_promoters set user_id = $1, bank_id = (select min(id) from banks), bank_account_no = '1234567890' where id = $2`, [
    user.userId,
    promoter,
  ]);
  await portal.asSystem((tx) => setMembership(tx, owner.companyId, user.userId, { role: 'promoter', promoter_id: promoter }));
  // The first of the month is over or today, whatever day it is.
  const schedule = await scheduleOf(portal, owner, { project_id: project.id, outlet_id: project.outlets[0], promoter_id: promoter, date: first });
  await portal.owner.query(`update sales_schedules set status = 'Completed', worked_minutes = 420 where id = $1`, [schedule]);
  await portal.owner.query(
    `insert into sales_punches (company_id, schedule_id, type, recorded_at, status, source) select company_id, id, 'checkin', starts_at, 'ontime', 'mobile'
     from sales_schedules where id = $1`,
    [schedule],
  );
  office = await mesra.visit();
  await signIn(office, owner.email);
  phone = await mesra.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await signIn(phone, user.email);
});
afterAll(() => mesra.close());

const dialog = (page: Page) => page.getByRole('dialog');

it('is calculated for a month and approved', async () => {
  await office.goto('/spm/project/report/payout');
  await office.getByRole('button', { name: 'Calculate', exact: true }).first().click();
  await dialog(office)
    .getByRole('combobox', { name: /^Project/ })
    .click();
  await office.getByRole('option', { name: 'Kopi Contoh Roadshow' }).click();
  await dialog(office).getByRole('button', { name: 'Calculate', exact: true }).click();
  const row = office.getByRole('row', { name: /Aina binti Contoh/ });
  await row.getByText('Unpaid').waitFor();
  expect((await owner.client.post(`api/spm/payouts/${await payoutId()}/approve`, {})).status).toBe(200);
  await row.getByText('Approved').waitFor();
  expectNoConsoleErrors(office);
});

const payoutId = async () =>
  (await mesra.portal.owner.query('select id::int from sales_payouts where company_id = $1', [owner.companyId])).rows[0].id as number;

it('is read line by line on the phone, where a line is disputed', async () => {
  await phone.goto('/attendance/my-schedule');
  await phone.getByRole('button', { name: /^How it was calculated: Kopi Contoh Roadshow/ }).tap();
  await dialog(phone)
    .getByRole('button', { name: /^Dispute: / })
    .waitFor();
  await look(phone, 'payout-lines-phone');
  expect((await missedByFinger(phone, '[role="dialog"]')).missed).toEqual([]);
  await checkAxe(phone);
  await dialog(phone)
    .getByRole('button', { name: /^Dispute: / })
    .tap();
  const question = phone.getByRole('dialog', { name: /^Dispute: / });
  await question.getByRole('textbox', { name: /What is wrong/ }).fill('I worked an hour more');
  await question.getByRole('button', { name: 'Dispute', exact: true }).tap();
  await phone.getByText('Waits for an answer').waitFor();
  expect(await phone.getByText('I worked an hour more').count()).toBe(1);
  expectNoConsoleErrors(phone);
});

it('shows on the page of the promoter, where the office answers', async () => {
  await office.goto(`/spm/promoter/view?id=${project.promoters[0]}`);
  await office.getByRole('heading', { name: 'Outlets', exact: true }).waitFor();
  await office.getByRole('heading', { name: 'Documents', exact: true }).waitFor();
  await look(office, 'promoter-page');
  const papers = office.getByRole('region', { name: 'Documents' }).first();
  await papers.getByRole('button', { name: 'Edit: Contract' }).click();
  await dialog(office)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n% contract\n%%EOF') });
  await dialog(office).getByText('contract.pdf').waitFor();
  await dialog(office).getByRole('button', { name: 'Save', exact: true }).click();
  await papers.getByRole('link', { name: 'contract.pdf' }).waitFor();
  await office.getByRole('button', { name: /^How it was calculated: Kopi Contoh Roadshow/ }).click();
  await office.getByText('I worked an hour more').waitFor();
  await look(office, 'payout-dispute');
  await office.getByRole('button', { name: /^Accept: / }).click();
  const decision = office.getByRole('dialog', { name: /^Accept: / });
  await decision.getByRole('textbox', { name: /Answer/ }).fill('The next payout has it');
  await decision.getByRole('button', { name: 'Accept', exact: true }).click();
  await office.getByText('The next payout has it').waitFor();
  expectNoConsoleErrors(office);
  await phone.reload();
  await phone.getByRole('button', { name: /^How it was calculated: Kopi Contoh Roadshow/ }).tap();
  await dialog(phone).getByText('Accepted').waitFor();
});
