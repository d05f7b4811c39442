/** Every page of the manifests, opened by those who may: axe, titles, language, colours, console, and width on a phone. */
import type { Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayOpen, pagesOf, type Viewer } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/manifest.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import { documentTitle } from '#platform/contract/navigation.ts';
import { ERROR_MESSAGES } from '#app/web/errors/errors.messages.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';
import {
  axeFindings,
  DESKTOP,
  forgetConsoleErrors,
  languageOf,
  openPortalInBrowser,
  PHONE,
  picture,
  pixelsTooWide,
  settle,
  signIn,
  type BrowserPortal,
} from './browser.ts';

const PAGES = pagesOf(SERVER_MODULES.flatMap(({ manifest }) => manifest ?? []));
const LANGUAGES: readonly Locale[] = ['en', 'ms'];
/** The limit grows with the portal: so long for each of its pages. */
const LIMIT = { timeout: PAGES.size * 20_000 };

/** An address without a page has a page all the same. */
const NOWHERE = { address: '/no/such/page', page: { title: ERROR_MESSAGES.notFound } };

let mesra: BrowserPortal;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
});
afterAll(() => mesra.close());

interface Visit {
  readonly address: string;
  readonly page: Pick<Page, 'title' | 'heading'>;
}

/** Device with this language chosen before the first page. */
async function deviceOf(locale: Locale): Promise<Tab> {
  const localStorage = [{ name: 'mesra.locale', value: JSON.stringify(locale) }];
  return mesra.visit({ reducedMotion: 'reduce', storageState: { cookies: [], origins: [{ origin: mesra.url, localStorage }] } });
}

/** What is wrong with one page in one language, light and dark, wide and narrow. */
async function judge(tab: Tab, { address, page }: Visit, locale: Locale, name: string): Promise<string[]> {
  await tab.setViewportSize(DESKTOP);
  await tab.emulateMedia({ colorScheme: 'light' });
  await tab.goto(address);
  await settle(tab);
  const path = address.split('?')[0] as string;
  const picked = `${name}${path.replaceAll('/', '_')}`;
  const wrong: string[] = [];
  const at = new URL(tab.url()).pathname;
  if (at !== path) wrong.push(`led to ${at}`);
  const [title, lang] = [await tab.title(), await languageOf(tab)];
  if (title !== documentTitle(say(page.heading ?? page.title, locale)) || !title.endsWith(' | HR Management System')) wrong.push(`title '${title}'`);
  if (lang !== `${locale}-MY`) wrong.push(`lang ${lang}`);
  wrong.push(...(await axeFindings(tab)));
  await picture(tab, `${picked}-${locale}-light`);
  await tab.emulateMedia({ colorScheme: 'dark' });
  await tab.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await settle(tab);
  wrong.push(...(await axeFindings(tab, ['color-contrast'])).map((line) => `dark ${line}`));
  await picture(tab, `${picked}-${locale}-dark`);
  await tab.setViewportSize(PHONE);
  await settle(tab);
  const over = await pixelsTooWide(tab);
  if (over > 0) wrong.push(`${over} pixels wider than a phone`);
  await picture(tab, `${picked}-${locale}-phone`);
  wrong.push(...forgetConsoleErrors(tab));
  return wrong.map((line) => `${address} ${locale}: ${line}`);
}

async function judgeAll(tab: Tab, visits: readonly Visit[], locale: Locale, name: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const each of visits) wrong.push(...(await judge(tab, each, locale, name)));
  await tab.context().close();
  return wrong;
}

/** The pages of a member, with a record of the demo where a page shows one. */
async function visitsOf(viewer: Viewer): Promise<Visit[]> {
  const queryOf = async (question: string) => new URLSearchParams((await mesra.portal.owner.query<Record<string, string>>(question)).rows[0]).toString();
  const employee = await queryOf(`select e.id from employees e join users u on u.id = e.user_id where u.email = 'employee@demo.my'`);
  const admin = await queryOf(`select id from users where email = 'finance@demo.my'`);
  const payroll = await queryOf(
    `select p.employee_id, p.start_date::text, p.end_date::text from payrolls p join companies c on c.id = p.company_id
     where c.name like 'Seri Mesra%' and p.status = 'In Process' order by p.id limit 1`,
  );
  const recordOf = (path: string) => (path.startsWith('/admin/user/') ? admin : path.startsWith('/payroll/') ? payroll : employee);
  return [...PAGES]
    .filter(([path, page]) => page.kind !== 'auth' && mayOpen(viewer, PAGES, path))
    .map(([path, page]) => ({ address: page.kind === 'view' ? `${path}?${recordOf(path)}` : path, page }));
}

async function viewerOf(tab: Tab): Promise<Viewer> {
  const token = (await tab.context().cookies()).find(({ name }) => name === 'mesra_token')?.value as string;
  return (await mesra.portal.as(token).get('api/auth/user')).body.data as Viewer;
}

async function sweep(email: string, name: string, languages: readonly Locale[]): Promise<string[]> {
  const found = await Promise.all(
    languages.map(async (locale) => {
      const tab = await deviceOf(locale);
      await signIn(tab, email);
      return judgeAll(tab, await visitsOf(await viewerOf(tab)), locale, name);
    }),
  );
  return found.flat();
}

it('stands for an owner', LIMIT, async () => {
  expect(await sweep('owner@demo.my', 'owner', LANGUAGES)).toEqual([]);
});

it('stands for an employee', LIMIT, async () => {
  expect(await sweep('employee@demo.my', 'employee', LANGUAGES)).toEqual([]);
});

it('stands for a guest', async () => {
  const visits = [...PAGES]
    .filter(([, page]) => page.audience.includes('guest') || page.audience.includes('all'))
    .filter(([, { kind }]) => kind === 'auth')
    .map(([address, page]) => ({ address, page }));
  const found = await Promise.all(LANGUAGES.map(async (locale) => judgeAll(await deviceOf(locale), [...visits, NOWHERE], locale, 'guest')));
  expect(visits.length).toBeGreaterThan(3);
  expect(found.flat()).toEqual([]);
});
