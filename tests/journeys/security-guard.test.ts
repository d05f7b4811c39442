/** The control room keeps the registry: a guard is entered, vetted, posted with another, and one is looked at whose papers refuse it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAxe } from './axe.ts';
import { dismiss, expectNoConsoleErrors, look, openPortalInBrowser, PHONE, signIn, type BrowserPortal } from './browser.ts';

let mesra: BrowserPortal;
let page: Page;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
  page = await mesra.visit();
  await signIn(page, 'owner2@demo.my');
});
afterAll(() => mesra.close());

it('shows the registry, and of one guard what is asked today', async () => {
  await page.goto('/security-guard');
  await page.getByRole('row').nth(5).waitFor();
  await look(page, 'guards-1-registry');
  await page.getByRole('searchbox', { name: 'Search' }).fill('SG-0003');
  await page.getByRole('row').filter({ hasText: 'SG-0003' }).click();
  await page.waitForURL(/\/security-guard\/view\?id=\d+/);
  await page.getByRole('link', { name: 'Compliance' }).click();
  await page.getByText('May be posted').or(page.getByText('May not be posted')).first().waitFor();
  await page.getByText('Reference of the vetting').waitFor();
  await look(page, 'guards-2-compliance');
  await page.getByRole('link', { name: 'Postings' }).click();
  await page.getByRole('button', { name: 'Add posting' }).first().waitFor();
  await page.getByRole('link', { name: 'Discipline' }).click();
  await page.getByRole('button', { name: 'Add entry' }).first().waitFor();
  await look(page, 'guards-3-discipline');
  expectNoConsoleErrors(page);
});

it('a guard is entered and posted once the vetting is approved', async () => {
  await page.goto('/security-guard');
  await page.getByRole('button', { name: 'Add guard' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Guard number' }).fill('SG-9001');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Baharu bin Contoh');
  await form.getByRole('textbox', { name: 'Identity number' }).fill('920304-80-5011');
  await form.getByText('Step 1 of 3: Person').waitFor();
  await look(page, 'guards-4-form');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('textbox', { name: 'CSG certificate' }).fill('CSG/2026/1');
  await form.getByRole('textbox', { name: 'Issued on' }).fill('05/01/26');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('textbox', { name: 'Joined on' }).fill('05/01/26');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('SG-9001');
  await page.getByRole('row').filter({ hasText: 'SG-9001' }).click();
  await page.getByRole('link', { name: 'Postings' }).click();
  await page.getByRole('button', { name: 'Add posting' }).first().click();
  const posting = page.getByRole('dialog');
  await posting.getByRole('textbox', { name: 'Place' }).fill('Menara Contoh');
  await posting.getByRole('button', { name: 'Save' }).click();
  await posting.getByText('May not be posted: Vetting.').waitFor();
  await look(page, 'guards-5-refused');
  expectNoConsoleErrors(page, /422/);
  await posting.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Compliance' }).click();
  await page.getByRole('button', { name: 'Edit' }).nth(1).click();
  const data = page.getByRole('dialog');
  await data.getByRole('textbox', { name: 'Consent of the person on' }).fill('05/01/26');
  await data
    .getByRole('combobox', { name: 'Vetting' })
    .or(data.getByRole('textbox', { name: 'Vetting', exact: true }))
    .first()
    .click();
  await page.getByRole('option', { name: 'Approved' }).click();
  await data.getByRole('textbox', { name: 'Decided on' }).fill('06/01/26');
  await data.getByRole('button', { name: 'Save' }).click();
  await data.waitFor({ state: 'detached' });
  await dismiss(page);
  await page.getByText('May be posted').waitFor();
  await checkAxe(page);
  expectNoConsoleErrors(page);
});

it('stands on a phone', async () => {
  const phone = await mesra.visit({ viewport: PHONE });
  await signIn(phone, 'control@demo.my');
  await phone.goto('/security-guard');
  await phone.getByText('Amirul Contoh').waitFor();
  await look(phone, 'guards-6-phone');
  expectNoConsoleErrors(phone);
});

it('whoever lacks the right is shown no vetting', async () => {
  const clerk = await mesra.visit();
  await signIn(clerk, 'control@demo.my');
  await clerk.goto('/security-guard');
  await clerk.getByRole('row').nth(3).click();
  await clerk.getByRole('link', { name: 'Compliance' }).click();
  await clerk.getByText('You may not see vetting and medical data.').waitFor();
  expect(await clerk.getByText('Reference of the vetting').count()).toBe(0);
  expectNoConsoleErrors(clerk);
});
