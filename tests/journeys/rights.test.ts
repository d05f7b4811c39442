/** What somebody with few rights sees, and how rights that are taken away leave the screen at once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminOf, type Person } from '#app/server/testing/people.ts';
import { expectNoConsoleErrors, navigation, openPortalInBrowser, picture, settle, signIn, type BrowserPortal } from './browser.ts';
import { unfoldNavigation } from './unfold-navigation.ts';

let mesra: BrowserPortal;
let clerk: Person;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
  const { rows } = await mesra.portal.owner.query<{ id: number }>(`select id from companies where name like 'Seri Mesra%'`);
  clerk = await adminOf(
    mesra.portal,
    (rows[0] as { id: number }).id,
    { '/admin/employee': [], '/admin/company/organizational': ['Update'] },
    {},
    { name: 'Hafiz bin Latif' },
  );
});
afterAll(() => mesra.close());

/** Buttons that change or take something; whoever may only look has none of them. */
const ACTIONS = /^(Add|Import|Edit|Save|Delete|Process|Confirm|Mark paid|Upload|Invite|Remove|Deactivate)\b/i;

it('shows an admin the pages that were granted, and no others', async () => {
  const page = await mesra.visit();
  await signIn(page, clerk.email);
  const links = navigation(page).getByRole('link');
  await unfoldNavigation(page);
  await navigation(page).getByRole('link', { name: 'Company' }).waitFor();
  expect((await links.allInnerTexts()).map((text) => text.trim()).filter((text) => text && text !== 'Mesra')).toEqual([
    'Homepage',
    'Calculator',
    'Company',
    'Employee',
  ]);

  await navigation(page).getByRole('link', { name: 'Employee' }).click();
  await page.getByRole('heading', { name: 'Employees' }).waitFor();
  await settle(page);
  expect(await page.getByRole('button', { name: ACTIONS }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0);

  // The company's profile is not theirs: its entry leads to the tab that is.
  await navigation(page).getByRole('link', { name: 'Company' }).click();
  await page.waitForURL('**/admin/company/organizational');
  for (const forbidden of ['/payroll/manage', '/payroll/setting', '/admin/user', '/admin/company/bank', '/admin/employee/work-permit', '/my/employment']) {
    await page.goto(forbidden);
    await page.waitForURL((url) => url.pathname === '/');
    await navigation(page).getByRole('link', { name: 'Homepage' }).waitFor();
  }
  expectNoConsoleErrors(page);
});

it('lets an auditor read everything and change nothing', async () => {
  const page = await mesra.visit();
  await signIn(page, 'auditor@demo.my');
  for (const [address, heading] of [
    ['/admin/employee', 'Employees'],
    ['/admin/employee/work-permit', /permit/i],
    ['/admin/company', /Seri Mesra|Company/],
    ['/admin/company/organizational', /Organi/],
    ['/admin/company/bank', /Bank/],
    ['/payroll/manage', 'Payroll'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await settle(page);
    expect(new URL(page.url()).pathname, address).toBe(address);
    expect(await page.getByRole('main').getByRole('button', { name: ACTIONS }).allInnerTexts(), address).toEqual([]);
    await picture(page, `auditor${address.replaceAll('/', '_')}`);
  }
  await page.goto('/admin/employee');
  await page.getByRole('button', { name: 'Export' }).first().waitFor();
  expectNoConsoleErrors(page);
});

it('takes a page from under the hands of an admin the moment the owner takes the right away', async () => {
  const theirs = await mesra.visit();
  await signIn(theirs, clerk.email);
  await unfoldNavigation(theirs);
  await navigation(theirs).getByRole('link', { name: 'Employee' }).click();
  await theirs.getByText('Farah Nadia binti Jaafar').waitFor();
  await settle(theirs);
  const loaded = await theirs.evaluate(() => performance.timeOrigin);

  const owners = await mesra.visit();
  await signIn(owners, 'owner@demo.my');
  await owners.goto(`/admin/user/view/page-access?id=${clerk.userId}`);
  await owners.getByRole('heading', { name: 'Hafiz bin Latif' }).waitFor();
  await owners.getByRole('checkbox', { name: 'Employee', exact: true }).first().uncheck();
  await owners.getByText('1 change', { exact: true }).waitFor();
  await owners.getByRole('button', { name: 'Review and save' }).click();
  const review = owners.getByRole('dialog', { name: 'Change the access of Hafiz bin Latif?' });
  await review.getByText('Removed').waitFor();
  await picture(owners, 'rights-review');
  await review.getByRole('button', { name: 'Save page access' }).click();

  await navigation(theirs).getByRole('link', { name: 'Employee' }).waitFor({ state: 'detached' });
  await theirs.getByText('Your access has changed. You can no longer open that page.').waitFor();
  await theirs.waitForURL((url) => url.pathname !== '/admin/employee');
  await picture(theirs, 'rights-taken');
  expect(await theirs.getByText('Farah Nadia binti Jaafar').count()).toBe(0);
  expect(await theirs.evaluate(() => performance.timeOrigin), 'the page was not loaded anew').toBe(loaded);
  expectNoConsoleErrors(theirs);
  expectNoConsoleErrors(owners);
});
