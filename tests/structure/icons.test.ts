/** Every icon that a screen asks for by name is in the set; an unknown name would draw nothing and tell nobody. */
import { expect, test } from 'vitest';
import { ACTION_ICONS } from '#platform/web/ui/action-icons.ts';
import { MENU_ICONS } from '#platform/web/ui/menu-icons.ts';
import { isTest, SOURCES } from './source-files.ts';

const NAMED = /(?:<Icon\s+name=|\bicon=|\bicon:\s*)["']([^"']+)["']/g;

test('every icon of a screen exists', () => {
  const screens = SOURCES.filter(({ path }) => /^src\/(modules\/\w+|platform|app)\/?web\//.test(path) && !isTest(path));
  const named = screens.flatMap(({ path, text }) => [...text.matchAll(NAMED)].map((match) => ({ path, icon: match[1] as string })));
  expect(named.length).toBeGreaterThan(100);
  expect(
    named.filter(({ icon }) => !Object.hasOwn(MENU_ICONS, icon) && !Object.hasOwn(ACTION_ICONS, icon)).map(({ path, icon }) => `${path}: ${icon}`),
  ).toEqual([]);
});
