/** Views of a list: kept, chosen, shared, renamed and deleted, by the keyboard, beside a colleague and on a phone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAxe } from './axe.ts';
import { DESKTOP, dismiss, expectNoConsoleErrors, languageOf, look, openPortalInBrowser, PHONE, settle, signIn, type BrowserPortal } from './browser.ts';
import { KEY_MS, pressUntil } from './keys.ts';

const LIST = '/admin/company/organizational?tab=department';
const FILTERED = '&sort=desc&sort_by=code&keyword=a';

let mesra: BrowserPortal;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
});
afterAll(() => mesra.close());

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
async function openViews(page: Page, name = 'Views') {
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
}

it('keeps a view by the keyboard, and comes back to it', async () => {
  const page = await mesra.visit({ viewport: DESKTOP });
  await signIn(page, 'owner@demo.my');
  await page.goto(LIST + FILTERED);
  await settle(page);
  await page.getByRole('button', { name: 'Views', exact: true }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Views', exact: true });
  const name = panel.getByRole('textbox', { name: 'Save this view as' });
  await name.waitFor();
  await settle(page);
  await checkAxe(page);
  await name.fill('Codes downward');
  await panel.getByRole('switch', { name: 'Share with everyone who can see this page' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => panel.getByRole('switch', { name: 'Share with everyone who can see this page' }).isChecked()).toBe(true);
  await name.press('Enter');
  await dismiss(page);
  await panel.waitFor({ state: 'detached' });

  await page.goto(LIST);
  await settle(page);
  const again = await openViews(page);
  await again.getByRole('button', { name: /^Codes downward/ }).click();
  await expect.poll(() => queryOf(page)).toEqual({ tab: 'department', sort: 'desc', sort_by: 'code', keyword: 'a' });
  await again.waitFor({ state: 'detached' });
  const open = await openViews(page);
  await expect.poll(() => open.getByRole('button', { name: /^Codes downward/ }).getAttribute('aria-current')).toBe('true');
  await look(page, 'saved-views');
  await pressUntil(page, 'Escape', () => open.waitFor({ state: 'detached', timeout: KEY_MS }));
  await expect.poll(() => page.evaluate<string | null>('document.activeElement.ariaLabel')).toBe('Views');
  expectNoConsoleErrors(page);
});

it('shows a colleague what is shared, in Malay on a phone, to use and not to change', async () => {
  const page = await mesra.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await mesra.portal.owner.query(`update users set locale = 'ms' where email = 'auditor@demo.my'`);
  await signIn(page, 'auditor@demo.my');
  await page.goto(LIST);
  await settle(page);
  await expect.poll(() => languageOf(page)).toBe('ms-MY');
  const panel = await openViews(page, 'Paparan');
  const view = panel.getByRole('button', { name: /^Codes downward/ });
  await view.waitFor();
  await look(page, 'saved-views-phone');
  expect(await panel.getByRole('button', { name: /^(Edit|Sunting|Delete|Padam) / }).count()).toBe(0);
  expect(await panel.getByRole('switch').count()).toBe(0);
  await view.click();
  await expect.poll(() => queryOf(page)).toMatchObject({ sort_by: 'code', keyword: 'a' });
  expectNoConsoleErrors(page);
});

it('renames a view, takes other filters into it, and deletes it', async () => {
  const page = await mesra.visit({ viewport: DESKTOP });
  await signIn(page, 'owner@demo.my');
  await page.goto(`${LIST}&status=Active`);
  await settle(page);
  const panel = await openViews(page);
  await panel.getByRole('button', { name: 'Edit Codes downward' }).click();
  await panel.getByRole('textbox', { name: 'Name of the view' }).fill('Active ones');
  await panel.getByRole('switch', { name: 'Use the filters shown now' }).check();
  await panel.getByRole('button', { name: 'Save view' }).click();
  await dismiss(page);
  // It stays for the next change; a press beside it closes it.
  await page.getByRole('heading', { level: 1 }).click();
  await panel.waitFor({ state: 'detached' });
  const changed = await openViews(page);
  await expect.poll(() => changed.getByRole('button', { name: /^Active ones/ }).getAttribute('aria-current')).toBe('true');
  await changed.getByRole('button', { name: 'Delete Active ones' }).click();
  const question = page.getByRole('dialog', { name: 'Delete the view “Active ones”?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await dismiss(page);
  const empty = await openViews(page);
  await empty.getByText('Save filters and sorting under a name').waitFor();
  expectNoConsoleErrors(page);
});

it('stands beside a list that has a page of its own, and keeps its filters there', async () => {
  const page = await mesra.visit({ viewport: DESKTOP });
  await signIn(page, 'owner@demo.my');
  await page.goto('/payroll/document/payment?type=Salary');
  await settle(page);
  const panel = await openViews(page);
  await panel.getByRole('textbox', { name: 'Save this view as' }).fill('Salaries');
  await panel.getByRole('button', { name: 'Save view' }).click();
  await dismiss(page);
  await page.goto('/payroll/document/payment?status=Draft');
  await settle(page);
  const again = await openViews(page);
  await again.getByRole('button', { name: /^Salaries/ }).click();
  await expect.poll(() => queryOf(page)).toEqual({ type: 'Salary' });
  expectNoConsoleErrors(page);
});
