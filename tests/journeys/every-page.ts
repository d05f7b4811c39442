/**
 * Every page of the manifests, opened by those who may. In English each is reached from the page before and judged by all rules
 * of axe; in Malay it is loaded by its address, and the files it asks for are counted. Both: title, language, width of a phone,
 * console. An employee opens what the owner may not. `npm run test:all` does everything for everybody in both languages, at all
 * widths, light and dark.
 */
import type { Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { say, type Locale } from '#platform/contract/messages.ts';
import { documentTitle } from '#platform/contract/navigation.ts';
import { ERROR_MESSAGES } from '#app/web/errors/errors.messages.ts';
import { axeFindings } from './axe.ts';
import {
  DESKTOP,
  follow,
  FULL_MATRIX,
  forgetConsoleErrors,
  languageOf,
  openPortalInBrowser,
  openTab,
  PHONE,
  picture,
  pixelsTooWide,
  settle,
  signIn,
  type BrowserPortal,
} from './browser.ts';
import { companyCalled, OTHER_COMPANIES, PAGES, rememberCompany, viewerOf, visitsOf, type Visit } from './visits.ts';

/** The limit grows with the portal: so long for each of its pages. */
const LIMIT = { timeout: PAGES.size * 20_000 };

/** Pages headed by the name of a person or of the company, by a month, by a greeting, or by what a guest is asked to do. */
const NAMES_SOMEBODY =
  /^\/(?:$|auth\/|admin\/company$|payroll\/manage$|admin\/(?:employee|user)\/view|spm\/(?:project|outlet|promoter)\/view|security-guard\/view)/;

/** Pages of one record: their tab names it. */
const OF_A_RECORD = /^\/(?:admin\/(?:employee|user)|spm\/(?:project|outlet|promoter)|security-guard)\/view/;

/** An address without a page has a page all the same. */
const NOWHERE = { address: '/no/such/page', page: { title: ERROR_MESSAGES.notFound } };

let mesra: BrowserPortal;

/** Device with this language, and a company, chosen before the first page. */
async function deviceOf(locale: Locale, company?: number): Promise<Tab> {
  const localStorage = [{ name: 'mesra.locale', value: JSON.stringify(locale) }, ...(company === undefined ? [] : [rememberCompany(company)])];
  return mesra.visit({ reducedMotion: 'reduce', storageState: { cookies: [], origins: [{ origin: mesra.url, localStorage }] } });
}

/** A page judged by its looks, too: this language has all rules of axe. */
const isLookedAt = (locale: Locale) => FULL_MATRIX || locale === 'en';
/** A page loaded by its address: that costs as much as to judge it, and the page judged is the same. */
const isLoaded = (locale: Locale) => FULL_MATRIX || locale === 'ms';
const WIDTHS = FULL_MATRIX ? [1024, 768, PHONE.width] : [PHONE.width];
/** A browser asks for six files at a time; each round costs a slow line 150 ms (docs/decisions/0030-files-of-the-portal.md). */
const MOST_SCRIPTS = 28;
/** The tab of a record has its name a moment after the page has its data. */
const NAMED_MS = 15_000;
const SCRIPTS = `new Set(performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))).size`;

/** The title once it names a record. It is asked for from here: the page's policy lets no text be made a function there. */
async function namedTitle(tab: Tab): Promise<string> {
  const until = Date.now() + NAMED_MS;
  let title = await tab.title();
  for (; !title.includes(' · ') && Date.now() < until; title = await tab.title()) await sleep(50);
  return title;
}

/** So many pages are open side by side. */
const TABS = 3;

/** Loads an address, or goes there as a link would. */
async function open(tab: Tab, address: string, locale: Locale): Promise<void> {
  await (isLoaded(locale) ? tab.goto(address) : follow(tab, address));
  await settle(tab);
}

/** What axe finds, light and, where everything is looked at, dark. */
async function looks(tab: Tab, name: string): Promise<string[]> {
  const wrong = await axeFindings(tab);
  await picture(tab, `${name}-light`);
  if (!FULL_MATRIX) return wrong;
  await tab.emulateMedia({ colorScheme: 'dark' });
  await tab.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await settle(tab);
  wrong.push(...(await axeFindings(tab, ['color-contrast'])).map((line) => `dark ${line}`));
  await picture(tab, `${name}-dark`);
  await tab.emulateMedia({ colorScheme: 'light' });
  return wrong;
}

/** Too many files for a page that was loaded by its address, with what loads ahead once somebody is at it. */
async function tooManyScripts(tab: Tab): Promise<string[]> {
  await tab.mouse.move(3, 300);
  await tab.mouse.move(4, 320);
  await settle(tab);
  const scripts = await tab.evaluate<number>(SCRIPTS);
  if (scripts <= MOST_SCRIPTS) return [];
  return [
    `asks for ${scripts} files of script, at most ${MOST_SCRIPTS}: load what opens later by lazyDrawer or later, what is drawn with the page by lazy; if that is so, see MOST_FILES of tools/chunks.ts`,
  ];
}

/** What is wrong with one page in one language. */
async function evaluate(tab: Tab, { address, page }: Visit, locale: Locale, who: string): Promise<string[]> {
  await tab.setViewportSize(DESKTOP);
  await open(tab, address, locale);
  const path = address.split('?')[0] as string;
  const name = `${who}${path.replaceAll('/', '_')}-${locale}`;
  const wrong: string[] = [];
  const at = new URL(tab.url()).pathname;
  if (at !== path) wrong.push(`led to ${at}`);
  const title = OF_A_RECORD.test(path) ? await namedTitle(tab) : await tab.title();
  const lang = await languageOf(tab);
  const h1 = (await tab.locator('h1').first().textContent())?.trim() ?? '';
  // A record's tab says whose it is.
  const [shown, part] = title.split(' · ');
  const called =
    part && OF_A_RECORD.test(path) && h1.startsWith(shown!)
      ? `${shown} · ${say(page.tabTitle ?? page.title, locale)}`
      : say(page.heading ?? page.title, locale);
  if (title !== documentTitle(called) || (OF_A_RECORD.test(path) && !part)) wrong.push(`title '${title}'`);
  if (!NAMES_SOMEBODY.test(path) && h1 !== say(page.heading ?? page.title, locale)) wrong.push(`heading '${h1}'`);
  if (lang !== `${locale}-MY`) wrong.push(`lang ${lang}`);
  if (isLoaded(locale)) wrong.push(...(await tooManyScripts(tab)));
  if (isLookedAt(locale)) wrong.push(...(await looks(tab, name)));
  for (const width of WIDTHS) {
    if (tab.viewportSize()?.width !== width) {
      await tab.setViewportSize({ ...PHONE, width });
      await settle(tab);
    }
    const over = await pixelsTooWide(tab);
    if (over > 0) wrong.push(`${over} pixels wider than a window of ${width}`);
  }
  await picture(tab, `${name}-phone`);
  wrong.push(...forgetConsoleErrors(tab));
  return wrong.map((line) => `${address} ${locale}: ${line}`);
}

/** Judges pages in several tabs of a device; each takes the next page that nobody has taken. */
async function evaluateAll(device: Tab, visits: readonly Visit[], locale: Locale, who: string): Promise<string[]> {
  const waiting = [...visits];
  const found: string[] = [];
  const work = async (tab: Tab) => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) found.push(...(await evaluate(tab, visit, locale, who)));
  };
  const more = await Promise.all(Array.from({ length: TABS - 1 }, () => openTab(device.context())));
  await Promise.all([device, ...more].map(work));
  await device.context().close();
  return found;
}

/** @param chosen which of the pages that the person may open. */
async function sweep(email: string, who: string, locale: Locale, chosen: (page: Visit) => boolean, company?: number): Promise<readonly Visit[]> {
  const device = await deviceOf(locale, company);
  await signIn(device, email);
  const visits = (await visitsOf(mesra.portal, await viewerOf(mesra.portal, device, company))).filter(chosen);
  expect(await evaluateAll(device, visits, locale, who)).toEqual([]);
  return visits;
}

/** The tests of one language; each has a portal of its own, so that two run side by side. */
export function everyPageStands(locale: Locale): void {
  beforeAll(async () => {
    mesra = await openPortalInBrowser();
  });
  afterAll(() => mesra.close());

  const ownerSaw = new Set<string>();

  it('for an owner', LIMIT, async () => {
    for (const { address } of await sweep('owner@demo.my', 'owner', locale, () => true)) ownerSaw.add(address);
    expect(ownerSaw.size).toBeGreaterThan(30);
  });

  it.each(OTHER_COMPANIES)('for the owner of $company, what the first has not', LIMIT, async ({ email, company, page }) => {
    const paths = new Set([...ownerSaw].map((address) => address.split('?')[0]));
    const isNew = ({ address }: Visit) => !paths.has(address.split('?')[0]);
    const visited = await sweep(email, company.split(' ')[0]!.toLowerCase(), locale, isNew, await companyCalled(mesra.portal, company));
    for (const { address } of visited) ownerSaw.add(address);
    expect(visited.map(({ address }) => address)).toContain(page);
  });

  it('for an employee', LIMIT, async () => {
    // Home is another page for each of them.
    const visited = await sweep('employee@demo.my', 'employee', locale, ({ address }) => FULL_MATRIX || address === '/' || !ownerSaw.has(address));
    expect(visited.length).toBeGreaterThan(0);
  });

  it('for a guest', LIMIT, async () => {
    const visits = [...PAGES]
      .filter(([, page]) => page.audience.includes('guest') || page.audience.includes('all'))
      .filter(([, { kind }]) => kind === 'auth')
      .map(([address, page]) => ({ address, page }));
    expect(visits.length).toBeGreaterThan(3);
    expect(await evaluateAll(await deviceOf(locale), [...visits, NOWHERE], locale, 'guest')).toEqual([]);
  });
}
