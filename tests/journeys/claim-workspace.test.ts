/** A claim from the list to its money by the keyboard alone: items checked one by one, the decision, the payment. The focus is never lost. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dateInZone } from '#platform/contract/dates.ts';
import { employeeOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { dismiss, expectNoConsoleErrors, openPortalInBrowser, settle, signIn, type BrowserPortal } from './browser.ts';

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
  expect((await employee.client.post('api/claims', claim)).status).toBe(201);
  page = await mesra.visit({ reducedMotion: 'reduce' });
  await signIn(page, owner.email);
  await page.goto('/claim/manage');
  await settle(page);
});
afterAll(() => mesra.close());

const MOST_STOPS = 100;
/** What has the focus, by its name; null: nothing. */
const focused = () =>
  page.evaluate<string | null>(`(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    return (at.getAttribute('aria-label') || at.labels?.[0]?.textContent || at.textContent || at.tagName).trim();
  })()`);
const expectFocus = async (name: RegExp) => expect.poll(focused).toMatch(name);

async function tabTo(name: RegExp): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (name.test((await focused()) ?? '')) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} stops did not lead to ${name}; the last was ${await focused()}`);
}
const unchecked = (n: number) => expect.poll(() => page.getByText('Not checked').count()).toBe(n);
/** Answers the question of a decision, and takes away what is said of it. */
async function confirm(question: RegExp, verb: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.locator(':focus').waitFor();
  await tabTo(verb);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await dismiss(page);
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

it('goes to and fro, accepts an item, adjusts the next, rejects the last with a reason, and stands at the decision of the claim', async () => {
  await page.keyboard.press('j');
  await page.getByText('2 of 3').waitFor();
  await page.keyboard.press('k');
  await page.getByText('1 of 3').waitFor();
  await page.keyboard.press('a');
  await unchecked(2);
  await page.getByText('2 of 3').waitFor();
  await expectFocus(/^Accept$/);
  await page.keyboard.press('e');
  await expectFocus(/^Approved amount/);
  await page.keyboard.type('25');
  await tabTo(/^Remark/);
  await page.keyboard.type('Shared with a colleague');
  await page.keyboard.press('Enter');
  await unchecked(1);
  await page.getByText('RM 25.00 approved').waitFor();
  await page.getByText('3 of 3').waitFor();
  await expectFocus(/^Accept$/);
  await page.keyboard.press('r');
  await page.getByText('Explain why the item is rejected.').waitFor();
  await expectFocus(/^Remark/);
  await page.keyboard.type('Not for the company');
  await page.keyboard.press('Enter');
  await unchecked(0);
  await page.getByText('Item rejected').waitFor();
  await expectFocus(/^Review$/);
});

it('reviews it and approves it, each step standing at the next', async () => {
  await page.keyboard.press('Enter');
  await confirm(/^Review claim/, /^Review$/);
  await expectFocus(/^Approve$/);
  await page.keyboard.press('Enter');
  await confirm(/^Approve claim/, /^Approve$/);
  await expectFocus(/^Prepare for payment$/);
});

it('prepares its payment by cheque', async () => {
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: /^Prepare 1 claim/ });
  await form.waitFor();
  await tabTo(/^Paid by/);
  await page.keyboard.press('ArrowDown');
  const cheque = page.getByRole('option', { name: 'Cheque' });
  await cheque.waitFor();
  while ((await cheque.getAttribute('data-combobox-selected')) === null) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(/^Prepare for payment$/);
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'detached' });
  await page.getByRole('dialog').getByText('Waiting for Payment', { exact: false }).first().waitFor();
  await expect.poll(focused).not.toBeNull();
  const { rows } = await mesra.portal.owner.query(
    `select c.payment_method, c.approved_amount::float, array_agg(i.check_status || ' ' || coalesce(i.approved_amount, 0)::float order by i.position) as items
     from claims c join claim_items i on i.claim_id = c.id group by c.id`,
  );
  expect(rows).toEqual([{ payment_method: 'Cheque', approved_amount: 65, items: ['Accepted 40', 'Accepted 25', 'Rejected 0'] }]);
  expectNoConsoleErrors(page, /422/);
});
