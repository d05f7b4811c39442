/** The office sets up a site and prints its codes, sees a missed round as it happens, and is refused a guard whose permit has ended. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { runJob } from '#app/server/testing/run-job.ts';
import type { TestPortal } from '#app/server/testing/test-portal.ts';
import { dismiss, expectNoConsoleErrors, look, openPortalInBrowser, settle, signIn, type BrowserPortal } from './browser.ts';

let mesra: BrowserPortal;
let portal: TestPortal;
let owner: TestPerson;
let site: Awaited<ReturnType<typeof openGuardedSite>>;
let page: Page;
const timeIs = async (at: string) => {
  portal.clock.set(at);
  await page.context().clock.setSystemTime(new Date(at));
};
beforeAll(async () => {
  mesra = await openPortalInBrowser({ demo: false, at: '2026-11-20T10:00:00+08:00' });
  portal = mesra.portal;
  owner = await ownerOf(portal);
  site = await openGuardedSite(portal, owner, ['21:00']);
  page = await mesra.visit();
  await timeIs('2026-11-20T10:00:00+08:00');
  await signIn(page, owner.email);
});
afterAll(() => mesra.close());

const rowMenu = async (name: string, action: string) => {
  await page.getByRole('row').filter({ hasText: name }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: action }).click();
};

it('a checkpoint and a route by chance are added, and the codes of the site are printed', async () => {
  await page.goto('/patrol/site');
  await rowMenu('Tapak Contoh', 'Checkpoints');
  const drawer = page.getByRole('dialog', { name: 'Checkpoints of Tapak Contoh' });
  await drawer.getByRole('button', { name: 'Add checkpoint' }).click();
  const form = page.getByRole('dialog', { name: 'Add checkpoint' });
  await form.getByRole('textbox', { name: 'Code' }).fill('CP3');
  await form.getByRole('textbox', { name: 'Name' }).fill('Pump room');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await dismiss(page);
  await drawer.getByText('Pump room').waitFor();
  // A live toast would take Escape for itself.
  await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  await drawer.waitFor({ state: 'detached' });
  await rowMenu('Tapak Contoh', 'Routes');
  await page.getByRole('dialog', { name: 'Routes of Tapak Contoh' }).getByText('Night round').click();
  const route = page.getByRole('dialog', { name: 'Night round' });
  await route.getByRole('textbox', { name: 'Later by chance, minutes at most' }).fill('15');
  await look(page, 'patrol-40-route');
  await route.getByRole('textbox', { name: 'Later by chance, minutes at most' }).fill('');
  await route.getByRole('button', { name: 'Save' }).click();
  await route.waitFor({ state: 'detached' });
  await dismiss(page);
  await page.getByRole('dialog', { name: 'Routes of Tapak Contoh' }).getByRole('button', { name: 'Close', exact: true }).click();
  const printed = page.waitForResponse((answer) => answer.url().includes(`/sites/${site.site_id}/qr`));
  await rowMenu('Tapak Contoh', 'Print QR codes');
  const paper = await printed;
  expect(paper.status()).toBe(200);
  expect(paper.headers()['content-type']).toBe('application/pdf');
  expectNoConsoleErrors(page);
});

it('a round of which a point was missed is seen on the open board, and told of', async () => {
  await site.plan();
  await timeIs('2026-11-20T21:05:00+08:00');
  await page.goto('/patrol/operation');
  const row = page.getByRole('row').filter({ hasText: 'Tapak Contoh' });
  await row.getByText('0 of 2').waitFor();
  await settle(page);
  // The guard passes the first point by and scans the second, a quarter of an hour after the first was due.
  await timeIs('2026-11-20T21:25:01+08:00');
  expect((await site.send(site.scan('tag-2', '21:12'))).status).toBe(201);
  await row.getByText('1 of 2').waitFor();
  await row.getByRole('cell', { name: '1', exact: true }).waitFor();
  await look(page, 'patrol-41-missed');
  await runJob(portal, 'patrol.tell-duty');
  await page.getByRole('button', { name: /^Account and notifications/ }).click();
  // The same words come as a note, which Escape would take away before the drawer.
  const account = page.getByRole('dialog', { name: 'Account and notifications' });
  await account.getByText('Points missed at Tapak Contoh').first().waitFor();
  await account.getByRole('button', { name: 'Close', exact: true }).first().click();
  await account.waitFor({ state: 'detached' });
  await row.click();
  await page.getByRole('dialog').getByText('Incomplete').first().waitFor();
  await page.keyboard.press('Escape');
  expectNoConsoleErrors(page);
});

it('a guard whose work permit ended the day before is refused, and the refusal says so', async () => {
  await portal.owner.query(
    `update security_guards set nationality = 'Nepali', category = 'Foreign', identity_number = null, passport = 'N1234567', date_of_birth = '1990-01-31', permit_no = 'P-1', permit_expiry = '2026-11-20'
     where id = $1`,
    [site.registry[0]],
  );
  const name = (await owner.client.get(`api/sgm/security-guards/${site.registry[0]}`)).body.data.name as string;
  await page.goto('/patrol/operation');
  await page.getByRole('button', { name: 'Plan shift' }).first().click();
  const form = page.getByRole('dialog', { name: 'Plan shift' });
  await form.getByRole('combobox', { name: 'Site' }).fill('Tapak');
  await page.getByRole('option', { name: /Tapak Contoh/ }).click();
  await form
    .getByRole('textbox', { name: 'Shift' })
    .or(form.getByRole('combobox', { name: 'Shift' }))
    .first()
    .click();
  await page.getByRole('option', { name: 'Day' }).click();
  for (const box of ['From', 'To']) {
    await form.getByRole('textbox', { name: box }).fill('21/11/26');
    await page.keyboard.press('Escape');
  }
  for (const code of ['G001', 'G002']) {
    await form.getByRole('combobox', { name: 'Guards' }).fill(code);
    await page.getByRole('option', { name: new RegExp(code) }).click();
  }
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText(new RegExp(`${name}: .*Work permit`)).waitFor();
  await look(page, 'patrol-42-refused');
  expectNoConsoleErrors(page, /422/);
});
