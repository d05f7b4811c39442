/** What `npm run new:module` writes is a module of this house: one folder, the lists, one migration, and every check passes as it is. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { writeModule } from '../../tools/new-module.ts';
import { complaintOf, scratchPortal } from './scratch-portal.ts';

const NEW = 'src/modules/paper-clip';
let root: string;
let written: string[];

beforeAll(() => {
  root = scratchPortal();
  written = writeModule(root, 'paper-clip', undefined, '20261122');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a module is one folder, its entry in the lists, and one migration', () => {
  expect(written.filter((path) => !path.startsWith(`${NEW}/`))).toEqual([
    'migrations/20261122_paper_clip_create.sql',
    'architecture.cjs',
    'docs/architecture.md',
    'docs/rights.md',
    'src/app/server/modules.ts',
    'src/app/web/modules.ts',
  ]);
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(text('architecture.cjs')).toMatch(/'paper-clip': \['employee'\],\n {2}dashboard/);
  for (const list of ['src/app/server/modules.ts', 'src/app/web/modules.ts']) expect(text(list)).toMatch(/\n {2}paperClipModule,\n\];/);
  expect(() => writeModule(root, 'paper-clip', undefined, '20261123')).toThrow('exists already');
});

test('format and lint pass', async () => {
  expect(await complaintOf(root, 'oxfmt', '--check', ...written.filter((path) => /\.(tsx?|cjs|md)$/.test(path)))).toBeNull();
  expect(await complaintOf(root, 'oxlint', '--deny-warnings', ...written.filter((path) => /\.tsx?$/.test(path)))).toBeNull();
});

test('the documents that are held to the code name it', () => {
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(text('docs/architecture.md')).toMatch(/\n {2}paper-clip --> employee\n {2}dashboard\n/);
  expect(text('docs/architecture.md')).toMatch(/\| `auditLabels` \|.*, paper-clip \|\n/);
  const [, area = ''] = /## paper-clips\n([\s\S]*?)\n## payrolls\n/.exec(text('docs/rights.md')) ?? [];
  expect(area.split('\n').filter((line) => line.includes('`api/paper-clips'))).toHaveLength(5);
});

test('the page says what a person can do there, and everyday words are taken from where they are said', () => {
  const text = (path: string) => readFileSync(join(root, NEW, path), 'utf8');
  expect(text('contract/paper-clip.manifest.ts')).toContain('purpose: {');
  const everyday = new Set(Object.values(EVERYDAY).map(({ en, ms }) => `${en} | ${ms}`));
  const outcome = [...text('web/paper-clip.messages.ts').matchAll(/en: '([^']+)', ms: '([^']+)'/g)].map(([, en, ms]) => `${en} | ${ms}`);
  expect(outcome.length).toBeGreaterThan(3);
  expect(outcome.filter((each) => everyday.has(each))).toEqual([]);
});
