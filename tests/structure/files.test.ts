/** Names and sizes of files, and words that do not belong in the product. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, ROOT, SOURCES } from './source-files.ts';

/** The first names of migrations were numbers below this. */
const LAST_NUMBERED = '0100';

test('files are kebab-case and say what they are', () => {
  const odd = SOURCES.map(({ path }) => path).filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|d\.ts)$/.test(basename(path)));
  const empty = SOURCES.map(({ path }) => path).filter((path) => /^(index|utils|helpers|common|types|misc)\.tsx?$/.test(basename(path)));
  expect([...odd, ...empty]).toEqual([]);
});

test('no file holds two ideas: at most 250 lines, as the linter and the test of style sheets have it', () => {
  const lines = (text: string) => text.trimEnd().split('\n').length;
  const long = SOURCES.filter(({ path }) => !isTest(path) && !path.includes('/demo/')).filter(({ text }) => lines(text) > 250);
  expect(long.map(({ path, text }) => `${path}: ${lines(text)}`)).toEqual([]);
});

test('no promise stands where a thing should', () => {
  const promise = /\b(TODO|FIXME|XXX)\b|[Nn]ot implemented|[Cc]oming soon|[Ll]orem ipsum/;
  // The words that people choose as passwords are data.
  const isData = (path: string) => path.endsWith('/common-words.params.ts');
  expect(SOURCES.filter(({ path, text }) => !isData(path) && promise.test(text)).map(({ path }) => path)).toEqual([]);
});

test('no check is switched off', () => {
  const off = /oxlint-disable|eslint-disable|@ts-ignore|@ts-expect-error|@ts-nocheck|\.(skip|only|todo)\(/;
  expect(SOURCES.filter(({ text }) => off.test(text)).map(({ path }) => path)).toEqual([]);
});

test('a file that a document names is there', () => {
  const at = (patterns: string[]) => patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).map((path) => path.replaceAll('\\', '/'));
  const documents = at(['*.md', 'docs/**/*.md', 'src/**/*.md']);
  const files = at(['*.{ts,cjs,css}', '{src,tests,tools,bench,migrations}/**/*.{ts,tsx,css,sql}']);
  const named = documents.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|css|sql|cjs))`/g)].map(([, file = '']) => ({ path, file })),
  );
  // The module that the guide makes is there when its own test has made it.
  const isMade = ({ path, file }: { path: string; file: string }) => path === 'docs/add-a-module.md' && /\/visits?[.-]/.test(file);
  expect(documents.length).toBeGreaterThan(10);
  expect(
    named
      .filter((each) => !isMade(each))
      .filter(({ file }) => !files.some((known) => known === file || known.endsWith(`/${file}`)))
      .map(({ path, file }) => `${path}: ${file}`),
  ).toEqual([]);
});

test('a migration is named by its day and the module that owns it; no new one has a number', () => {
  const owners = new Set(['platform', ...readdirSync(join(ROOT, 'src/modules')).map((name) => name.replaceAll('-', '_'))]);
  const files = readdirSync(join(ROOT, 'migrations')).filter((name) => name > LAST_NUMBERED);
  const ownerless = files.filter((name) => ![...owners].some((owner) => name.slice('YYYYMMDD'.length).startsWith(`_${owner}_`)));
  expect(ownerless).toEqual([]);
});

test('a room of more than 25 files, style sheets among them, has a folder for each noun', () => {
  const files = globSync('src/**/*.{ts,tsx,css,json}', { cwd: ROOT }).filter((path) => !isTest(path));
  const rooms = Map.groupBy(files, (path) => dirname(path));
  expect([...rooms].filter(([, room]) => room.length > 25).map(([room, { length }]) => `${room}: ${length}`)).toEqual([]);
});
