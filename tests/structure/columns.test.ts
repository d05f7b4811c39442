/** Columns are spelled in one place, and a row's version has one clock: the database's. */
import { expect, test } from 'vitest';
import { isTest, SOURCES } from './source-files.ts';

const servers = SOURCES.filter(({ path }) => path.includes('/server/') && !isTest(path) && !path.includes('/demo/'));

test('a table takes its ids, moments, days and stamps from the platform', () => {
  const own = /^const (?:key|id|ids|ref|day|moment|instant|stamps|bytes|money|ringgit) = \(/m;
  const shape = /\b(?:bigint|timestamp|date|customType)\(/;
  const faults = SOURCES.filter(({ path, text }) => path.endsWith('.tables.ts') && (own.test(text) || shape.test(text)));
  expect(faults.map(({ path }) => path)).toEqual([]);
});

/** What may stand behind `updated_at` where it is written: the moment of the statement, or (nobody edited it) what stood there. */
const WRITTEN = [/\bupdated_at: (?:ctx\.|now\b|new |sql`(?!clock_timestamp\(\)`|\$\{))/, /\bupdated_at = (?!clock_timestamp\(\)|r\.seen|updated_at\b)/];

test('a version is the moment of the statement by the clock of the database', () => {
  const faults = servers.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (WRITTEN.some((pattern) => pattern.test(line)) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(faults).toEqual([]);
});

/** What stands of a column behind its kind, until the next one begins. */
const restOf = (text: string, kind: string) => [...text.matchAll(new RegExp(`kind: '${kind}'((?:(?!\\bkey:).){0,400})`, 'gs'))].map(([, rest = '']) => rest);

test('a list draws amounts and periods itself: a column of money answers a number, one of a period its two days', () => {
  const pages = SOURCES.filter(({ path }) => path.includes('/web/') && path.endsWith('.tsx') && !isTest(path));
  expect(pages.flatMap(({ text }) => restOf(text, 'money')).length).toBeGreaterThan(30);
  const faults = pages.filter(
    ({ text }) =>
      restOf(text, 'money').some((rest) => /value: [^\n]*=>[^\n]*\bformat\w+\(/.test(rest)) ||
      restOf(text, 'period').some((rest) => /value: [^\n]*=> \(\{/.test(rest)),
  );
  expect(faults.map(({ path }) => path)).toEqual([]);
});
