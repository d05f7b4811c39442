/** Every icon that a screen or a page of the menu asks for by name is in the set; an unknown name would draw nothing and tell nobody. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, ROOT, SOURCES } from './source-files.ts';

// By path: the types of the web's side are not those of the tests' side.
const { hasIcon } = (await import(/* @vite-ignore */ join(ROOT, 'src/platform/web/ui/icon/icons.tsx'))) as { hasIcon: (key: string) => boolean };

const NAMED = /(?:<Icon\s+name=|\bicon=|\bicon:\s*)["']([^"']+)["']/g;

test('every icon of a screen exists', () => {
  const screens = SOURCES.filter(
    ({ path }) => /^src\/((modules\/[^/]+|platform|app)\/?web\/|modules\/[^/]+\/contract\/[^/]+\.manifest\.ts$)/.test(path) && !isTest(path),
  );
  const named = screens.flatMap(({ path, text }) => [...text.matchAll(NAMED)].map((match) => ({ path, icon: match[1] as string })));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ icon }) => !hasIcon(icon)).map(({ path, icon }) => `${path}: ${icon}`)).toEqual([]);
});
