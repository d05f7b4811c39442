/** Work without a mouse: a department, a person, decisions, and the search box of a phone. The focus is always somewhere that makes sense. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dateInZone } from '#platform/contract/dates.ts';
import { employeeOf, ownerOf, unitOf, type Person } from '#app/server/testing/people.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';
import { expectNoConsoleErrors, openPortalInBrowser, PHONE, settle, signIn, type BrowserPortal } from './browser.ts';
import { approach, focused, isIn, KEY_MS, pressUntil, typeAtOnce, typeWhole } from './keys.ts';

let mesra: BrowserPortal;
let owner: Person;

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  owner = await ownerOf(mesra.portal, { name: 'Teratak Contoh Sdn Bhd' });
  await unitOf(mesra.portal, owner, 'department', 'Sales');
  const month = dateInZone(new Date()).slice(0, 7);
  for (const name of ['Aminah Contoh', 'Bala Contoh']) {
    const { client, employeeId } = await employeeOf(mesra.portal, owner, { name, company_joined_at: '2022-01-03' });
    await mesra.portal.asSystem((tx) => makeSalary(tx, owner.companyId, employeeId, 9000));
    for (const [key, amount] of [
      ['lifestyle', 320],
      ['lifestyle_sport', 100],
    ] as const)
      expect((await client.post('api/payrolls/reliefs', { month, key, amount, note: null })).status).toBe(201);
  }
});
afterAll(() => mesra.close());

it('adds a department: the form begins in its first field, a mistake keeps the focus, and the button has it again', async () => {
  const page = await mesra.visit();
  await signIn(page, owner.email);
  await page.goto('/admin/company/organizational?tab=department');
  await settle(page);
  await approach(page, /^Add department$/);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add department' });
  await form.waitFor();
  await settle(page);
  expect(await focused(page)).toMatch(/^Name/);
  await page.keyboard.press('Enter');
  await form.locator('[aria-invalid="true"]').first().waitFor();
  expect(await focused(page)).toMatch(/^Name/);
  await page.keyboard.type('Night shift');
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'detached' });
  await page.getByText('Night shift').first().waitFor();
  await settle(page);
  expect(await focused(page)).toBe('Add department');
  expectNoConsoleErrors(page, /422/);
  await page.close();
});

it('adds a person in one form, and the page of the person says what is missing', async () => {
  const page = await mesra.visit();
  await signIn(page, owner.email);
  await page.goto('/admin/employee');
  await settle(page);
  await approach(page, /^Add employee$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Add an employee' }).waitFor();
  await settle(page);
  expect(await focused(page)).toMatch(/^Name/);
  await page.keyboard.type('Lim Wei Jie');
  await page.keyboard.press('Tab');
  await page.keyboard.type('950312145567');
  await page.getByText('Born on 12/03/95, Male').waitFor();
  await approach(page, /^Department/);
  await typeWhole(page, 'Sales');
  // Without an option to choose, Enter sends the form.
  await page.getByRole('option', { name: /Sales/ }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await pressUntil(page, 'Enter', () => page.getByRole('option').first().waitFor({ state: 'hidden', timeout: KEY_MS }));
  await approach(page, /^Basic pay a month/);
  await page.keyboard.type('3800');
  const person = '**/admin/employee/view?id=*';
  const sending = page.getByRole('dialog', { name: 'Add an employee' }).locator('button[data-loading]');
  await pressUntil(page, 'Enter', () => Promise.any([sending.waitFor({ timeout: KEY_MS }), page.waitForURL(person, { timeout: KEY_MS, waitUntil: 'commit' })]));
  await page.waitForURL(person, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Lim Wei Jie' }).waitFor();
  await page.getByText('RM 3,800.00').waitFor();
  expect(await page.title()).toContain('Lim Wei Jie');
  await page.getByRole('group', { name: 'Still missing' }).getByRole('link', { name: 'Marital status' }).waitFor();
  expectNoConsoleErrors(page);
  await page.close();
});

it('decides in the inbox by keys, chooses with x, and is told them by ?', async () => {
  const page = await mesra.visit();
  await signIn(page, owner.email);
  await page.goto('/#approvals');
  const inbox = page.getByRole('dialog', { name: 'Approvals' });
  await inbox.getByRole('listitem').first().waitFor();
  await settle(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.waitFor();
  await pressUntil(page, 'Escape', () => keys.waitFor({ state: 'detached', timeout: KEY_MS }));
  await inbox.waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await inbox.getByRole('checkbox', { checked: true }).first().waitFor();
  await page.keyboard.press('x');
  await page.keyboard.press('r');
  await settle(page);
  // A refusal asks for its reason, and one begins to write at once.
  expect(await page.evaluate<string>('document.activeElement.tagName')).toBe('TEXTAREA');
  await page.keyboard.press('Escape');
  await inbox.waitFor();
  await page.keyboard.press('e');
  await inbox.getByRole('button', { name: /^Undo/ }).first().waitFor();
  expect(await isIn(page, '[role=dialog]')).toBe(true);
  await pressUntil(page, 'u', () => inbox.getByRole('button', { name: /^Undo/ }).first().waitFor({ state: 'detached', timeout: KEY_MS }));
  expectNoConsoleErrors(page);
  await page.close();
});

it('finds a person on the width of a phone, and closing gives the focus back', async () => {
  const page = await mesra.visit({ viewport: PHONE });
  await signIn(page, owner.email);
  await page.goto('/admin/employee');
  await settle(page);
  await approach(page, /^Add employee$/);
  const box = page.getByRole('combobox', { name: /^Search people/ });
  // The first time its code has still to come.
  for (const _time of ['first', 'again']) {
    await page.keyboard.press('ControlOrMeta+k');
    await box.waitFor();
    await pressUntil(page, 'Escape', () => box.waitFor({ state: 'detached', timeout: KEY_MS }));
    await expect.poll(() => focused(page)).toBe('Add employee');
  }
  // Whoever knows the name waits for nothing: what is typed before the box stands is searched for, too.
  await typeAtOnce(page, 'ControlOrMeta+k', 'Bala Contoh', () => pressUntil(page, 'Escape', () => box.waitFor({ state: 'detached', timeout: KEY_MS })));
  await page.getByRole('option', { selected: true }).filter({ hasText: 'Bala Contoh' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/employee/view?id=*');
  await page.getByRole('heading', { name: 'Bala Contoh' }).waitFor();
  expectNoConsoleErrors(page);
  await page.close();
});
