/** The types of the portal know every page: what a manifest declares, it adds to `AppPages`. */
import { expect, test } from 'vitest';
import { join } from 'node:path';
import { pagesOf } from '#platform/contract/access.ts';
import { LOCALES } from '#platform/contract/messages.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { isTest, ROOT, SOURCES } from './source-files.ts';

const PAGES = [...pagesOf(SERVER_MODULES.flatMap(({ manifest }) => manifest ?? []))];

test('every manifest with pages adds them to the types of the house', async () => {
  const faults: string[] = [];
  for (const { path, text } of SOURCES.filter((file) => file.path.endsWith('.manifest.ts'))) {
    const module = (await import(/* @vite-ignore */ join(ROOT, path))) as Record<string, { readonly pages?: object }>;
    for (const [name, { pages }] of Object.entries(module))
      if (pages && Object.keys(pages).length > 0 && !text.includes(`interface AppPages extends ActionsOf<typeof ${name}> {}`)) faults.push(`${path}: ${name}`);
  }
  expect(faults).toEqual([]);
});

test('a page or an action that is written out is never data', () => {
  // `activitiesOn` and `useCanDo` are for demands, menus and registers; a text in them would compile however it is spelt.
  const written = /\b(?:actsOn\([^)]*'\/|useCanDo\(\{ page: '\/)/;
  expect(SOURCES.filter(({ path, text }) => !isTest(path) && written.test(text)).map(({ path }) => path)).toEqual([]);
});

test.each(LOCALES)('no two pages are called the same, %s', (locale) => {
  const called = PAGES.map(([path, page]) => ({ path, name: (page.heading ?? page.title)[locale].toLowerCase() }));
  const twice = [...Map.groupBy(called, ({ name }) => name)].filter(([, pages]) => pages.length > 1);
  expect(twice.map(([name, pages]) => `${name}: ${pages.map(({ path }) => path).join(', ')}`)).toEqual([]);
});

test('where rights are granted, every page says what a person can do there', () => {
  const granted = PAGES.filter(
    ([, page]) => page.audience.includes('admin') && page.grantable !== false && page.coveredBy === undefined && page.inherits !== true,
  );
  expect(granted.filter(([, page]) => page.purpose === undefined).map(([path]) => path)).toEqual([]);
});
