/** Lists on a small laptop whose windows show their scroll bars: what counts is read to the last character, and nothing jumps. */
import { addDays, dateInZone } from '#platform/contract/dates.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { follow, FULL_MATRIX, openPortalInBrowser, picture, pixelsTooWide, settle, signIn, type BrowserPortal } from './browser.ts';
import { KEY_MS, pressUntil } from './keys.ts';

/** Windows of small laptops, less the width of a scroll bar; the narrower one where everything is looked at. */
const LAPTOP = { width: 1366 - 17, height: 768 } as const;
const LAPTOPS = { 1366: LAPTOP, ...(FULL_MATRIX && { 1280: { width: 1280 - 17, height: 720 } }) };

let mesra: BrowserPortal;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
});
afterAll(() => mesra.close());

/** Every list of the portal, by who has the most of it; `ID` is an employee with leave and documents. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'owner@demo.my': [
    '/admin/employee',
    '/admin/employee/view/leave?id=ID',
    '/admin/employee/view/document?id=ID',
    '/admin/user',
    '/admin/company/hris',
    ...['branch', 'division', 'department', 'position_level', 'position'].map((tab) => `/admin/company/organizational?tab=${tab}`),
    '/payroll/manage',
    '/payroll/manage?include=EPF,SOCSO,EIS,HRDF,TAX',
    '/payroll/manage/review?unusual=false',
    '/payroll/document',
    '/payroll/document/payment',
    '/payroll/document/payment?open=BATCH',
    '/payroll/document/ea-form',
    ...['items', 'openings', 'law_changes', 'conformance'].map((part) => `/payroll/setting?part=${part}`),
    ...['Waiting+for+Approval', 'Reviewed', 'Approved', 'Rejected', 'Cancelled', ''].map((status) => `/leave/manage?status=${status}`),
    '/leave/entitlement',
    '/leave/entitlement?tab=types',
    '/leave/entitlement?tab=approval',
    '/leave/holiday',
    '/leave/holiday?view=blackout',
    '/claim/manage',
    '/claim/category',
    '/attendance/manage',
    '/attendance/fr-record?start_date=SINCE',
    '/attendance/fr-record?tab=enrolments',
    '/attendance/fr-record?tab=devices',
    '/work-task/site/manage',
  ],
  'owner2@demo.my': ['/admin/employee/work-permit', '/admin/employee'],
  'employee@demo.my': ['/leave', '/payroll'],
};
/** The demo has nothing to list there. */
const EMPTY = ['/leave/entitlement?tab=approval', '/leave/holiday?view=blackout'];

// Money, numbers, dates, identities and states say what they are; a heading has its two lines. A script of the page is text.
const WRONG = `(() => {
  const lists = [...document.querySelectorAll('section[data-more]')];
  const shown = (cell) => cell.dataset.exact + ': ' + cell.textContent;
  const wrong = lists.flatMap((list) => {
    const last = [...list.querySelectorAll('thead th')].at(-1);
    const pinned = getComputedStyle(last).insetInlineEnd === '0px' ? last.getBoundingClientRect().width : 0;
    const edge = list.getBoundingClientRect().left + list.clientWidth - pinned;
    const exact = [...list.querySelectorAll('[data-exact]')];
    const cut = exact.filter((cell) => cell.scrollWidth > cell.clientWidth && getComputedStyle(cell).display !== 'inline').map((cell) => 'cut ' + shown(cell));
    const beyond = exact.filter((cell) => cell.getBoundingClientRect().right > edge + 1).map((cell) => 'beyond the edge ' + shown(cell));
    const heads = [...list.querySelectorAll('thead [data-cell]')].filter((words) => words.scrollWidth > words.clientWidth + 1 || words.scrollHeight > words.clientHeight + 1);
    const wide = list.scrollWidth - list.clientWidth;
    return [...cut, ...beyond, ...heads.map((words) => 'cut heading ' + words.textContent), ...(wide > 0 ? [wide + ' pixels wider than its room'] : [])];
  });
  return { lists: lists.length, cells: document.querySelectorAll('section[data-more] [data-exact]').length, wrong };
})()`;

/** Not a list, with the same row of filters. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { 'owner@demo.my': ['/leave/report', '/leave/manage?view=calendar'] };

/** Days beside people, and what is no list either: they scroll in a room of their own, and the page stays as wide as its window. */
const GRIDS: Readonly<Record<string, readonly string[]>> = {
  'owner@demo.my': [
    '/attendance/manage?view=grid',
    '/attendance/schedule',
    '/attendance/schedule?tab=needs',
    '/attendance/schedule?tab=templates',
    '/attendance/report',
    '/attendance/fr-record/report',
    '/attendance/setting',
    '/claim/report',
  ],
  'employee@demo.my': ['/attendance', '/attendance/my-schedule', '/claim'],
};

// What stands above a list is one row of controls, whatever is set; the chips of what is set stand below it.
const ROWS = `(() => {
  const bars = [...document.querySelectorAll('main search')];
  const wrong = bars.flatMap((bar) => {
    const tools = bar.nextElementSibling;
    const controls = [...bar.querySelectorAll('button, input'), ...(tools?.querySelectorAll('button') ?? [])].filter(
      (control) => !control.closest('[role="group"], .mantine-Input-section') && control.checkVisibility() && control.offsetHeight > 20,
    );
    const middle = (control) => { const { y, height } = control.getBoundingClientRect(); return y + height / 2; };
    const first = controls[0];
    const away = controls.filter((control) => Math.abs(middle(control) - middle(first)) > 4);
    const cut = [...bar.querySelectorAll('input')].filter((field) => field.getBoundingClientRect().width < 80);
    return [...away.map((control) => 'in a second row: ' + (control.textContent || control.ariaLabel)), ...cut.map((field) => 'too narrow: ' + field.ariaLabel)];
  });
  return { bars: bars.length, wrong };
})()`;

/** What the button beside the filters holds: it opens below it, nothing in it is wider than it, and Escape leads back. */
async function foldedFilters(page: Page): Promise<string[]> {
  const button = page.locator('main search button[aria-haspopup="dialog"]');
  const isCovered = (await page.getByRole('dialog').count()) > 0;
  if (isCovered || (await button.count()) === 0) return [];
  await button.click();
  const panel = page.getByRole('dialog', { name: /^(Filter|Tapis)/ });
  await panel.waitFor();
  await settle(page);
  const wide = await page.evaluate<number>(
    `(() => { const panel = document.querySelector('[role="dialog"]'); return panel.scrollWidth - panel.clientWidth; })()`,
  );
  const fields = await panel.locator('input').count();
  await pressUntil(page, 'Escape', () => panel.waitFor({ state: 'detached', timeout: KEY_MS }));
  const back = (await page.locator('main search button[aria-haspopup="dialog"]:focus').count()) === 1;
  return [
    ...(wide > 0 ? [`the filters are ${wide} pixels too wide`] : []),
    ...(fields > 0 ? [] : ['no filter behind the button']),
    ...(back ? [] : ['focus is lost']),
  ];
}

interface Found {
  readonly lists: number;
  readonly cells: number;
  readonly wrong: readonly string[];
}

const LIMIT = { timeout: 600_000 };
const all = (['en', 'ms'] as const).flatMap((locale) => Object.entries(LISTS).map(([email, paths]) => ({ locale, email, paths })));

it.each(all)('in $locale, those of $email fit a laptop with every figure whole', LIMIT, async ({ locale, email, paths }) => {
  const localStorage = [{ name: 'mesra.locale', value: JSON.stringify(locale) }];
  const page = await mesra.visit({ viewport: LAPTOP, storageState: { cookies: [], origins: [{ origin: mesra.url, localStorage }] } });
  await signIn(page, email);
  const { rows } = await mesra.portal.owner.query<{ employee: string; batch: string }>(
    `select (select min(l.employee_id) from leaves l join companies c on c.id = l.company_id where c.name like 'Seri Mesra%') as employee,
            (select max(p.id) from payment_batches p join companies c on c.id = p.company_id where c.name like 'Seri Mesra%') as batch`,
  );
  // Nobody has come on a day that has just begun.
  const since = addDays(dateInZone(new Date()), -7);
  const wrong: string[] = [];
  for (const path of paths) {
    await follow(page, path.replace('ID', String(rows[0]?.employee)).replace('BATCH', String(rows[0]?.batch)).replace('SINCE', since));
    for (const [name, size] of Object.entries(LAPTOPS)) {
      await page.setViewportSize(size);
      await settle(page);
      await picture(page, `list-${name}-${locale}${path.replaceAll(/[/?=&]/g, '_')}`);
      const found = await page.evaluate<Found>(WRONG);
      if (found.cells === 0 && !EMPTY.includes(path)) wrong.push(`${path} ${name}: no list, or an empty one`);
      wrong.push(...found.wrong.map((what) => `${path} ${name}: ${what}`));
      const rows = await page.evaluate<Pick<Found, 'wrong'>>(ROWS);
      wrong.push(...rows.wrong.map((what) => `${path} ${name}: ${what}`));
      const over = await pixelsTooWide(page);
      if (over > 0) wrong.push(`${path} ${name}: the page is ${over} pixels wider than its window`);
    }
    await page.setViewportSize(LAPTOP);
    wrong.push(...(await foldedFilters(page)).map((what) => `${path}: ${what}`));
  }
  for (const path of GRIDS[email] ?? []) {
    await follow(page, path);
    await settle(page);
    await picture(page, `grid-${locale}${path.replaceAll(/[/?=&]/g, '_')}`);
    const over = await pixelsTooWide(page);
    if (over > 0) wrong.push(`${path}: the page is ${over} pixels wider than its window`);
  }
  for (const path of BESIDE[email] ?? []) {
    await follow(page, path);
    await settle(page);
    const rows = await page.evaluate<{ bars: number; wrong: string[] }>(ROWS);
    expect([path, rows]).toEqual([path, { bars: 1, wrong: [] }]);
    wrong.push(...(await foldedFilters(page)).map((what) => `${path}: ${what}`));
  }
  expect(wrong).toEqual([]);
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
