/** Names and sizes of files, and words that do not belong in the product. */
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, SOURCES } from './source-files.ts';

const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line)).length;

test('files are kebab-case and say what they are', () => {
  const odd = SOURCES.map(({ path }) => path).filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|d\.ts)$/.test(basename(path)));
  const empty = SOURCES.map(({ path }) => path).filter((path) => /^(index|utils|helpers|common|types|misc)\.tsx?$/.test(basename(path)));
  expect([...odd, ...empty]).toEqual([]);
});

test('no file holds two ideas: at most 300 lines of code', () => {
  const long = SOURCES.filter(({ path }) => !isTest(path) && !path.includes('/demo/')).filter(({ text }) => lines(text) > 300);
  expect(long.map(({ path, text }) => `${path}: ${lines(text)}`)).toEqual([]);
});

test('no promise stands where a thing should', () => {
  const promise = /\b(TODO|FIXME|XXX)\b|not implemented|coming soon|lorem ipsum/i;
  // The words that people choose as passwords are data.
  const isData = (path: string) => path.endsWith('/common-words.params.ts');
  expect(SOURCES.filter(({ path, text }) => !isData(path) && promise.test(text)).map(({ path }) => path)).toEqual([]);
});

test('no check is switched off', () => {
  const off = /oxlint-disable|eslint-disable|@ts-ignore|@ts-expect-error|@ts-nocheck|\.(skip|only|todo)\(/;
  expect(SOURCES.filter(({ text }) => off.test(text)).map(({ path }) => path)).toEqual([]);
});
