/**
 * A portal with its built web and a browser to visit it, for journeys. Each file opens one browser; people are
 * contexts of it, so that they share nothing.
 */
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser, type BrowserContext, type BrowserContextOptions, type Page, type Request } from 'playwright-core';
import { expect } from 'vitest';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '#app/server/build-web.ts';
import { TEST_PASSWORD } from '#app/server/testing/people.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { DEMO_PASSWORD } from '#modules/identity/server/demo/demo-accounts.ts';
import { AT_REST, PATIENCE_MS } from './at-rest.ts';
import { checkAxe } from './axe.ts';
import { copyDemoDatabase, copyDemoFiles } from './demo-database.ts';
import { HEAR, PRESS_OKAY, pressSurely } from './hear.ts';
import { mailTo } from './mail.ts';

export const WEB_ROOT = fileURLToPath(new URL('../../dist/web', import.meta.url));
const SCREENSHOTS = fileURLToPath(new URL('../screenshots', import.meta.url));
/** Pictures are taken on request (`MESRA_PICTURES=1`), and of what a journey failed at. */
const PICTURES = process.env['MESRA_PICTURES'] === '1';
/** `npm run test:all` looks at every page in both languages, at every width, light and dark. */
export const FULL_MATRIX = process.env['MESRA_FULL_MATRIX'] === '1';

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** How long work that keeps the whole machine busy may take: a run of payrolls, the solver, the models of a face. */
export const LONG_MS = 120_000;

export interface BrowserPortal {
  readonly portal: TestPortal;
  readonly url: string;
  /** A person at a device of their own: nothing kept from others. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  /** Waits for the newest mail to an address that `pick` finds its part in, and answers that part. */
  mailTo(email: string, pick: RegExp): Promise<string>;
  close(): Promise<void>;
}

export interface BrowserPortalOptions {
  /** With the demo companies (default), or empty. */
  readonly demo?: boolean;
  /** Settings of the portal, e.g. a sign-in provider. */
  readonly env?: Record<string, string>;
  /** A file of JPEGs that the camera of every device sees. */
  readonly camera?: string;
  /** Where the clock of the server stands, for a journey that moves it and that of its browser; absent: the system's. */
  readonly at?: string;
}

/** Builds the web where needed, opens a portal with running jobs on the system's clock, and a browser. */
export async function openPortalInBrowser({ demo = true, env = {}, camera, at = 'now' }: BrowserPortalOptions = {}): Promise<BrowserPortal> {
  await buildWeb({ print: () => undefined });
  const database = demo ? await copyDemoDatabase() : null;
  const portal = await openTestPortal({ at, webRoot: WEB_ROOT, runJobs: true, env, ...(database && { databaseUrl: database.url }) });
  if (demo) await copyDemoFiles(portal.server.services.config.dataDir);
  const browser = await launch(camera);
  return {
    portal,
    url: portal.url,
    visit: (options = {}) => visit(browser, portal.url, options),
    mailTo: (email, pick) => mailTo(join(portal.server.services.config.dataDir, 'outbox'), email, pick),
    async close() {
      await browser.close();
      await portal.close();
      await database?.drop();
    },
  };
}

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
const FAKE_CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** The Chromium that comes with the packages, or the one of MESRA_CHROMIUM. */
async function launch(camera: string | undefined): Promise<Browser> {
  return playwright.launch({
    executablePath: process.env['MESRA_CHROMIUM'] ?? (await chromium.executablePath()),
    args: [...FLAGS, ...(camera ? [...FAKE_CAMERA, `--use-file-for-fake-video-capture=${camera}`] : [])],
  });
}

async function visit(browser: Browser, baseURL: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: DESKTOP,
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return openTab(context);
}

const open = new Set<Page>();

/** What a page would do by itself after `from` to `to` milliseconds it does after ten minutes: longer than a busy machine needs. */
export const hold = (page: Page, from: number, to = from) =>
  page.addInitScript(`{
    const wait = window.setTimeout.bind(window);
    window.setTimeout = (work, ms, ...more) => wait(work, ms >= ${from} && ms <= ${to} ? 600_000 : ms, ...more);
  }`);

/** One tab more of a person, at the same device. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(HEAR);
  pressSurely(page);
  listenTo(page);
  open.add(page);
  page.once('close', () => open.delete(page));
  return page;
}

/** Shows what stands on every screen, and what their consoles said. */
export async function showScreens(name: string): Promise<void> {
  for (const [index, page] of [...open].entries()) {
    console.log([`${name} ${index}: ${page.url()}`, ...(complaints.get(page) ?? [])].join('\n'));
    await keepPicture(page, `failed-${name}-${index}`).catch(() => undefined);
  }
}

const complaints = new WeakMap<Page, string[]>();
const underway = new WeakMap<Page, Set<Request>>();
const WORKER_SCRIPT = /worker-[^/]*\.js$/;

function listenTo(page: Page): void {
  const received: string[] = [];
  complaints.set(page, received);
  const place = () => new URL(page.url()).pathname;
  page.on('console', (message) => {
    if (message.type() === 'error') received.push(`${place()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => received.push(`${place()}: ${error.stack ?? error.message}`));
  const asked = new Set<Request>();
  underway.set(page, asked);
  // A thread that ends before its script is there: the browser tells neither that the script came nor that it failed.
  page.on('request', (request) => WORKER_SCRIPT.test(request.url()) || asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  // What was asked for the page before is nobody's any more.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && asked.clear());
}

/** What the console has complained about so far, with the page where it happened; it begins anew. */
export const forgetConsoleErrors = (page: Page): string[] => complaints.get(page)?.splice(0) ?? [];

/** @param allowed complaints that belong to the journey, such as a refused form. */
export function expectNoConsoleErrors(page: Page, allowed?: RegExp): void {
  expect(forgetConsoleErrors(page).filter((line) => !allowed?.test(line))).toEqual([]);
}

/** Signs in through the form; the demo's password for its accounts, that of the tests for everybody else. */
export async function signIn(page: Page, email: string, password = email.endsWith('@demo.my') ? DEMO_PASSWORD : TEST_PASSWORD): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: /^(Email|E-mel)$/ }).fill(email);
  await page.getByLabel(/^(Password|Kata laluan)$/).fill(password);
  await page.getByRole('button', { name: /^(Sign in|Log masuk)$/ }).click();
  await page.getByRole('button', { name: /^(Account and notifications|Akaun dan pemberitahuan)/ }).waitFor();
}

/** Waits until the page has drawn what it fetched: the portal says that it rests, and no file of it is on its way. */
export async function settle(page: Page): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  const waitsFor = () => [...(underway.get(page) ?? [])].map((request) => request.url());
  do {
    const busy = await Promise.race([page.evaluate<string | null>(AT_REST), sleep(2 * PATIENCE_MS, 'a page that does not answer', { ref: false })]);
    if (busy !== null || Date.now() > until) throw new Error(`${page.url()} finds no rest: ${busy ?? waitsFor().join(', ')}`);
  } while (waitsFor().length > 0);
}

const WORKER_SERVES = `navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ? true
  : new Promise((next) => navigator.serviceWorker.addEventListener('controllerchange', () => next(true), { once: true })))`;

/** Waits until the worker of the portal serves this page. One that missed a file while it was installed is installed by the next load. A script of the page is text. */
export async function workerReady(page: Page): Promise<void> {
  const serves = () => Promise.race([page.evaluate<boolean>(WORKER_SERVES).catch(() => false), sleep(PATIENCE_MS, false, { ref: false })]);
  if (await serves()) return;
  await page.reload();
  await settle(page);
  if (!(await serves())) throw new Error(`No worker serves ${page.url()}`);
}

/** Goes to an address as a link of the portal would: a load by its address reads the whole portal anew. The first page is loaded. */
export async function follow(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).protocol.startsWith('http')) await page.evaluate(`history.pushState(null, '', ${JSON.stringify(address)})`);
  else await page.goto(address);
}

// Scripts of the page are text: the types of a browser are not those of the tests' side.
/** How much wider a page is than its window. */
export const pixelsTooWide = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** Language that the document declares. */
export const languageOf = (page: Page) => page.evaluate<string>('document.documentElement.lang');

/** A page must be as wide as its window: nothing to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await pixelsTooWide(page), page.url()).toBeLessThanOrEqual(0);
}

/** Keeps a picture for people to look at, where pictures are asked for. */
export async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES) await keepPicture(page, name);
}

async function keepPicture(page: Page, name: string): Promise<void> {
  await mkdir(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), animations: 'disabled' });
}

/** A screen at rest as anybody may find it: nothing to scroll sideways, nothing that axe finds; kept as a picture. */
export async function look(page: Page, name: string): Promise<void> {
  await settle(page);
  await expectNoSidewaysScroll(page);
  await checkAxe(page);
  await picture(page, name);
}

/** Left navigation of the shell. */
export const navigation = (page: Page) => page.getByRole('navigation', { name: /^(Navigation|Navigasi)$/ });

/**
 * The popup after a successful write: waits until it was said, and sends it away unless it has gone by itself meanwhile.
 * Pressed by the page itself: a pointer would stay on what is said next and hold it there.
 */
export async function dismiss(page: Page): Promise<void> {
  const popup = page.getByRole('status', { name: /^(Done|Selesai)$/ });
  // What a document said that was loaded anew since is lost; what was done is looked at by the journey itself.
  const isSaid = () => page.evaluate<boolean>('window.said > window.answered').catch(() => false);
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && !(await isSaid());) await sleep(100);
  await expect.poll(() => page.evaluate(PRESS_OKAY).then(() => popup.count())).toBe(0);
}

/** Sends away what is said in the corner; it would go by itself after some seconds. */
export const closeNotes = (page: Page) =>
  page.evaluate(`document.querySelectorAll(':is([role="status"], [role="alert"])[data-kind] button').forEach((button) => button.click())`);
