/** A claim from the list to its money by the keyboard alone: items checked one by one, the decision, the payment. The focus is never lost. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dateInZone } from '#platform/contract/dates.ts';
import { employeeOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { dismiss, expectNoConsoleErrors, openPortalInBrowser, PATIENCE_MS, settle, signIn, type BrowserPortal } from './browser.ts';

let mesra: BrowserPortal;
let owner: Person;
let page: Page;
const EXPENSES = ['Train to Ipoh', 'Taxi to the client', 'Taxi home'];

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  owner = await ownerOf(mesra.portal, { name: 'Meja Contoh Sdn Bhd' });
  const employee = await employeeOf(mesra.portal, owner, { name: 'Aina Contoh', company_joined_at: '2022-01-03' });
  const { data } = (await employee.client.get('api/claims/categories')).body;
  const category = data.categories.find(({ code }: { code: string }) => code === 'TOLL');
  const items = EXPENSES.map((description) => ({ claim_category_id: category.id, date: dateInZone(new Date()), description, amount: 40 }));
  const claim = { title: 'Client in Ipoh', claim_month: dateInZone(new Date()), items, submit: true };
  expect((await employee.client.post('api/claims', claim)).status).toBe(200);
  page = await mesra.visit({ reducedMotion: 'reduce' });
  await signIn(page, owner.email);
  await page.goto('/claim/manage');
  await settle(page);
});
afterAll(() => mesra.close());

const MOST_STOPS = 60;
/** What has the focus, by its name; null: nothing. */
const focused = () =>
  page.evaluate<string | null>(`(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    return (at.getAttribute('aria-label') || at.labels?.[0]?.textContent || at.textContent || at.tagName).trim();
  })()`);
const expectFocus = async (name: RegExp) => expect.poll(focused, { timeout: PATIENCE_MS }).toMatch(name);

async function tabTo(name: RegExp): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (name.test((await focused()) ?? '')) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} stops did not lead to ${name}; the last was ${await focused()}`);
}
const unchecked = (n: number) => expect.poll(() => page.getByText('Not checked').count(), { timeout: PATIENCE_MS }).toBe(n);
/** A question is answered where its focus stands, by way of its button. */
async function confirm(): Promise<void> {
  await page.getByRole('button', { name: 'Confirm' }).waitFor();
  await tabTo(/^Confirm$/);
  await page.keyboard.press('Enter');
  await dismiss(page);
  await page.getByRole('button', { name: 'Confirm' }).waitFor({ state: 'detached' });
}

it('opens the claim and tells the keys', async () => {
  await tabTo(/^CLM-/);
  await page.keyboard.press('Enter');
  await page.getByText('1 of 3').waitFor();
  await page.keyboard.press('?');
  await page.getByText('reject the item').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('reject the item').waitFor({ state: 'detached' });
  expect(await focused()).not.toBeNull();
});

it('accepts an item, adjusts the next, rejects the last with a reason, and stands at the decision of the claim', async () => {
  await page.keyboard.press('a');
  await unchecked(2);
  await page.getByText('2 of 3').waitFor();
  await expectFocus(/^Accept$/);
  await page.keyboard.press('e');
  await expectFocus(/^Approve amount/);
  await page.keyboard.type('25');
  await tabTo(/^Remark/);
  await page.keyboard.type('Shared with a colleague');
  await page.keyboard.press('Enter');
  await unchecked(1);
  await page.getByText('RM 25.00 approved').waitFor();
  await page.getByText('3 of 3').waitFor();
  await page.keyboard.press('r');
  await page.getByText('Explain why the item is rejected.').waitFor();
  await expectFocus(/^Remark/);
  await page.keyboard.type('Not for the company');
  await page.keyboard.press('Enter');
  await unchecked(0);
  await page.getByText('Item rejected').waitFor();
  await expectFocus(/^Review|^Approve/);
});

it('approves it, prepares its payment by cheque and says that it was paid', async () => {
  await page.keyboard.press('Enter');
  await confirm();
  await page.getByRole('dialog').getByText('Approved', { exact: true }).first().waitFor();
  expect(await focused()).not.toBeNull();
  await tabTo(/^Prepare for payment$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /^Prepare 1 claim/ }).waitFor();
  await tabTo(/^Paid by/);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Cheque' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(/^Prepare for payment$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Waiting for Payment', { exact: false }).first().waitFor();
  await page.getByRole('dialog', { name: /^Prepare 1 claim/ }).waitFor({ state: 'detached' });
  expect(await focused()).not.toBeNull();
  expectNoConsoleErrors(page, /422/);
});
