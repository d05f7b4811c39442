/** The portal around the pages: deep links, ways out, what a device remembers. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoConsoleErrors, navigation, openPortalInBrowser, settle, signIn, type BrowserPortal } from './browser.ts';

let mesra: BrowserPortal;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
});
afterAll(() => mesra.close());

const pathOf = (page: Page) => new URL(page.url()).pathname;

it('leads a guest through the login to the page that was asked for, and keeps it when refreshed', async () => {
  const page = await mesra.visit();
  await page.goto('/admin/company/organizational?tab=department');
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  expect(pathOf(page)).toBe('/auth/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('owner@demo.my');
  await page.getByLabel('Password', { exact: true }).fill('Password123!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/company/organizational?tab=department');
  await page.getByText('Retail Operations').first().waitFor();

  await page.reload();
  await page.getByText('Retail Operations').first().waitFor();
  expect(page.url()).toContain('/admin/company/organizational?tab=department');
  expectNoConsoleErrors(page);
});

it('tells in the corner, and is silent again although the pointer is in the window', async () => {
  const page = await mesra.visit();
  await page.goto('/auth/login');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('textbox', { name: 'Email' }).fill('owner@demo.my');
  await password.fill('wrong');
  await page.mouse.move(5, 5);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const popup = page.getByRole('alert', { name: 'Please check' });
  await popup.waitFor();
  // Nothing is in the way: the form can be put right and sent at once.
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('email');
  await page.mouse.move(400, 300);
  await popup.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Sign in' }).click();
  await popup.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  expectNoConsoleErrors(page, /422/);
});

it('opens what waits for a decision from every page, with the number that waits', async () => {
  const page = await mesra.visit();
  await signIn(page, 'owner@demo.my');
  await page.goto('/admin/company/organizational');
  const entry = page.getByRole('button', { name: /^Approvals, \d+ waiting$/ });
  await entry.waitFor();
  const waiting = Number(/\d+/.exec((await entry.getAttribute('aria-label')) ?? '')?.[0]);
  expect(waiting).toBeGreaterThan(0);
  await entry.click();
  const inbox = page.getByRole('dialog', { name: 'Approvals' });
  await inbox.getByText(String(waiting), { exact: true }).first().waitFor();
  await page.goBack();
  await inbox.waitFor({ state: 'detached' });
  expect(pathOf(page)).toBe('/admin/company/organizational');
  expectNoConsoleErrors(page);
});

it('asks before it signs out', async () => {
  const page = await mesra.visit();
  await signIn(page, 'owner@demo.my');
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account and notifications/ }).click();
    await page.getByRole('dialog', { name: 'Account and notifications' }).getByRole('button', { name: 'Sign Out' }).click();
    return page.getByRole('dialog', { name: 'Sign Out' });
  };
  let question = await signOut();
  await question.getByText('Are you sure to sign out?').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(pathOf(page)).toBe('/');

  question = await signOut();
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/auth/login');
  await page.goto('/admin/employee');
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  expectNoConsoleErrors(page);
});

it.each([
  ['a guest', null],
  ['an owner', 'owner@demo.my'],
])('tells %s that an address is wrong', async (_who, email) => {
  const page = await mesra.visit();
  if (email) await signIn(page, email);
  await page.goto('/no/such/page');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await page.getByText('This page could not be found').waitFor();
  await expect.poll(() => page.title()).toBe('Page Not Found | HR Management System');
  expect(await navigation(page).count()).toBe(email ? 1 : 0);
  expectNoConsoleErrors(page);
});

it('says that it is offline, as long as it is', async () => {
  const page = await mesra.visit();
  await signIn(page, 'owner@demo.my');
  await settle(page);
  const notice = page.getByText('You are offline. What you see may be out of date.');
  expect(await notice.count()).toBe(0);
  await page.context().setOffline(true);
  await notice.waitFor();
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'detached' });
});

it('remembers on the device that the navigation was shrunk', async () => {
  const page = await mesra.visit();
  await signIn(page, 'owner@demo.my');
  const width = async () => (await navigation(page).boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Collapse navigation' }).click();
  await expect.poll(width).toBeLessThan(100);
  await page.reload();
  await page.getByRole('button', { name: 'Expand navigation' }).waitFor();
  expect(await width()).toBeLessThan(100);
  await navigation(page).getByRole('link', { name: 'Employee', exact: true }).click();
  await page.getByRole('heading', { name: 'Employees' }).waitFor();
  expectNoConsoleErrors(page);
});

it('opens a mailed link without the portal around it, even for somebody signed in', async () => {
  const page = await mesra.visit();
  await signIn(page, 'owner@demo.my');
  await page.goto('/auth/email');
  await page.getByRole('heading', { name: 'This link is invalid or has expired.' }).waitFor();
  expect(await navigation(page).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Account and notifications/ }).count()).toBe(0);
  expect(pathOf(page)).toBe('/auth/email');
  expectNoConsoleErrors(page);
});
