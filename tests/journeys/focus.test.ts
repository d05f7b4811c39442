/** Where one types is never under a bar: whoever goes through a long form with the keyboard sees what has the focus (WCAG 2.4.11). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortalInBrowser, settle, signIn, type BrowserPortal } from './browser.ts';

let mesra: BrowserPortal;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
});
afterAll(() => mesra.close());

/** The bars of a laptop take more of it than those of a large screen. */
const LAPTOP = { width: 1366, height: 768 };
const MOST_STOPS = 150;

/**
 * What has the focus: its name, and what lies over its middle where that is neither a part nor a frame of it. A field that is
 * taller than the window shows some of itself. A script of the page is text.
 */
const FOCUSED = `(async () => {
  // What slides in or out has arrived.
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const label = at.labels?.[0];
  const seen = at.getBoundingClientRect().width < 2 || getComputedStyle(at).opacity === '0' ? (at.closest('label') ?? label ?? at.parentElement) : at;
  const { left, top, width, height } = seen.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const name = (at.getAttribute('aria-label') || label?.textContent || at.textContent || at.tagName).trim().slice(0, 40);
  const covered = hit === null ? 'outside the window' : seen.contains(hit) || hit.contains(seen) ? null : hit.tagName + '.' + hit.className;
  at.dataset.stops = String(Number(at.dataset.stops ?? 0) + 1);
  return { name, covered, again: Number(at.dataset.stops) > 1 };
})()`;

/** Tabs through everything of a page from where the focus stands, and answers the stops with what covers them. */
async function stopsOf(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ name: string; covered: string | null }[]> {
  const stops: { name: string; covered: string | null }[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const stop = await page.evaluate<{ name: string; covered: string | null; again: boolean } | null>(FOCUSED);
    if (!stop || stop.again) break;
    stops.push(stop);
  }
  return stops;
}

const FORGET = `document.querySelectorAll('[data-stops]').forEach((each) => delete each.dataset.stops)`;

it.each([
  ['the company', '/admin/company?edit=1', 20],
  ['a new employee', '/admin/employee?new=1', 10],
  ['the payroll setting', '/payroll/setting', 20],
  ['a payment', '/payroll/document/payment?create=Salary', 5],
])('%s', async (_name, address, least) => {
  const page = await mesra.visit({ viewport: LAPTOP, reducedMotion: 'reduce' });
  await signIn(page, 'owner@demo.my');
  await page.goto(address);
  await settle(page);
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const stops = await stopsOf(page, key);
    expect(stops.length, key).toBeGreaterThan(least);
    expect(stops.filter(({ covered }) => covered !== null).map(({ name, covered }) => `${key} ${name}: ${covered}`)).toEqual([]);
    await page.evaluate(FORGET);
  }
  await page.close();
});
