/** A leave on its way: the employee applies on a phone with a certificate, a reviewer reviews, an approver approves; all three see it as it happens. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dateInZone, formatDate, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { UNDO_MS } from '#platform/web/undo/undo-queue.ts';
import { adminOf, employeeOf, ownerOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { dismiss, expectNoConsoleErrors, hold, look, openPortalInBrowser, PHONE, picture, settle, signIn, type BrowserPortal } from './browser.ts';
import { KEY_MS, pressUntil } from './keys.ts';

const NURUL = 'Nurul Contoh binti Hassan';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

/** The next working day: Sundays rest. */
function nextDay(): CalendarDate {
  const day = addDays(dateInZone(new Date()), 1);
  return weekdayOf(day) === 7 ? addDays(day, 1) : day;
}

/** Id of a leave type by its code. */
async function typeId(code: string): Promise<number> {
  const { rows } = await mesra.portal.owner.query<{ id: number }>('select id from leave_types where company_id = $1 and code = $2', [owner.companyId, code]);
  return rows[0]?.id ?? 0;
}

let mesra: BrowserPortal;
let owner: Person;
let employee: EmployedPerson;
let reviewer: Person;
let approver: Person;
let phone: Page;
let first: Page;
let second: Page;

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  const { portal } = mesra;
  owner = await ownerOf(portal, { name: 'Teratak Contoh Sdn Bhd' });
  reviewer = await adminOf(portal, owner, { '/leave/manage': ['Review', 'Reject'] }, {}, { name: 'Hani binti Contoh' });
  approver = await adminOf(portal, owner, { '/leave/manage': ['Approve', 'Reject', 'Cancel'] }, {}, { name: 'Tan Contoh Ming' });
  employee = await employeeOf(portal, owner, { name: NURUL, gender: 'Female', company_joined_at: '2022-01-03' });
  const year = Number(nextDay().slice(0, 4));
  await owner.client.post('api/operation/leaves/entitlements/generate', { year });
  phone = await mesra.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  first = await mesra.visit();
  second = await mesra.visit();
});
afterAll(() => mesra.close());

it('waits with nothing to do', async () => {
  for (const [page, { email }] of [
    [first, reviewer],
    [second, approver],
  ] as const) {
    await signIn(page, email);
    await page.goto('/leave/manage?status=');
    await page.getByText('No leave to show.').waitFor();
  }
  await signIn(phone, employee.email);
  await phone.goto('/leave');
  await phone.getByText('You have not applied for leave this year.').waitFor();
  await look(phone, 'leave-none');
});

it('is asked for on a phone, and refused without the certificate', async () => {
  await phone.getByRole('button', { name: 'Apply for leave' }).first().click();
  const form = phone.getByRole('dialog', { name: 'Apply for leave' });
  await form
    .getByRole('combobox', { name: 'Type' })
    .or(form.getByRole('textbox', { name: 'Type' }))
    .first()
    .click();
  await phone.getByRole('option', { name: /^Medical Leave/ }).click();
  await form.getByRole('textbox', { name: 'From' }).fill(formatDate(nextDay()));
  await phone.keyboard.press('Tab');
  await form.getByRole('textbox', { name: 'Reason' }).fill('Fever');
  await form.getByText(/^This leave takes 1 day/).waitFor();
  await form.getByText('Please attach the certificate.').first().waitFor();
  await form.locator('input[type="file"]').setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: PDF });
  await look(phone, 'leave-apply');
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(phone);
  await phone.getByText('Waiting for Approval').first().waitFor();
  await phone.getByRole('button', { name: /^Medical Leave.*Waiting 1/ }).waitFor();
});

it('appears before the reviewer and the approver as it is sent', async () => {
  for (const page of [first, second]) await page.getByRole('table').getByText(NURUL).waitFor();
});

it('is reviewed, and the approver and the employee see it', async () => {
  await first.getByRole('table').getByText(NURUL).click();
  const drawer = first.getByRole('dialog', { name: new RegExp(NURUL) });
  await drawer.getByText('certificate.pdf').waitFor();
  await settle(first);
  await picture(first, 'leave-review');
  await drawer.getByRole('button', { name: 'Review', exact: true }).click();
  await first
    .getByRole('dialog', { name: /^Review leave/ })
    .getByRole('button', { name: 'Review' })
    .click();
  await dismiss(first);
  await second.getByRole('table').getByText('Reviewed', { exact: true }).waitFor();
  await phone.getByText('Reviewed', { exact: true }).first().waitFor();
});

it('is approved, and the balance of the employee changes in the open page', async () => {
  await second.getByRole('table').getByText(NURUL).click();
  const drawer = second.getByRole('dialog', { name: new RegExp(NURUL) });
  await drawer.getByRole('button', { name: 'Approve', exact: true }).click();
  await second
    .getByRole('dialog', { name: /^Approve leave/ })
    .getByRole('button', { name: 'Approve' })
    .click();
  await dismiss(second);
  await first.getByRole('table').getByText('Approved', { exact: true }).waitFor();
  await phone.getByText('Approved', { exact: true }).first().waitFor();
  await phone.getByRole('button', { name: /^Medical Leave.*Taken 1/ }).waitFor();
});

it('explains the balance by its ledger', async () => {
  await phone
    .getByRole('button', { name: /^Medical Leave/ })
    .first()
    .click();
  const ledger = phone.getByRole('dialog', { name: 'Medical Leave' });
  await ledger.getByText('Granted').waitFor();
  await ledger.getByText(/^Free to take/).waitFor();
  await look(phone, 'leave-ledger');
  for (const page of [phone, first, second]) expectNoConsoleErrors(page);
  expect((await mesra.portal.owner.query(`select status from leaves`)).rows).toEqual([{ status: 'Approved' }]);
});

it('gives a single day back, and is applied for once more', async () => {
  // Four days from a Monday on, so that holidays leave something of it.
  const soon = addDays(nextDay(), 3);
  const start = addDays(soon, (8 - weekdayOf(soon)) % 7);
  const asked = { leave_type_id: await typeId('UL'), start_date: start, end_date: addDays(start, 3), reason: 'Moving house' };
  const { id, total_days } = (await employee.client.post('api/leaves', asked)).body.data;
  await phone.goto(`/leave?open=${id}`);
  const drawer = phone.getByRole('dialog', { name: 'Unpaid Leave' });
  await drawer.getByRole('button', { name: 'Cancel single days' }).click();
  const form = phone.getByRole('dialog', { name: 'Cancel single days' });
  await form.getByRole('checkbox').first().click();
  await look(phone, 'leave-single-days');
  await form.getByRole('button', { name: 'Cancel these days' }).click();
  await dismiss(phone);
  await drawer.getByText(/ · cancelled$/).waitFor();
  expect((await employee.client.get(`api/leaves/${id}`)).body.data).toMatchObject({ status: 'Waiting for Approval', total_days: total_days - 1 });
  await drawer.getByRole('button', { name: 'Duplicate' }).click();
  const again = phone.getByRole('dialog', { name: 'Apply for leave' });
  await expect.poll(() => again.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Moving house');
  expectNoConsoleErrors(phone);
});

it('goes to the substitute while the approver is away', async () => {
  const [rule] = [{ user_id: approver.userId, substitute_id: owner.userId }];
  const annual = await typeId('AL');
  const { status, body } = await owner.client.post('api/operation/leaves/approval-rules', {
    name: 'Annual leave',
    leave_type_id: annual,
    levels: [{ approvers: [rule], at_least: 0 }],
  });
  expect([200, 201], JSON.stringify(body)).toContain(status);
  // The approver is an employee on leave today.
  const today = dateInZone(new Date());
  const { employeeId } = await employeeOf(mesra.portal, owner, { name: 'Tan Contoh Ming', company_joined_at: '2022-01-03' });
  await mesra.portal.owner.query('update employees set user_id = $1 where id = $2', [approver.userId, employeeId]);
  const away = { employee_id: employeeId, leave_type_id: await typeId('UL'), start_date: today, end_date: addDays(today, 1), reason: 'Away', approve: true };
  expect((await owner.client.post('api/operation/leaves', away)).status).toBe(201);

  const day = addDays(nextDay(), 14);
  const free = weekdayOf(day) === 7 ? addDays(day, 1) : day;
  const asked = { leave_type_id: annual, start_date: free, end_date: free, reason: 'Family matters' };
  const { id } = (await employee.client.post('api/leaves', asked)).body.data;
  const workspace = await mesra.visit();
  await signIn(workspace, owner.email);
  await workspace.goto(`/leave/manage?status=&open=${id}`);
  const drawer = workspace.getByRole('dialog', { name: new RegExp(NURUL) });
  // Both may decide: the approver has a telephone.
  await drawer.getByText(new RegExp(`Level 1: .*${approver.name}.*${owner.name}`)).waitFor();
  await picture(workspace, 'leave-substitute');
  await drawer.getByRole('button', { name: 'Approve', exact: true }).click();
  await workspace
    .getByRole('dialog', { name: /^Approve leave/ })
    .getByRole('button', { name: 'Approve' })
    .click();
  await dismiss(workspace);
  await drawer.getByText('Approved', { exact: true }).first().waitFor();
});

it('is decided by keys in the list and in the inbox: what one holds the other takes back, and what is held is sent as the page is left', async () => {
  const [{ id, number }] = (await employee.client.get('api/leaves', { status: 'Waiting for Approval' })).body.data;
  const workspace = await mesra.visit();
  await signIn(workspace, owner.email);
  // Held for as long as the machine needs to press a key.
  await hold(workspace, UNDO_MS);
  await workspace.goto(`/leave/manage?year=&open=${id}`);
  const drawer = workspace.getByRole('dialog', { name: new RegExp(NURUL) });
  await drawer.getByText('Moving house').waitFor();
  await workspace.getByRole('table').getByText(NURUL).waitFor();
  const bar = workspace.getByText(`Reviewed: ${number}`, { exact: true });
  await pressUntil(workspace, 'a', () => bar.waitFor({ timeout: KEY_MS }));
  await drawer.waitFor({ state: 'detached' });

  await workspace.evaluate(() => void (window.location.hash = '#approvals'));
  const inbox = workspace.getByRole('dialog', { name: 'Approvals' });
  const row = inbox.getByRole('listitem').filter({ hasText: NURUL });
  await row.getByRole('button', { name: /^Undo/ }).waitFor();
  await pressUntil(workspace, 'u', () => bar.waitFor({ state: 'detached', timeout: KEY_MS }));

  await row.getByRole('button', { name: new RegExp(`^Nurul .*${number}`) }).focus();
  await workspace.keyboard.press('r');
  const preview = inbox.getByRole('region', { name: 'Preview' });
  await preview.getByRole('textbox').fill('Nobody is left in the shop');
  await preview.getByRole('button', { name: 'Reject' }).click();
  await workspace.getByText(new RegExp(`^Rejected: ${number}`)).waitFor();
  const statusOf = async () => (await employee.client.get(`api/leaves/${id}`)).body.data.status;
  expect(await statusOf()).toBe('Waiting for Approval');
  await workspace.goto('/');
  await expect.poll(statusOf).toBe('Rejected');
  expectNoConsoleErrors(workspace);
});
