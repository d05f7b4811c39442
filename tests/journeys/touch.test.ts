/** A finger on a phone meets what it aims at: within 44 px, whatever it looks like. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortalInBrowser, PHONE, settle, signIn, type BrowserPortal } from './browser.ts';

let mesra: BrowserPortal;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
});
afterAll(() => mesra.close());

const onPhone = () => mesra.visit({ viewport: PHONE, hasTouch: true, isMobile: true });

/**
 * Of each control that is drawn: does a finger 21 px left, right, above or below its middle meet it? Beside the edge of the
 * window there is nothing to meet. A script of the page is text.
 */
const MISSED = (selector: string) => `(() => {
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})].filter((each) => each.getClientRects().length > 0 && getComputedStyle(each).visibility === 'visible');
  const missed = found.flatMap((control) => {
    control.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + Math.min(width, 200) / 2, top + height / 2];
    const off = [[0, 0], [-21, 0], [21, 0], [0, -21], [0, 21]].filter(([dx, dy]) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return x + dx > 0 && x + dx < innerWidth && hit !== null && !control.contains(hit);
    });
    return off.length > 0 ? [(control.getAttribute('aria-label') || control.textContent || control.className).slice(0, 40) + ' ' + JSON.stringify(off)] : [];
  });
  return { found: found.length, missed };
})()`;

const probe = (page: Page, selector: string) => page.evaluate<{ found: number; missed: string[] }>(MISSED(selector));

const TICKS = 'main li input[type="checkbox"]';
const NAMES = 'main li button[class*="cardLink"], main [class*="card"] a, main nav li a';
const DOTS = 'main li button[class*="dots"]';

it.each([
  ['/admin/employee', [TICKS, NAMES, DOTS]],
  ['/leave/manage', [TICKS, NAMES, DOTS]],
  ['/payroll/manage', [TICKS, NAMES, DOTS]],
  ['/payroll/document', [TICKS, NAMES, DOTS]],
  ['/payroll/document/payment', [NAMES]],
  ['/payroll/document/ea-form', [TICKS, NAMES]],
  ['/admin/user', [NAMES]],
] as const)('%s', async (path, selectors) => {
  const page = await onPhone();
  await signIn(page, 'owner@demo.my');
  await page.goto(path);
  await settle(page);
  for (const selector of selectors) {
    const { found, missed } = await probe(page, selector);
    expect(found, selector).toBeGreaterThan(0);
    expect(missed, selector).toEqual([]);
  }
  await page.close();
});

it('the cross that empties a date', async () => {
  const page = await onPhone();
  await signIn(page, 'employee@demo.my');
  await page.goto('/leave?start_date=2026-01-01&end_date=2026-12-31');
  await settle(page);
  await page.getByRole('button', { name: /^Tapis/ }).click();
  await page.getByRole('dialog').waitFor();
  await settle(page);
  const { found, missed } = await probe(page, '[role="dialog"] [class*="InputClearButton"]');
  expect(found).toBeGreaterThan(0);
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
