/** What a browser makes of the roster of 500 people: how long until another month stands, and whether scrolling holds the page. Limits are absolute. */
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '#app/server/build-web.ts';
import { TEST_PASSWORD } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { median, type Figure } from './measure.ts';

const LIMITS = { paintMs: 1000, longTasks: 0 } as const;
const ROUNDS = 3;

/** Until the frame in which the other month is drawn. Text, for it runs in the page. */
const STEP = `new Promise((resolve) => {
  const first = () => document.querySelector('[data-row="0"][data-day="0"]')?.getAttribute('aria-label');
  const before = first();
  const started = performance.now();
  const look = () => {
    if (first() && first() !== before && !document.querySelector('[aria-busy="true"] [data-row]')) requestAnimationFrame(() => resolve(performance.now() - started));
    else requestAnimationFrame(look);
  };
  document.querySelector('h2[aria-live]').nextElementSibling.click();
  look();
})`;

/** Milliseconds of each task that held the page while it was scrolled from the top. */
const SCROLL = `(async () => {
  const tasks = [];
  const observer = new PerformanceObserver((entries) => { for (const { duration } of entries.getEntries()) tasks.push(duration); });
  let box = document.querySelector('[data-row]');
  while (box && box.scrollHeight <= box.clientHeight + 400) box = box.parentElement;
  (box ?? document.scrollingElement).scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  observer.observe({ type: 'longtask' });
  for (let step = 0; step < 60; step += 1) {
    (box ?? document.scrollingElement).scrollBy(0, 250);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  observer.disconnect();
  return tasks;
})()`;

const figure = (name: string, value: number, limit: number, unit: string): Figure => ({
  name,
  ours: `${Math.round(value)} ${unit}`,
  baseline: `${limit} ${unit}`,
  ratio: value / (limit || 1),
  wanted: limit === 0 ? '0' : '<= 1',
  met: value <= limit,
});

/** @param email of somebody who sees the roster of the company */
export async function benchRosterPage(databaseUrl: string, email: string): Promise<Figure[]> {
  await buildWeb({ print: () => undefined });
  const portal = await openTestPortal({ databaseUrl, webRoot: fileURLToPath(new URL('../dist/web', import.meta.url)) });
  const browser = await playwright.launch({
    executablePath: process.env['MESRA_CHROMIUM'] ?? (await chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${portal.url}/auth/login`);
    await page
      .getByLabel(/e-?mail/i)
      .first()
      .fill(email);
    await page.locator('input[type=password]').fill(TEST_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
    await page.goto(`${portal.url}/attendance/schedule`);
    await page.locator('[data-row="0"][data-day="0"]').waitFor();
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await page.evaluate<number>(STEP));
    const scrolled: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) scrolled.push(await page.evaluate<number[]>(SCROLL));
    console.log(`  ms of long tasks while scrolling, by round: ${scrolled.map((tasks) => tasks.join(' ') || 'none').join(', ')}`);
    // Whatever else the machine does makes some: the median is of three rounds.
    const tasks = median(scrolled.map(({ length }) => length));
    return [
      figure('roster of 500 people, another month drawn', Math.max(...times), LIMITS.paintMs, 'ms'),
      figure('roster of 500 people, long tasks while scrolling', tasks, LIMITS.longTasks, ''),
    ];
  } finally {
    await browser.close();
    await portal.close();
  }
}
