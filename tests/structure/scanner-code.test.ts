/** What a phone loads to read codes with its camera: not much, and not before the scanner is opened. */
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { withoutComments } from '../setup/read-sources.ts';
import { isTest, ROOT, SOURCES } from './source-files.ts';

const FOLDER = 'src/platform/web/device/scanner/';
const LIMIT = 430 * 1024;
/** They read codes, or load what does. */
const HEAVY = ['code-scanner.tsx', 'use-code-scanner.ts', 'open-reader.ts', 'code.wasm-worker.ts'].map((name) => FOLDER + name);

test('the code that reads barcodes is at most 430 KB, compressed', async () => {
  const built = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, rolldownOptions: { input: join(ROOT, FOLDER, 'code.wasm-worker.ts') } },
  })) as Rolldown.RolldownOutput;
  const scripts = built.output.filter((file) => file.type === 'chunk');
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const size = [...scripts.map(({ code }) => Buffer.from(code)), wasm].reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0);
  expect(scripts.some(({ code }) => code.includes('EAN13'))).toBe(true);
  expect(size).toBeGreaterThan(wasm.length / 10);
  expect(size).toBeLessThanOrEqual(LIMIT);
});

test('nothing but the scanner itself names its code where it is loaded with a page', () => {
  const named = SOURCES.filter(({ path }) => !isTest(path) && !path.startsWith(FOLDER)).flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(/(\bimport\(\s*)?['"]#platform\/web\/device\/scanner\/([\w.-]+)['"]/g)]
      .filter(([, lazily, file]) => !lazily && HEAVY.includes(FOLDER + file))
      .map(() => path),
  );
  expect(named).toEqual([]);
  // `keep-scanner.ts`, which pages do name, names it lazily too.
  const [keeper] = SOURCES.filter(({ path }) => path === `${FOLDER}keep-scanner.ts`);
  expect([...(keeper?.text ?? '').matchAll(/^import (?!type).*$/gm)]).toEqual([]);
  expect(SOURCES.filter(({ text }) => /from 'zxing-wasm|'zxing-wasm[^']*\?url'/.test(text)).map(({ path }) => path)).toEqual([
    `${FOLDER}code.wasm-worker.ts`,
    `${FOLDER}open-reader.ts`,
  ]);
});
