/**
 * How the portal comes over a slow line on a slow processor: 1.6 Mbit/s, 150 ms there and back, four times slower than this
 * machine. First paint of the sign-in page, a list page until its rows stand, the longest task of either, how far things moved,
 * and how many scripts each page of the portal asks for. Limits are absolute, so the figures mean something on a quiet machine only.
 */
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '#app/server/build-web.ts';
import { loadDemo } from '#app/server/demo.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { DEMO_PASSWORD } from '#modules/identity/server/demo/demo-accounts.ts';
import { openBenchDatabase } from './cluster.ts';
import type { Figure } from './measure.ts';

const SLOW = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const SLOWER = 4;
const ROUNDS = 3;
const LIMITS = { paintMs: 1800, readyMs: 3500, taskMs: 200, moved: 0.05, scripts: 25 } as const;
const LISTS = ['/admin/employee', '/leave/manage', '/payroll/manage', '/payroll/document/payment', '/attendance/manage', '/claim/manage'];
/** Pages that ask for most: forms, charts, lists. */
const PAGES = [
  ...LISTS,
  '/',
  '/leave/entitlement',
  '/leave/report',
  '/payroll',
  '/payroll/setting',
  '/payroll/document',
  '/attendance/report',
  '/attendance/schedule',
  '/claim/report',
  '/admin/company',
  '/admin/company/organizational',
  '/admin/employee/create',
  '/admin/user',
  '/calculator',
];

/** Pages of people who work there: an owner who does not is led to another. */
const OWN_PAGES = ['/leave', '/attendance', '/claim'];

interface Felt {
  readonly paint: number;
  readonly ready: number;
  readonly task: number;
  readonly moved: number;
  readonly scripts: number;
}

const WATCH = `window.felt = { task: 0, moved: 0 };
new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) window.felt.task = Math.max(window.felt.task, duration); }).observe({ type: 'longtask', buffered: true });
new PerformanceObserver((list) => { for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.felt.moved += value; }).observe({ type: 'layout-shift', buffered: true });`;

/** Opens an address as a browser that was never here. @param stands what has to be in view */
async function feel(context: BrowserContext, url: string, stands: string, slow: boolean): Promise<Felt> {
  const page = await context.newPage();
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts += 1;
  });
  await page.addInitScript(WATCH);
  if (slow) {
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', SLOW);
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(stands).first().waitFor({ timeout: 60_000 });
  const ready = await page.evaluate<number>('performance.now()');
  await page.waitForLoadState('networkidle');
  const paint = await paintOf(page);
  const { task, moved } = await page.evaluate<{ task: number; moved: number }>('window.felt');
  const { pathname } = new URL(page.url());
  if (pathname !== new URL(url).pathname) throw new Error(`${url} led to ${pathname}`);
  await page.close();
  return { paint, ready, task, moved, scripts };
}

const paintOf = (page: Page) => page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`);
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function rounds(browser: Browser, state: Awaited<ReturnType<BrowserContext['storageState']>> | undefined, url: string, stands: string): Promise<Felt> {
  const felt: Felt[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ...(state && { storageState: state }) });
    felt.push(await feel(context, url, stands, true));
    await context.close();
  }
  const of = (key: keyof Felt) => median(felt.map((each) => each[key]));
  return { paint: of('paint'), ready: of('ready'), task: of('task'), moved: of('moved'), scripts: of('scripts') };
}

async function signedIn(browser: Browser, url: string, email: string): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/auth/login`);
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .fill(email);
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => !at.pathname.startsWith('/auth'));
  const state = await context.storageState();
  await context.close();
  return state;
}

const within = (name: string, value: number, limit: number, unit: string): Figure => ({
  name,
  ours: `${value.toFixed(limit < 1 ? 3 : 0)} ${unit}`,
  baseline: `${limit} ${unit}`,
  ratio: value / limit,
  wanted: '<= 1',
  met: value <= limit,
});

export async function benchSlowLine(): Promise<Figure[]> {
  await buildWeb({ print: () => undefined });
  const database = await openBenchDatabase();
  const portal = await openTestPortal({ databaseUrl: database.url, at: 'now', webRoot: fileURLToPath(new URL('../dist/web', import.meta.url)) });
  const browser = await playwright.launch({
    executablePath: process.env['MESRA_CHROMIUM'] ?? (await chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    await loadDemo({ url: database.url, print: () => undefined, now: portal.clock.now(), files: portal.server.services.files });
    const signIn = await rounds(browser, undefined, `${portal.url}/auth/login`, 'input[type=password]');
    const state = await signedIn(browser, portal.url, 'owner@demo.my');
    const own = await signedIn(browser, portal.url, 'hr@demo.my');
    const figures = [
      within('sign-in page, first paint', signIn.paint, LIMITS.paintMs, 'ms'),
      within('sign-in page, longest task', signIn.task, LIMITS.taskMs, 'ms'),
      within('sign-in page, moved', signIn.moved, LIMITS.moved, ''),
    ];
    for (const path of LISTS) {
      const list = await rounds(browser, state, `${portal.url}${path}`, 'main [data-row], main tbody tr, main article, main li');
      figures.push(
        within(`${path}, rows stand`, list.ready, LIMITS.readyMs, 'ms'),
        within(`${path}, longest task`, list.task, LIMITS.taskMs, 'ms'),
        within(`${path}, moved`, list.moved, LIMITS.moved, ''),
      );
    }
    for (const path of [...PAGES, ...OWN_PAGES]) {
      const fresh = await browser.newContext({ viewport: { width: 1366, height: 768 }, storageState: OWN_PAGES.includes(path) ? own : state });
      const { scripts } = await feel(fresh, `${portal.url}${path}`, 'main h1', false);
      figures.push(within(`${path}, scripts`, scripts, LIMITS.scripts, 'files'));
      await fresh.close();
    }
    return figures;
  } finally {
    await browser.close();
    await portal.close();
    await database.close();
  }
}
