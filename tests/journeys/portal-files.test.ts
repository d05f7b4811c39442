/** The files that the built portal comes in: none waits for itself, none is too large, and a list loads no more than its share. */
import { beforeAll, expect, it } from 'vitest';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildWeb } from '#app/server/build-web.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ASSETS = join(ROOT, 'dist/web/assets');
const STATIC_IMPORT = /\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const KB = 1024;
/** Gzipped: the library that draws and what the sign-in page starts with, what stands around every page, the thread that finds faces (loaded by a camera alone), any other file. */
const LIMITS_KB = { react: 70, start: 76, portal: 90, 'face.wasm-worker': 420, other: 60 };
const limitOf = (file: string) => LIMITS_KB[/^(react|start|portal|face\.wasm-worker)-/.exec(file)?.[1] as keyof typeof LIMITS_KB] ?? LIMITS_KB.other;

let scripts: ReadonlyMap<string, string>;
beforeAll(async () => {
  await buildWeb({ print: () => undefined });
  const files = (await readdir(ASSETS)).filter((file) => file.endsWith('.js'));
  scripts = new Map(await Promise.all(files.map(async (file) => [file, await readFile(join(ASSETS, file), 'utf8')] as const)));
});

const importsOf = (file: string) => [...(scripts.get(file) ?? '').matchAll(STATIC_IMPORT)].map(([, other = '']) => other);

/** The way of imports from a file back to itself. */
function circleOf(file: string): readonly string[] | null {
  const ways = [[file]];
  const seen = new Set<string>();
  for (const way of ways)
    for (const next of importsOf(way.at(-1) ?? file)) {
      if (next === file) return [...way, file];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  return null;
}

it('no file imports itself over others: what stands in a circle is undefined when it is first read', () => {
  const circles = [...scripts.keys()].flatMap((file) => circleOf(file)?.join(' -> ') ?? []);
  expect([...scripts.keys()].flatMap(importsOf).length).toBeGreaterThan(scripts.size);
  expect(circles, 'tools/chunk-merge.ts put files together that ask for each other').toEqual([]);
});

it('no file is too large', () => {
  const large = [...scripts]
    .map(([file, code]) => ({ file, size: gzipSync(code, { level: 9 }).length / KB }))
    .filter(({ file, size }) => size > limitOf(file))
    .map(({ file, size }) => `${file}: ${size.toFixed(0)} KB gzipped, at most ${limitOf(file)}`);
  expect(large, 'load what opens later by lazyDrawer or later; `node bench/page-scripts.ts /its/page` shows what weighs').toEqual([]);
});

it('a list adds at most its share to the sign-in page, and no schemas', async () => {
  const bench = promisify(execFile)(process.execPath, ['bench/page-scripts.ts'], { cwd: ROOT });
  const { stdout } = await bench.catch((error: { stdout: string }) => error);
  const rows = stdout.split('\n').filter((line) => line.includes("'/"));
  expect(rows.length).toBeGreaterThan(40);
  expect(
    rows.filter((row) => row.includes("'NO'")),
    'KB gzipped that a page adds; `node bench/page-scripts.ts /its/page` shows which sources weigh: forms, drawers and charts load later (lazyDrawer, later)',
  ).toEqual([]);
});
