/** What `npm run new:module` writes is a module of this house: one folder, the lists, one migration, and every check passes as it is. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeModule } from '../../tools/new-module.ts';
import { ROOT } from './source-files.ts';

const COPIED = [
  'package.json',
  'tsconfig.base.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'architecture.cjs',
  'src/app/server/modules.ts',
  'src/app/web/modules.ts',
];
const NEW = 'src/modules/paper-clip';
let root: string;
let written: string[];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'mesra-module-'));
  for (const path of COPIED) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(root, path));
  }
  for (const path of ['node_modules', 'src/platform']) symlinkSync(join(ROOT, path), join(root, path));
  mkdirSync(join(root, 'src/modules'));
  for (const name of readdirSync(join(ROOT, 'src/modules'))) symlinkSync(join(ROOT, 'src/modules', name), join(root, 'src/modules', name));
  written = writeModule(root, 'paper-clip', undefined, '20261122');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What a tool says that ends badly; null: it ended well. */
const complaintOf = (tool: string, ...args: string[]) =>
  promisify(execFile)(join(ROOT, 'node_modules/.bin', tool), args, { cwd: root }).then(
    () => null,
    (error: unknown) => `${String((error as { stdout?: string }).stdout)}${String((error as { stderr?: string }).stderr)}`,
  );

test('a module is one folder, its entry in the lists, and one migration', () => {
  expect(written.filter((path) => !path.startsWith(`${NEW}/`))).toEqual([
    'migrations/20261122_paper_clip_create.sql',
    'architecture.cjs',
    'src/app/server/modules.ts',
    'src/app/web/modules.ts',
  ]);
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(text('architecture.cjs')).toMatch(/'paper-clip': \['employee'\],\n {2}dashboard/);
  for (const list of ['src/app/server/modules.ts', 'src/app/web/modules.ts']) expect(text(list)).toMatch(/\n {2}paperClipModule,\n\];/);
  expect(() => writeModule(root, 'paper-clip', undefined, '20261123')).toThrow('exists already');
});

test('format and lint pass', async () => {
  expect(await complaintOf('oxfmt', '--check', ...written.filter((path) => /\.(tsx?|cjs|md)$/.test(path)))).toBeNull();
  expect(await complaintOf('oxlint', '--deny-warnings', ...written.filter((path) => /\.tsx?$/.test(path)))).toBeNull();
});

test('types pass in each room', async () => {
  const rooms = {
    server: { lib: ['esnext'], types: ['node'] },
    web: { lib: ['esnext', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', types: ['vite/client'] },
  };
  const complaints = Object.entries(rooms).map(([room, compilerOptions]) => {
    // The manifests say which pages there are.
    const include = [`${NEW}/contract/**/*`, `${NEW}/${room}/**/*`, `src/platform/${room}/**/*.d.ts`, 'src/modules/*/contract/*.manifest.ts'];
    writeFileSync(join(root, `${room}.json`), JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include, exclude: ['**/*.test.ts'] }));
    return complaintOf('tsc', '-p', `${room}.json`);
  });
  expect(await Promise.all(complaints)).toEqual([null, null]);
  // A busy machine needs its time for two compilers.
}, 120_000);
