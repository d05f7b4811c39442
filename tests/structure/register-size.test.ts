/** The register stays a tool that is read in one sitting: who adds to it takes something out, or says in 0021 what it is for. */
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, SOURCES } from './source-files.ts';

/** Lines of each folder, and of the longest file in any. */
const LINES = {
  'src/platform/contract/register': 125,
  'src/platform/server/register': 400,
  'src/platform/server/register/sheet': 145,
  'src/platform/web/register': 300,
};
const LONGEST = 125;

test('the register tool keeps within its lines', () => {
  const files = SOURCES.filter(({ path }) => /^src\/platform\/\w+\/register\//.test(path) && !isTest(path)).map(({ path, text }) => ({
    path,
    lines: text.trimEnd().split('\n').length,
  }));
  const folders = Map.groupBy(files, ({ path }) => dirname(path));
  const sums = [...folders].map(([folder, parts]) => [folder, parts.reduce((sum, { lines }) => sum + lines, 0)] as const);
  expect([...folders.keys()].sort()).toEqual(Object.keys(LINES).sort());
  expect(sums.filter(([folder, lines]) => lines > LINES[folder as keyof typeof LINES])).toEqual([]);
  expect(files.filter(({ lines }) => lines > LONGEST)).toEqual([]);
});
