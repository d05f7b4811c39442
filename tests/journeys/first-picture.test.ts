/** What a page is before its script has come over the line, and what becomes of what somebody did to it meanwhile. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#modules/identity/server/demo/demo-accounts.ts';
import { expectNoConsoleErrors, openPortalInBrowser, PHONE, signIn, type BrowserPortal } from './browser.ts';

let portal: BrowserPortal;
beforeAll(async () => {
  portal = await openPortalInBrowser();
});
afterAll(() => portal.close());

/** Scripts wait on the line until they are let go. */
async function delayScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  // The route stays: a request that is on its way while routes are taken away may be lost.
  return resolve;
}

const account = (page: Page) => page.getByRole('button', { name: /^(Account and notifications|Akaun dan pemberitahuan)/ });
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

describe('the page to sign in', () => {
  it('keeps what was typed before it is alive, and sends that', async () => {
    const page = await portal.visit({ viewport: PHONE });
    const letGo = await delayScripts(page);
    await open(page, '/auth/login');
    await page.getByRole('textbox', { name: 'Email' }).fill('hr@demo.my');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByLabel('Remember my email').check();
    letGo();
    // The script names the page once it is alive.
    await expect.poll(() => page.title()).not.toBe('HR Management System');
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('hr@demo.my');
    expect(await page.getByLabel('Remember my email').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await account(page).waitFor();
    expect(await page.evaluate<string>(`localStorage.getItem('mesra.login_form')`)).toContain('hr@demo.my');
    expectNoConsoleErrors(page);
  });

  it('stands in place of the page that was asked for; sent too early, it waits, tells no address the password and leads there', async () => {
    const page = await portal.visit();
    const letGo = await delayScripts(page);
    await open(page, '/leave/manage?year=2026');
    await page.getByRole('textbox', { name: 'Email' }).fill('owner@demo.my');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('?year=2026');
    letGo();
    await account(page).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toMatch(/^\/leave\/manage\?.*year=2026/);
    expectNoConsoleErrors(page);
  });

  it('keeps what was typed where the device knows a language that the server was never told', async () => {
    const localStorage = [{ name: 'mesra.locale', value: '"ms"' }];
    const page = await portal.visit({ storageState: { cookies: [], origins: [{ origin: portal.url, localStorage }] } });
    const letGo = await delayScripts(page);
    await open(page, '/auth/login');
    await page.getByRole('textbox', { name: 'Email' }).fill('hr@demo.my');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    letGo();
    await account(page).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ms-MY');
    expectNoConsoleErrors(page);
  });

  it('speaks the chosen language in the chosen colours from the first moment', async () => {
    const page = await portal.visit({ colorScheme: 'light' });
    await page.goto('/auth/login');
    await page.getByRole('button', { name: 'Bahasa Malaysia' }).click();
    await page.getByRole('button', { name: 'Warna gelap' }).click();
    const letGo = await delayScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Log masuk' }).waitFor();
    const root = page.locator('html');
    expect([await root.getAttribute('lang'), await root.getAttribute('data-mantine-color-scheme')]).toEqual(['ms-MY', 'dark']);
    letGo();
    await page.getByRole('button', { name: 'Warna cerah' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Selamat kembali');
    expectNoConsoleErrors(page);
  });
});

it('somebody who has a session sees the frame of the portal with the name of the page, and nobody’s data', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr@demo.my');
  const letGo = await delayScripts(page);
  await open(page, '/leave/manage');
  await page.getByText('Leave requests').first().waitFor();
  expect(await page.locator('#root').textContent()).not.toMatch(/demo\.my|Sdn Bhd/);
  letGo();
  await account(page).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expectNoConsoleErrors(page);
});
