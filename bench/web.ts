/** What a browser loads and how it feels: script sizes, largest contentful paint, scrolling 500 rows. Limits are absolute. */
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Page } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildWeb } from '#app/server/build-web.ts';
import { TEST_PASSWORD } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { openBenchDatabase } from './cluster.ts';
import type { Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';

const KB = 1024;
/** The live connection opens a moment after the page stands: its client is counted with the page all the same. */
const LATE_MS = 2000;
const LIMITS = { signIn: 150, list: 127, paintMs: 2500, longTasks: 0 } as const;

/** Adds up the gzipped script of everything the page asks for from now on. */
function countScript(page: Page): { kilobytes(): number } {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(new URL(response.url()).pathname) && response.status() === 200)
      sizes.push(
        response.body().then(
          (body) => gzipSync(body, { level: 9 }).length,
          () => 0,
        ),
      );
  });
  let total = 0;
  const settle = async () => void (total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0));
  page.on('requestfinished', () => void settle());
  return { kilobytes: () => total / KB };
}

const within = (name: string, value: number, limit: number, unit: string): Figure => ({
  name,
  ours: `${value.toFixed(unit === 'KB' ? 1 : 0)} ${unit}`,
  baseline: `${limit} ${unit}`,
  ratio: limit === 0 ? value : value / limit,
  wanted: limit === 0 ? '0' : '<= 1',
  met: value <= limit,
});

/** Milliseconds of the largest contentful paint so far. Runs in the page, so it is text here. */
const largestPaint = (page: Page) =>
  page.evaluate<number>(`new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => resolve(0), 3000);
  })`);

/** Scrolls the rows and counts the tasks that held the page for more than 50 ms. */
const scrollRows = (page: Page) =>
  page.evaluate<number>(`(async () => {
    let tasks = 0;
    new PerformanceObserver((entries) => { tasks += entries.getEntries().length; }).observe({ type: 'longtask' });
    const scrolls = (element) => element.scrollHeight > element.clientHeight + 400 && /auto|scroll/.test(getComputedStyle(element).overflowY);
    const box = [...document.querySelectorAll('*')].find(scrolls) ?? document.scrollingElement;
    for (let step = 0; step < 60; step += 1) {
      box.scrollBy(0, 250);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    return tasks;
  })()`);

export async function benchWeb(): Promise<Figure[]> {
  await buildWeb({ print: () => undefined });
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url, webRoot: fileURLToPath(new URL('../dist/web', import.meta.url)) });
  const browser = await playwright.launch({
    executablePath: process.env['MESRA_CHROMIUM'] ?? (await chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const company = await createBenchCompany(portal, owner);
    await addBenchEmployees(owner, company.companyId, 2000);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const script = countScript(page);
    await page.goto(`${portal.url}/auth/login`);
    await page
      .getByLabel(/e-?mail/i)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const signIn = script.kilobytes();
    const paint = await largestPaint(page);

    await page.goto(`${portal.url}/auth/login?redirect=${encodeURIComponent('/admin/employee')}`);
    await page
      .getByLabel(/e-?mail/i)
      .first()
      .fill(company.email);
    await page.locator('input[type=password]').fill(TEST_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
    // A browser that comes back to the list: what the list itself needs, beyond the sign-in page.
    const list = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: await page.context().storageState() });
    const second = await list.newPage();
    const listScript = countScript(second);
    await second.goto(`${portal.url}/admin/employee`);
    await second.getByRole('row').nth(3).waitFor();
    await second.waitForLoadState('networkidle');
    await second.waitForTimeout(LATE_MS);
    const more = listScript.kilobytes() - signIn;
    const listPaint = await largestPaint(second);

    await second.goto(`${portal.url}/admin/employee?per_page=500`);
    await second.getByRole('row').nth(20).waitFor();
    await second.waitForLoadState('networkidle');
    const scrolled = await scrollRows(second);
    return [
      within('script of the sign-in page, gzip', signIn, LIMITS.signIn, 'KB'),
      within('script that a list page adds, gzip', more, LIMITS.list, 'KB'),
      within('largest contentful paint, sign-in page', paint, LIMITS.paintMs, 'ms'),
      within('largest contentful paint, list page', listPaint, LIMITS.paintMs, 'ms'),
      within('long tasks while scrolling 500 rows', scrolled, LIMITS.longTasks, 'tasks'),
    ];
  } finally {
    await browser.close();
    await portal.close();
    await owner.end();
    await database.close();
  }
}
