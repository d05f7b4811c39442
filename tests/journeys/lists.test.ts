/** Lists on a small laptop whose windows show their scroll bars: what counts is read to the last character, and nothing jumps. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortalInBrowser, settle, signIn, type BrowserPortal } from './browser.ts';

const LAPTOP = { width: 1366 - 17, height: 768 } as const;

let mesra: BrowserPortal;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
});
afterAll(() => mesra.close());

const LISTS: Readonly<Record<string, readonly string[]>> = {
  'owner@demo.my': [
    '/admin/employee',
    '/admin/user',
    '/admin/company/document',
    '/payroll/manage',
    '/payroll/manage/review',
    '/payroll/document',
    '/payroll/document/payment',
    '/payroll/document/ea-form',
    '/payroll/setting?part=items',
    '/payroll/setting?part=openings',
    '/leave/manage',
    '/leave/manage?status=Approved',
    '/leave/entitlement',
    '/leave/holiday',
  ],
  'owner2@demo.my': ['/admin/employee/work-permit', '/admin/employee'],
  'employee@demo.my': ['/leave', '/payroll'],
};

// Money, numbers, dates, identities and states say what they are; a script of the page is text.
const CUT = `(() => [...document.querySelectorAll('main table td[data-exact]')].flatMap((cell) => {
  const box = cell.closest('section');
  const head = [...cell.closest('table').querySelectorAll('thead th')].at(-1);
  const pinned = getComputedStyle(head).insetInlineEnd === '0px' ? head.getBoundingClientRect().width : 0;
  const edge = box.getBoundingClientRect().left + box.clientWidth - pinned;
  const what = cell.dataset.exact + ': ' + cell.textContent;
  if (cell.scrollWidth > cell.clientWidth) return ['cut ' + what];
  return cell.getBoundingClientRect().right > edge + 1 ? ['beyond the edge ' + what] : [];
}))()`;

it.each(Object.entries(LISTS))('show %s every figure whole', async (email, paths) => {
  const page = await mesra.visit({ viewport: LAPTOP });
  await signIn(page, email);
  const cut: string[] = [];
  let cells = 0;
  for (const path of paths) {
    await page.goto(path);
    await settle(page);
    cells += await page.locator('main table td[data-exact]').count();
    cut.push(...(await page.evaluate<string[]>(CUT)).map((what) => `${path}: ${what}`));
  }
  expect(cells).toBeGreaterThan(10 * paths.length);
  expect(cut).toEqual([]);
});

/** How much of a page has moved since it was opened, as browsers count it (cumulative layout shift). */
const moved = (page: Page) => page.evaluate<number>('window.moved');
const movers = (page: Page) => page.evaluate<string[]>('window.movers');

it('stay where they are while pages load', async () => {
  const page = await mesra.visit({ viewport: LAPTOP });
  await signIn(page, 'owner@demo.my');
  await page.addInitScript(`
    window.moved = 0;
    window.movers = [];
    const placed = ({ node, previousRect, currentRect }) => (node?.textContent ?? '').slice(0, 40) + ' ' + previousRect.y + ' to ' + currentRect.y;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (hadRecentInput) continue;
        window.moved += value;
        window.movers.push(value.toFixed(3) + ': ' + sources.map(placed).join('; '));
      }
    }).observe({ type: 'layout-shift', buffered: true });`);
  for (const path of ['/', '/payroll/manage', '/admin/employee', '/leave/manage']) {
    await page.goto(path);
    await settle(page);
    expect(await moved(page), `${path}\n${(await movers(page)).join('\n')}`).toBeLessThanOrEqual(0.05);
  }
});
