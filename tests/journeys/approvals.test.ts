/** The approvals inbox in a real browser: what is alike is accepted at once, taken back, and accepted again; a record has its preview. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dateInZone } from '#platform/contract/dates.ts';
import { UNDO_MS } from '#platform/web/undo/undo-queue.ts';
import { employeeOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';
import { expectNoConsoleErrors, hold, look, openPortalInBrowser, PHONE, settle, signIn, type BrowserPortal } from './browser.ts';
import { KEY_MS, pressUntil } from './keys.ts';

let mesra: BrowserPortal;
let owner: Person;

beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false });
  owner = await ownerOf(mesra.portal, { name: 'Teratak Contoh Sdn Bhd' });
  const month = dateInZone(new Date()).slice(0, 7);
  for (const [name, key, amount] of [
    ['Aminah Contoh', 'lifestyle', 320],
    ['Bala Contoh', 'lifestyle', 320],
    ['Chong Contoh', 'lifestyle', 500],
    ['Dayang Contoh', 'lifestyle_sport', 100],
  ] as const) {
    const { client, employeeId } = await employeeOf(mesra.portal, owner, { name, company_joined_at: '2022-01-03' });
    await mesra.portal.asSystem((tx) => makeSalary(tx, owner.companyId, employeeId, 9000));
    const { status, body } = await client.post('api/payrolls/reliefs', { month, key, amount, note: null });
    expect(status, JSON.stringify(body)).toBe(201);
  }
});
afterAll(() => mesra.close());

it('accepts a group at once, takes it back, and accepts it again', async () => {
  const page = await mesra.visit();
  await signIn(page, owner.email);
  // Held for as long as the machine needs to press a key.
  await hold(page, UNDO_MS);
  await page.goto('/');
  // The dashboard says it first, decides it in place, and leads to the group.
  await page.getByRole('button', { name: /^Decide: Accept 3 declarations/ }).click();
  const today = page.getByRole('region', { name: 'Today' });
  await today.getByText('Chong Contoh').waitFor();
  await look(page, 'owner_approvals-today-en-light');
  await today.getByRole('button', { name: 'Accept all 3' }).click();
  await today.getByRole('button', { name: /^Undo: Accept 3 declarations/ }).click();
  await today.getByRole('button', { name: 'Open approvals' }).click();
  const inbox = page.getByRole('dialog', { name: 'Approvals' });
  const group = inbox.getByRole('listitem').filter({ hasText: '3 declarations · RM\u00A01,140.00' });
  await group.waitFor();
  const preview = inbox.getByRole('region', { name: 'Preview' });
  await preview.getByRole('button', { name: 'Accept all 3' }).waitFor();
  await preview.getByRole('link', { name: 'Chong Contoh' }).waitFor();
  await look(page, 'owner_approvals-en-light');

  await preview.getByRole('button', { name: 'Accept all 3' }).click();
  await group.getByRole('button', { name: /^Undo/ }).waitFor();
  await pressUntil(page, 'u', () => preview.getByRole('button', { name: 'Accept all 3' }).waitFor({ timeout: KEY_MS }));
  const waiting = async () => (await owner.client.get('api/approvals', { per_page: 100 })).body.meta.total;
  expect(await waiting()).toBe(4);

  await pressUntil(page, 'e', () => group.getByRole('button', { name: /^Undo/ }).waitFor({ timeout: KEY_MS }));
  await settle(page);
  // What is held goes out as the page is left.
  await page.goto('/');
  await expect.poll(waiting).toBe(1);
  expectNoConsoleErrors(page);
});

it('shows on a phone what stands behind a row, with its reason asked for in place', async () => {
  const page = await mesra.visit({ viewport: PHONE, hasTouch: true });
  await signIn(page, owner.email);
  await page.goto('/#approvals');
  const inbox = page.getByRole('dialog', { name: 'Approvals' });
  const row = inbox.getByRole('listitem').filter({ hasText: 'Dayang Contoh' });
  await row.waitFor();
  await look(page, 'owner_approvals-en-phone');
  await row.getByRole('button', { name: /^Dayang/ }).click();
  const preview = inbox.getByRole('region', { name: 'Preview' });
  await preview.getByText('No receipt is attached.').waitFor();
  await look(page, 'owner_approvals-preview-en-phone');
  await preview.getByRole('button', { name: 'Reject' }).click();
  await preview.getByRole('textbox').fill('The receipt is missing');
  await preview.getByRole('button', { name: 'Cancel' }).click();
  await preview.getByRole('button', { name: 'Back' }).click();
  await row.waitFor();
  expectNoConsoleErrors(page);
});
