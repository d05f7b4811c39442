/** The control room decides about many exceptions with one reason, and sends the client a link to what was patrolled, which opens without an account. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAxe } from './axe.ts';
import { dismiss, expectNoConsoleErrors, look, openPortalInBrowser, PHONE, settle, signIn, type BrowserPortal } from './browser.ts';

const QUEUE = '/patrol/ops/exception';
const REASON = 'The lift was out of order that night.';
const SLEPT = 'The guard slept in the guardhouse.';
let mesra: BrowserPortal;
let page: Page;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
  page = await mesra.visit({ reducedMotion: 'reduce' });
  await signIn(page, 'control@demo.my');
});
afterAll(() => mesra.close());

/** Scans and points that were decided about with this reason. */
const decidedWith = async (reason: string): Promise<number> =>
  (
    await mesra.portal.owner.query<{ n: number }>(
      `select ((select count(*) from patrol_clockings where decision_reason = $1) + (select count(*) from patrol_point_decisions where reason = $1))::int as n`,
      [reason],
    )
  ).rows[0]?.n ?? 0;

it('chooses some of what waits, gives one reason, and sees what became of each', async () => {
  await page.goto(`${QUEUE}?kind=missed`);
  await page.getByRole('row').nth(1).waitFor();
  await look(page, 'patrol-30-queue');
  const rows = await page.getByRole('row').count();
  expect(rows).toBeGreaterThan(3);
  for (const at of [1, 2, 3]) await page.getByRole('row').nth(at).getByRole('checkbox').check();
  await page.getByRole('toolbar', { name: /3/ }).getByRole('button', { name: 'Accept explanation' }).click();
  const question = page.getByRole('dialog', { name: 'What about 3 exceptions?' });
  await question.getByRole('button', { name: 'Accept explanation' }).click();
  // No reason, no decision.
  await question.getByText('Enter a remark of at least 3 characters.').waitFor();
  await question.getByRole('textbox').fill(REASON);
  await question.getByRole('button', { name: 'Accept explanation' }).click();
  const outcome = page.getByRole('dialog').filter({ hasText: '3 of 3 done' });
  await outcome.getByRole('button', { name: 'Okay' }).click();
  await outcome.waitFor({ state: 'detached' });
  await page.goto(`${QUEUE}?kind=missed&queue=Decided`);
  await page.getByText(`Explained: ${REASON}`).first().waitFor();
  await settle(page);
  expect(await page.getByText(`Explained: ${REASON}`).count()).toBe(3);
  await look(page, 'patrol-31-decided');
  expectNoConsoleErrors(page);
});

it('decides about a whole page at once, and none of it waits any more', async () => {
  await page.goto(QUEUE);
  await page.getByRole('row').nth(1).waitFor();
  await settle(page);
  const shown = (await page.getByRole('row').count()) - 1;
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Record breach' }).click();
  const question = page.getByRole('dialog', { name: `What about ${shown} exceptions?` });
  await question.getByRole('textbox').fill(SLEPT);
  await question.getByRole('button', { name: 'Record breach' }).click();
  const outcome = page.getByRole('dialog').filter({ hasText: `${shown} of ${shown} done` });
  await outcome.getByRole('button', { name: 'Okay' }).click();
  await outcome.waitFor({ state: 'detached' });
  expect(await decidedWith(SLEPT)).toBe(shown);
  await page.goto(QUEUE);
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.getByText(SLEPT).count()).toBe(0);
  expectNoConsoleErrors(page);
});

it('sends the client a link, which shows the rounds without an account until it is ended', async () => {
  await page.goto('/patrol/operation?status=Completed');
  await page.getByRole('row').filter({ hasText: 'Night' }).first().click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('button', { name: 'Make a link' }).click();
  const form = page.getByRole('dialog', { name: 'Make a link' });
  await form.getByRole('textbox', { name: 'For whom' }).fill('Encik Contoh of the client');
  await form.getByRole('button', { name: 'Make a link' }).click();
  const made = page.getByRole('dialog', { name: 'Link for Encik Contoh of the client' });
  const url = await made.getByRole('textbox', { name: 'Link' }).inputValue();
  await look(page, 'patrol-32-link');
  await made.getByRole('button', { name: 'Done' }).click();
  await drawer.getByText('Encik Contoh of the client').waitFor();
  await checkAxe(page);

  const client = await mesra.visit({ viewport: PHONE });
  await client.goto(url);
  await client.getByRole('heading', { level: 1, name: 'Certificate of patrol' }).waitFor();
  await client.getByText('Whole site by night').first().waitFor();
  await look(client, 'patrol-33-certificate');
  await client.getByRole('button', { name: 'Bahasa Malaysia' }).click();
  await client.getByRole('heading', { level: 1, name: 'Sijil rondaan' }).waitFor();
  await client.getByRole('button', { name: 'English' }).click();
  expectNoConsoleErrors(client);

  await drawer.getByRole('button', { name: 'End link Encik Contoh of the client' }).click();
  await page.getByRole('button', { name: 'End link', exact: true }).click();
  await dismiss(page);
  await drawer.getByText('Ended early').first().waitFor();
  await client.reload();
  await client.getByText('This link does not open, or no longer.').waitFor();
  await look(client, 'patrol-34-certificate-over');
  expectNoConsoleErrors(client, /404|api\/patrol\/certificates\/open/);
  expectNoConsoleErrors(page);
});
