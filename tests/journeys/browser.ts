/**
 * A portal with its built web and a browser to visit it, for journeys. Each file opens one browser; people are
 * contexts of it, so that they share nothing.
 */
import { AxeBuilder } from '@axe-core/playwright';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '#app/server/build-web.ts';
import { TEST_PASSWORD } from '#app/server/testing/people.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { DEMO_PASSWORD } from '#modules/identity/server/demo/demo-accounts.ts';
import { copyDemoDatabase } from './demo-database.ts';

const WEB_ROOT = fileURLToPath(new URL('../../dist/web', import.meta.url));
const SCREENSHOTS = fileURLToPath(new URL('../screenshots', import.meta.url));

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** How long anything may take to appear; a journey waits for what it sees, never for a time. */
export const PATIENCE_MS = 30_000;

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
}

/** Builds the web where needed, opens a portal with running jobs on the system's clock, and a browser. */
export async function openPortalInBrowser({ demo = true, env = {} }: BrowserPortalOptions = {}): Promise<BrowserPortal> {
  await buildWeb({ print: () => undefined });
  const database = demo ? await copyDemoDatabase() : null;
  const portal = await openTestPortal({ at: 'now', webRoot: WEB_ROOT, runJobs: true, env, ...(database && { databaseUrl: database.url }) });
  const browser = await launch();
  return {
    portal,
    url: portal.url,
    visit: (options = {}) => visit(browser, portal.url, options),
    mailTo: (email, pick) => mailTo(join(portal.server.house.config.dataDir, 'outbox'), email, pick),
    async close() {
      await browser.close();
      await portal.close();
      await database?.drop();
    },
  };
}

/** The Chromium that comes with the packages, or the one of MESRA_CHROMIUM. */
async function launch(): Promise<Browser> {
  return playwright.launch({
    executablePath: process.env['MESRA_CHROMIUM'] ?? (await chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
}

async function visit(browser: Browser, baseURL: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: DESKTOP, locale: 'en-MY', timezoneId: 'Asia/Kuala_Lumpur', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  listenTo(context);
  const page = await context.newPage();
  open.add(page);
  page.once('close', () => open.delete(page));
  return page;
}

const open = new Set<Page>();

// What stood on the screens of a journey that failed, and what their consoles said.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const name = task.name.replaceAll(/\W+/g, '-').slice(0, 50);
  for (const [index, page] of [...open].entries()) {
    console.log([`${name} ${index}: ${page.url()}`, ...(complaints.get(page.context()) ?? [])].join('\n'));
    await picture(page, `failed-${name}-${index}`).catch(() => undefined);
  }
});

const complaints = new WeakMap<BrowserContext, string[]>();

function listenTo(context: BrowserContext): void {
  const heard: string[] = [];
  complaints.set(context, heard);
  const place = (page: Page | null) => (page ? new URL(page.url()).pathname : '');
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${place(message.page())}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => heard.push(`${place(error.page())}: ${error.error().stack ?? error.error().message}`));
}

/** What the console has complained about so far, with the page where it happened; it begins anew. */
export const forgetConsoleErrors = (page: Page): string[] => complaints.get(page.context())?.splice(0) ?? [];

/** @param allowed complaints that belong to the journey, such as a refused form. */
export function expectNoConsoleErrors(page: Page, allowed?: RegExp): void {
  expect(forgetConsoleErrors(page).filter((line) => !allowed?.test(line))).toEqual([]);
}

/** Signs in through the form; the demo's password for its accounts, that of the tests for everybody else. */
export async function signIn(page: Page, email: string, password = email.endsWith('@demo.my') ? DEMO_PASSWORD : TEST_PASSWORD): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: /^(Email|E-mel)$/ }).fill(email);
  await page.getByLabel(/^(Password|Kata laluan)$/).fill(password);
  await page.getByRole('button', { name: /^(Log in|Log masuk)$/ }).click();
  await page.getByRole('button', { name: /^(Account and notifications|Akaun dan pemberitahuan)/ }).waitFor();
}

/** Waits until the page has drawn what it fetched: no request under way, no placeholder, nothing in motion. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('.mantine-Skeleton-root, .mantine-Loader-root, [aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(`Promise.allSettled(
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished)
  ).then(() => null)`);
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA (or some rules alone), one line for each element. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode judges in the page itself; without it each judgement opens a page more. The portal has no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(RULES)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()));
}

export async function checkAxe(page: Page): Promise<void> {
  expect(await axeFindings(page), new URL(page.url()).pathname).toEqual([]);
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

/** Keeps a picture for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  await mkdir(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), animations: 'disabled' });
}

/** Left navigation of the shell. */
export const navigation = (page: Page) => page.getByRole('navigation', { name: /^(Navigation|Navigasi)$/ });

/** The popup after a successful write: waits for it and sends it away. */
export async function dismiss(page: Page): Promise<void> {
  const popup = page.getByRole('status', { name: /^(Done|Selesai)$/ });
  await popup.getByRole('button', { name: /^(Okay|Okey)$/ }).click();
  await popup.waitFor({ state: 'detached' });
}

async function mailTo(outbox: string, email: string, pick: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(`${email}.txt`)).sort();
        const newest = names.at(-1);
        found = newest && pick.exec(await readFile(join(outbox, newest), 'utf8'))?.[1];
        return found;
      },
      { timeout: PATIENCE_MS, interval: 100 },
    )
    .toBeTruthy();
  return found as string;
}
