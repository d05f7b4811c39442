/** `docs/add-a-module.md` is true: the module it speaks of is made, each of its changes fits and is applied, and the result compiles. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeModule } from '../../tools/new-module.ts';
import { complaintOf, scratchPortal, typeComplaints } from './scratch-portal.ts';
import { ROOT } from './source-files.ts';

const DAY = '20261201';
const doc = readFileSync(join(ROOT, 'docs/add-a-module.md'), 'utf8');
const changes = [...doc.matchAll(/```diff (\S+)\n([\s\S]*?)```/g)].map(([, path = '', body = '']) => ({
  path: path.replace('{day}', DAY),
  lines: body.trimEnd().split('\n'),
}));
const side = (lines: readonly string[], but: string) =>
  lines
    .filter((line) => !line.startsWith(but))
    .map((line) => line.slice(1))
    .join('\n');
let root: string;

beforeAll(() => {
  root = scratchPortal();
  writeModule(root, 'visit', undefined, DAY);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('it stays short', () => expect(doc.split('\n').length).toBeLessThanOrEqual(120));

test('the files that its table names are written', () => {
  const named = [...doc.matchAll(/`((?:contract|server|web)\/visit[\w./-]*)`/g)].map(([, path]) => `src/modules/visit/${path}`);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('each change fits what is written, and format, lint and types pass after all of them', async () => {
  expect(changes.length).toBeGreaterThan(10);
  for (const { path, lines } of changes) {
    const text = readFileSync(join(root, path), 'utf8');
    const before = side(lines, '+');
    expect(text.split(before), `${path}\n${before}`).toHaveLength(2);
    writeFileSync(
      join(root, path),
      text.replace(before, () => side(lines, '-')),
    );
  }
  const touched = [...new Set(changes.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path)))];
  expect(await complaintOf(root, 'oxfmt', '--check', ...touched)).toBeNull();
  expect(await complaintOf(root, 'oxlint', '--deny-warnings', ...touched)).toBeNull();
  expect(await typeComplaints(root, 'src/modules/visit')).toEqual([null, null]);
  // A busy machine needs its time for two compilers.
}, 120_000);
