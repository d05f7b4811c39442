/** Two companies in two tabs of one device: neither shows anything of the other. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoConsoleErrors, navigation, openPortalInBrowser, settle, signIn, type BrowserPortal } from './browser.ts';
import { unfoldNavigation } from './unfold-navigation.ts';

const MESRA_RETAIL = 'Seri Mesra Retail Services Sdn Bhd';
const KINABALU = 'Kinabalu Jaya Engineering Sdn Bhd';

let mesra: BrowserPortal;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
});
afterAll(() => mesra.close());

const openSwitcher = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Switch company/ })
    .click();

it('keeps two companies apart in two tabs, and clears what belongs to the other', async () => {
  const first = await mesra.visit();
  await signIn(first, 'owner@demo.my');
  await unfoldNavigation(first);
  await navigation(first).getByRole('link', { name: 'Employee', exact: true }).click();
  await first.getByText('SM0046').waitFor();
  await first.getByRole('searchbox', { name: 'Search' }).fill('SM004');
  await first.getByText('SM0040').waitFor();

  const second = await first.context().newPage();
  await second.goto('/');
  await openSwitcher(second);
  const present = second.getByRole('menuitem', { name: MESRA_RETAIL });
  await present.waitFor();
  expect(await present.isDisabled()).toBe(true);
  expect(await second.evaluate<string>(`getComputedStyle(document.querySelector('[role="menuitem"]').parentElement).maxHeight`)).toBe('500px');
  await second.getByRole('menuitem', { name: KINABALU }).click();
  await second
    .getByRole('banner')
    .getByRole('button', { name: `Switch company: ${KINABALU}` })
    .waitFor();
  await navigation(second).getByRole('link', { name: 'Employee', exact: true }).click();
  await second
    .getByText(/^KJ\d{4}$/)
    .first()
    .waitFor();
  expect(await second.getByText(/^SM\d{4}$/).count()).toBe(0);

  // The first tab stays in its company: what it loads next is still that company's.
  await first.bringToFront();
  await first.getByRole('searchbox', { name: 'Search' }).fill('SM0039');
  await first.getByText('Ahmad Faiz bin Rahman').waitFor();
  expect(await first.getByText(/^KJ\d{4}$/).count()).toBe(0);
  await first
    .getByRole('banner')
    .getByRole('button', { name: `Switch company: ${MESRA_RETAIL}` })
    .waitFor();

  // Switching in the first tab shows nothing of the company that was left.
  await openSwitcher(first);
  await first.getByRole('menuitem', { name: KINABALU }).click();
  await first
    .getByRole('banner')
    .getByRole('button', { name: `Switch company: ${KINABALU}` })
    .waitFor();
  await settle(first);
  expect(await first.getByText(/^SM\d{4}$/).count()).toBe(0);
  expectNoConsoleErrors(first);
});
