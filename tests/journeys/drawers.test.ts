/** What opens beside or over a page: where the focus goes, and what fits the window. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, openPortalInBrowser, settle, signIn, type BrowserPortal } from './browser.ts';

let mesra: BrowserPortal;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
});
afterAll(() => mesra.close());

const focused = (page: Page) =>
  page.evaluate<string>(`document.activeElement.labels?.[0]?.textContent ?? document.activeElement.getAttribute('aria-label') ?? ''`);

it('begins in the first field with its list closed, and gives the focus back', async () => {
  const page = await mesra.visit();
  await signIn(page, 'hr@demo.my');
  await page.goto('/leave');
  await settle(page);
  await page.getByRole('button', { name: 'Apply for leave' }).first().press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Apply for leave' });
  await drawer.getByLabel('Reason').waitFor();
  await expect.poll(() => focused(page)).toMatch(/^Type/);
  expect(await page.getByRole('option').count()).toBe(0);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Apply for leave');
});

it('the choice of columns stays within the window', async () => {
  const page = await mesra.visit({ viewport: { ...DESKTOP, height: 640 } });
  await signIn(page, 'owner@demo.my');
  await page.goto('/admin/employee');
  await settle(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  const popover = page.getByRole('dialog', { name: 'Columns' });
  await popover.waitFor();
  await settle(page);
  const box = await popover.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  const last = popover.getByRole('button', { name: 'Reset columns' });
  await last.scrollIntoViewIfNeeded();
  const reset = await last.boundingBox();
  expect((reset?.y ?? 0) + (reset?.height ?? 0)).toBeLessThanOrEqual(640);
});

it('the name of the company is whole while the bar has room for it', async () => {
  const page = await mesra.visit();
  await signIn(page, 'owner@demo.my');
  await settle(page);
  const name = page.getByRole('banner').getByText('Seri Mesra Retail Services', { exact: false });
  await name.waitFor();
  expect(
    await page.evaluate<number>(
      `(() => { const name = [...document.querySelectorAll('header span')].find((each) => each.textContent.startsWith('Seri Mesra Retail')); return name.scrollWidth - name.clientWidth; })()`,
    ),
  ).toBeLessThanOrEqual(0);
});
