/** A finger on a phone meets what it aims at: within 44 px, whatever it looks like, on every page. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeNotes, follow, openPortalInBrowser, PHONE, settle, signIn, type BrowserPortal } from './browser.ts';
import { missedByFinger } from './finger.ts';
import { companyCalled, OTHER_COMPANIES, PAGES, rememberCompany, viewerOf, visitsOf } from './visits.ts';

const LIMIT = { timeout: PAGES.size * 15_000 };

let mesra: BrowserPortal;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
});
afterAll(() => mesra.close());

const onPhone = (company?: number) =>
  mesra.visit({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    ...(company !== undefined && { storageState: { cookies: [], origins: [{ origin: mesra.url, localStorage: [rememberCompany(company)] }] } }),
  });

const PEOPLE = [{ email: 'owner@demo.my', company: undefined }, ...OTHER_COMPANIES, { email: 'employee@demo.my', company: undefined }];
/** Pages that the owner of the first company has: others show what is theirs alone. */
const seen = new Set<string | undefined>();

it.each(PEOPLE)('every page of $email $company', LIMIT, async ({ email, company }) => {
  const id = company && (await companyCalled(mesra.portal, company));
  const page = await onPhone(id);
  await signIn(page, email);
  const missed: string[] = [];
  let aimed = 0;
  const visits = await visitsOf(mesra.portal, await viewerOf(mesra.portal, page, id));
  for (const { address } of visits) {
    const [path] = address.split('?');
    if (company && seen.has(path)) continue;
    if (email.startsWith('owner')) seen.add(path);
    await follow(page, address);
    await settle(page);
    // What came live while the pages before were tried lies over this one until it goes.
    await closeNotes(page);
    const { found, missed: here } = await missedByFinger(page);
    aimed += found;
    missed.push(...here.map((control) => `${address}: ${control}`));
  }
  expect(missed).toEqual([]);
  // Two pages are all that a company of engineers has beside the others.
  expect(aimed).toBeGreaterThan(company ? 20 : 100);
});

it('the pages of a guest', LIMIT, async () => {
  const page = await onPhone();
  const missed: string[] = [];
  for (const [address] of [...PAGES].filter(([, { kind }]) => kind === 'auth')) {
    await page.goto(address);
    await settle(page);
    missed.push(...(await missedByFinger(page)).missed.map((control) => `${address}: ${control}`));
  }
  expect(missed).toEqual([]);
});

it('the cross that empties a date, and what else a form of filters holds', async () => {
  const page = await onPhone();
  await signIn(page, 'employee@demo.my');
  await page.goto('/leave?start_date=2026-01-01&end_date=2026-12-31');
  await settle(page);
  await page.getByRole('button', { name: /^Tapis/ }).click();
  await page.getByRole('dialog').waitFor();
  await settle(page);
  const { found, missed } = await missedByFinger(page, '[role="dialog"]');
  expect(found).toBeGreaterThan(2);
  expect(missed).toEqual([]);
});

it('no key is named where there is none, and the filter stands in line with the switch beside it', async () => {
  const page = await onPhone();
  await signIn(page, 'employee@demo.my');
  await page.goto('/payroll');
  await settle(page);
  const middle = async (box: Promise<{ y: number; height: number } | null>) => {
    const { y, height } = (await box) ?? { y: 0, height: 0 };
    return y + height / 2;
  };
  const filter = await middle(page.getByRole('button', { name: /^Tapis/ }).boundingBox());
  const shown = await middle(page.locator('main .mantine-Switch-track').first().boundingBox());
  expect(Math.abs(filter - shown)).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Buka navigasi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Cari/ }).waitFor();
  expect(await page.locator('kbd:visible').count()).toBe(0);
});
