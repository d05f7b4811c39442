/** Plain lists in two pairs of hands: what one types outlives what the other saves, and what only hides can be taken back. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNDO_MS } from '#platform/web/undo/undo-queue.ts';
import { adminOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { expectNoConsoleErrors, hold, look, openPortalInBrowser, settle, signIn, type BrowserPortal } from './browser.ts';

const YEAR = new Date().getFullYear();
const DAYS = { name: 'Stocktaking', start_date: `${YEAR}-12-28`, end_date: `${YEAR}-12-31`, leave_type_ids: [], department_ids: [] };

let mesra: BrowserPortal;
let owner: Person;
let page: Page;
let hers: Page;
beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  owner = await ownerOf(mesra.portal, { name: 'Teratak Contoh Sdn Bhd' });
  const aminah = await adminOf(mesra.portal, owner, { '/leave/holiday': ['Update'] }, {}, { name: 'Aminah binti Contoh' });
  await owner.client.post('api/operation/leaves/blackouts', DAYS);
  page = await mesra.visit();
  hers = await mesra.visit();
  await signIn(page, owner.email);
  await signIn(hers, aminah.email);
});
afterAll(() => mesra.close());

/** The form of the blackout days that are called so. */
async function openDays(on: Page, name: string) {
  await on.goto('/leave/holiday?view=blackout');
  await on.getByRole('button', { name, exact: true }).click();
  const form = on.getByRole('dialog');
  await form.getByLabel('Name').waitFor();
  return form;
}

it('a form that is open says who saved meanwhile, keeps what was typed, and saves it when one wants that', async () => {
  const [mine, her] = [await openDays(page, 'Stocktaking'), await openDays(hers, 'Stocktaking')];
  await settle(page);
  await mine.getByLabel('Name').fill('Stock at home');
  await her.getByLabel('Name').fill('Year end');
  await her.getByRole('button', { name: 'Save' }).click();
  await her.waitFor({ state: 'detached' });

  const notices = mine.getByRole('alert');
  await notices.getByText('Aminah binti Contoh changed this record').waitFor();
  expect(await notices.textContent()).toContain('Changed: Name (Year end)');
  expect(await mine.getByLabel('Name').inputValue()).toBe('Stock at home');
  await look(page, 'register-conflict');
  await notices.getByRole('button', { name: 'Keep mine' }).click();
  await mine.getByRole('button', { name: 'Save' }).click();
  await mine.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Stock at home', exact: true }).waitFor();
  await hers.getByRole('button', { name: 'Stock at home', exact: true }).waitFor();
  for (const each of [page, hers]) expectNoConsoleErrors(each);
});

it('an item that is deleted stands faint and can be taken back; otherwise it goes when one leaves', async () => {
  const row = page.getByRole('row').filter({ hasText: 'Safety boots' });
  const bar = page.getByText('Safety boots deleted', { exact: true });
  const remove = async () => {
    await row.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await bar.waitFor();
  };
  const liable = { epf: true, socso: true, eis: true, hrdf: true, tax: true };
  await owner.client.post('api/operation/payrolls/items', {
    kind: 'Earning',
    name: 'Safety boots',
    name_ms: null,
    code: null,
    type: 'Fixed Allowance',
    ...liable,
    contribution_total_type: null,
    mtd_key: 'remuneration_month',
    ea_field: null,
    default_amount: null,
    is_recurring: false,
    status: 'Active',
  });
  await hold(page, UNDO_MS);
  await page.goto('/payroll/setting?part=items');
  await remove();
  await page.getByRole('button', { name: 'Undo: Safety boots deleted' }).click();
  await bar.waitFor({ state: 'detached' });
  await remove();
  await page.goto('/leave/holiday');
  const left = async () => (await owner.client.get('api/operation/payrolls/items', { keyword: 'Safety boots' })).body.meta.total as number;
  await expect.poll(left).toBe(0);
  // What was on its way as the page went is sent once more by the next one, which may be told that it is done (kept-calls.ts).
  expectNoConsoleErrors(page, /status of 404 .*payrolls\/items\/\d+$|payrolls\/items\/\d+ failed with status 404/);
});
