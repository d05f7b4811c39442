/** Who may import whom (docs/architecture.md). A rule exists when this fails on it. */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ARCHITECTURE, isTest, ROOT, SOURCES, type SourceFile } from './source-files.ts';

const names = Object.keys(ARCHITECTURE);
const room = (path: string) => /^src\/(?:platform|app|modules\/[^/]+)\/(contract|server|web)\//.exec(path)?.[1];
const moduleOf = (path: string) => /^src\/modules\/([^/]+)\//.exec(path)?.[1];
const isDemo = (path: string) => path.includes('/server/demo/');
const isOurs = (to: string) => to.startsWith('src/');
const isNode = (to: string) => to.startsWith('node:') || builtinModules.includes(to);
const CONTRACT_PACKAGES = new Set(['zod', 'dayjs']);

/** Every import that breaks the rule, as `from → to`. */
function breaches(rule: (file: SourceFile, to: string) => boolean, files = SOURCES): string[] {
  return files.flatMap((file) => file.imports.filter(({ to }) => rule(file, to)).map(({ to }) => `${file.path} → ${to}`));
}
const code = SOURCES.filter(({ path }) => !isTest(path));

test('the list of modules has no circles and names every folder', () => {
  names.forEach((name, index) => {
    for (const asked of ARCHITECTURE[name] ?? []) expect(names.slice(0, index), `${name} may ask only modules above it`).toContain(asked);
  });
  expect(readdirSync(join(ROOT, 'src/modules')).sort()).toEqual([...names].sort());
});

test('nobody imports app', () => {
  const allowed = (file: SourceFile, to: string) => file.path.startsWith('src/app/') || (/\.test\.tsx?$/.test(file.path) && to.includes('/testing/'));
  expect(breaches((file, to) => to.startsWith('src/app/') && !allowed(file, to))).toEqual([]);
});

test('platform knows no module', () => {
  expect(breaches((file, to) => file.path.startsWith('src/platform/') && to.startsWith('src/modules/'), code)).toEqual([]);
});

test('contract is pure', () => {
  const pure = (to: string) => (isOurs(to) ? room(to) === 'contract' : CONTRACT_PACKAGES.has(to.split('/')[0] as string));
  expect(breaches((file, to) => room(file.path) === 'contract' && !pure(to), code)).toEqual([]);
});

test('server and web never meet', () => {
  expect(breaches((file, to) => room(file.path) === 'server' && (room(to) === 'web' || /^react(-dom)?$/.test(to)))).toEqual([]);
  expect(breaches((file, to) => room(file.path) === 'web' && (room(to) === 'server' || isNode(to)), code)).toEqual([]);
});

test('neighbours are declared and knock on the public door', () => {
  const foreign = (file: SourceFile, to: string) => {
    const [own, other] = [moduleOf(file.path), moduleOf(to)];
    if (!own || !other || own === other) return false;
    if (!(ARCHITECTURE[own] ?? []).includes(other)) return true;
    // What one module put into the demo, another may go on from.
    if (isDemo(file.path) && isDemo(to)) return false;
    return room(to) !== 'contract' && !/\/(server\/public\.ts|web\/public\.tsx)$/.test(to);
  };
  expect(breaches(foreign, code)).toEqual([]);
});

test('app imports modules through their entries only', () => {
  const entry =
    /\/(server\/[^/]+\.module\.ts|web\/[^/]+\.module\.tsx|contract\/[^/]+\.manifest\.ts|(server|web)\/public\.tsx?|server\/actor-source\.ts|server\/demo\/[^/]+\.ts|contract\/[^/]+\.(endpoints|schema|messages)\.ts)$/;
  expect(breaches((file, to) => file.path.startsWith('src/app/') && to.startsWith('src/modules/') && !entry.test(to), code)).toEqual([]);
});

test('threads of the server start in one place, which knows what an installed package wants', () => {
  const opening = code.filter(({ path }) => room(path) === 'server' && /\bnew Worker\(/.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(opening.map(({ path }) => path)).toEqual(['src/platform/server/process/open-thread.ts']);
});

test('product code never imports tests', () => {
  expect(breaches((file, to) => isOurs(to) && isTest(to) && !isTest(file.path))).toEqual([]);
});

test('every import of ours exists', () => {
  const known = new Set(SOURCES.map(({ path }) => path));
  expect(breaches((_file, to) => isOurs(to) && /\.tsx?$/.test(to) && !known.has(to))).toEqual([]);
});

test('a neighbour that is declared is asked', () => {
  const asked = new Set(code.flatMap((file) => file.imports.map(({ to }) => `${moduleOf(file.path)} → ${moduleOf(to)}`)));
  const declared = names.flatMap((own) => (ARCHITECTURE[own] ?? []).map((other) => `${own} → ${other}`));
  expect(declared.filter((pair) => !asked.has(pair))).toEqual([]);
});

/** One way round for each group of files that lead back to themselves, as `a → b → a`. */
function circlesOf(ways: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const walk = (path: string, way: readonly string[]): string[] => {
    const from = way.indexOf(path);
    if (from >= 0) return [[...way.slice(from), path].join(' → ')];
    if (done.has(path)) return [];
    const found = (ways.get(path) ?? []).flatMap((to) => walk(to, [...way, path]));
    done.add(path);
    return found;
  };
  return [...ways.keys()].flatMap((path) => walk(path, []));
}

test('no imports go in a circle, those of types and those that load later included', () => {
  const circle = { a: ['b', 'c'], b: ['c'], c: ['b'] };
  expect(circlesOf(new Map(Object.entries(circle)))).toEqual(['b → c → b']);
  const ways = new Map(SOURCES.map(({ path, imports }) => [path, imports.map(({ to }) => to).filter(isOurs)] as const));
  expect(circlesOf(ways)).toEqual([]);
});
