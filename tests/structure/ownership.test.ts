/**
 * Who writes what: a module's server writes its own tables only, its demo too; what belongs to another it writes
 * through a function of the owner. Reading, joining and filtering are free (docs/decisions/0019-writes.md).
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ARCHITECTURE, isTest, ROOT, SOURCES } from './source-files.ts';

const ownerOf = (path: string) => /^src\/(?:modules\/)?([^/]+)\//.exec(path)?.[1] as string;

/** Table → module: whoever declares it for the query builder, else the migration's name. */
const owners = new Map<string, string>();
/** Name in the code → table. */
const symbols = new Map<string, string>();
const modules = Object.keys(ARCHITECTURE);
for (const path of globSync('migrations/*.sql', { cwd: ROOT })) {
  const name = basename(path, '.sql').replace(/^\d+_/, '');
  const owner = modules.find((module) => `${name}_`.startsWith(`${module.replaceAll('-', '_')}_`)) ?? name.split('_')[0] ?? '';
  const sql = readFileSync(join(ROOT, path), 'utf8').replace(/--.*$/gm, '');
  for (const [, table = ''] of sql.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/gi)) owners.set(table, owner);
}
for (const { path, text } of SOURCES.filter((file) => file.path.endsWith('.tables.ts'))) {
  for (const [, symbol = '', table = ''] of text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)) {
    owners.set(table, ownerOf(path));
    symbols.set(symbol, table);
  }
}

const SQL_WRITE = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?"?(\w+)/gi;
const BUILDER_WRITE = /\.(?:insert|update|delete)\((\w+)\)/g;

/** What a file calls its tables: `import { leaves as l }`, `const l = leaves`. */
function namesIn(text: string): ReadonlyMap<string, string> {
  const renamed = [...text.matchAll(/\b(\w+) as (\w+)\b/g)].map(([, symbol = '', name = '']) => [name, symbol] as const);
  const assigned = [...text.matchAll(/\bconst (\w+) = (\w+);/g)].map(([, name = '', symbol = '']) => [name, symbol] as const);
  const own = [...renamed, ...assigned].flatMap(([name, symbol]) => (symbols.has(symbol) ? [[name, symbols.get(symbol) as string] as const] : []));
  return new Map([...symbols, ...own]);
}

const tablesWritten = (text: string): string[] => {
  const names = namesIn(text);
  const built = [...text.matchAll(BUILDER_WRITE)].flatMap(([, name = '']) => names.get(name) ?? []);
  const spelled = [...text.matchAll(SQL_WRITE)].flatMap(([, table = '']) => (owners.has(table) ? table : []));
  return [...new Set([...built, ...spelled])];
};

const servers = SOURCES.filter(({ path }) => /^src\/modules\/[^/]+\/server\//.test(path) && !isTest(path));

test('writes are found, in both ways of saying them', () => {
  expect(tablesWritten('db.insert(employees).values(x); `update payrolls p set y = 1`; `select from leaves for update of leaves`')).toEqual([
    'employees',
    'payrolls',
  ]);
  expect(tablesWritten("import { leaves as l } from './leave.tables.ts'; db.delete(l)")).toEqual(['leaves']);
  const writers = new Set(servers.filter(({ text }) => tablesWritten(text).length > 0).map(({ path }) => ownerOf(path)));
  expect(writers.size).toBeGreaterThan(6);
});

test('every table has a module or the platform as its owner', () => {
  const known = new Set(SOURCES.map(({ path }) => ownerOf(path)));
  expect([...owners].filter(([, owner]) => !known.has(owner)).map(([table, owner]) => `${table}: ${owner}`)).toEqual([]);
});

test('no module writes a table that it does not own', () => {
  const foreign = servers.flatMap(({ path, text }) =>
    tablesWritten(text)
      .filter((table) => owners.get(table) !== ownerOf(path))
      .map((table) => `${path} writes ${table} of ${owners.get(table)}`),
  );
  expect(foreign).toEqual([]);
});
