/**
 * How statements are sent. Those of one request go side by side through `pipeline` alone; lists of ids travel as one
 * parameter; what outlives a transaction (settings, locks) is not a module's to set; and PostgreSQL keeps few names.
 */
import { expect, test } from 'vitest';
import { preparedNames } from '#platform/server/db/prepared.ts';
import { isTest, SOURCES } from './source-files.ts';

const servers = SOURCES.filter(({ path }) => /^src\/modules\/[^/]+\/server\//.test(path) && !isTest(path));

/** Code without comments, so that a rule may be spoken of. */
const spoken = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** What stands between the brackets that open at `from`. */
function bracketed(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')' && --depth === 0) return text.slice(from + 1, at);
  }
  return text.slice(from + 1);
}

/** Statements need whoever sends them: a race of promises that is handed none of these sends none. */
const SENDER = /\b(?:ctx|tx|db|client|services|past|line|connection)\b/;
const racesIn = (text: string) =>
  [...spoken(text).matchAll(/\bPromise\.(?:all|allSettled|race|any)\(/g)].filter(({ index, 0: opening }) =>
    SENDER.test(bracketed(spoken(text), index + opening.length - 1)),
  ).length;

const OUTLIVES = [
  // `set x` begins a statement; `update t set x` does not.
  /['"`;]\s*set\s+(?!local\b)(?:session\b|role\b|time zone\b|[\w.]+\s*(?:=|to\b))/i,
  /\bset_config\s*\([^)]*,\s*false\s*\)/i,
  /\bpg_(?:try_)?advisory_lock(?:_shared)?\s*\(/i,
];
const outlivesIn = (text: string) => OUTLIVES.some((pattern) => pattern.test(spoken(text)));

/** A subquery, and a list that stands in the code (`[...ACTIVE]`, `['Pending', 'Paid']`), which has one length. */
const ONE_TEXT = /\.select\(|,\s*\[(?:\.\.\.[A-Z_]+|'[^']*'(?:,\s*'[^']*')*)\]\s*,?\s*$/;

/** One parameter for each element: every length is a statement of its own. */
const listsIn = (text: string) =>
  [...spoken(text).matchAll(/\binArray\(/g)].filter(({ index }) => !ONE_TEXT.test(bracketed(spoken(text), index + 'inArray'.length))).length;

test('the rules see what they forbid, and nothing else', () => {
  expect(racesIn('await Promise.all(ids.map((id) => find(ctx, id)))')).toBe(1);
  expect(racesIn('await Promise.all(paths.map((path) => readFile(path)))')).toBe(0);
  expect(racesIn('// never Promise.all(a(ctx))\n/* Promise.all(b(ctx)) */')).toBe(0);
  for (const text of ["query('set role mesra_system')", '`SET app.company_id = 1`', "`begin; set timezone to 'UTC'`", '`select pg_advisory_lock($1)`'])
    expect(outlivesIn(text), text).toBe(true);
  for (const text of ['`update t set x = 1`', "query('SET LOCAL ROLE x')", '`select pg_advisory_xact_lock($1)`', '.set({ x: 1 })', '`update t\n set x = 1`'])
    expect(outlivesIn(text), text).toBe(false);
  expect(listsIn('and(inArray(t.id, [...ids]), inArray(t.id, ctx.db.select({ id: e.id }).from(e)))')).toBe(1);
  expect(listsIn("inArray(t.id, [first, second]) || inArray(t.status, [...LIVE]) || inArray(t.status, ['Pending', 'Paid'])")).toBe(1);
  expect(servers.length).toBeGreaterThan(300);
});

test('modules send statements side by side through `pipeline` alone', () => {
  expect(servers.filter(({ text }) => racesIn(text) > 0).map(({ path }) => path)).toEqual([]);
});

test('modules set nothing and lock nothing beyond their transaction', () => {
  expect(servers.filter(({ text }) => outlivesIn(text)).map(({ path }) => path)).toEqual([]);
});

test('ids travel as one parameter', () => {
  const spelled = SOURCES.filter(({ path, text }) => path.includes('/server/') && !isTest(path) && listsIn(text) > 0);
  expect(spelled.map(({ path }) => path)).toEqual([]);
});

test('PostgreSQL keeps at most 300 names; a second statement of one name is refused when the server starts', async () => {
  await import('#app/server/modules.ts');
  const names = [...preparedNames()];
  expect(names.length).toBeGreaterThan(60);
  expect(names.length).toBeLessThanOrEqual(300);
  expect(names.filter((name) => !/^[a-z-]+\.[a-z_.-]+$/.test(name))).toEqual([]);
});
