/** The declared tables are the migrated ones; every company table stands behind the wall; every foreign key has an index. */
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '#platform/server/db/pool.ts';
import { createTestDatabase } from '#platform/server/testing/database.ts';
import { ROOT, SOURCES } from './source-files.ts';

let owner: Pool;
let drop: () => Promise<unknown>;
beforeAll(async () => {
  const database = await createTestDatabase('structure');
  owner = openPool(database.url, { role: null, max: 2 });
  drop = database.drop;
});
afterAll(async () => {
  await owner.end();
  await drop();
});

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly type: string;
  readonly nullable: boolean;
}

async function migratedColumns(): Promise<Map<string, Column[]>> {
  const { rows } = await owner.query<Column>(
    `select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped`,
  );
  return Map.groupBy(rows, ({ table_name }) => table_name);
}

/** PostgreSQL's own spelling of a drizzle type. */
function spelled(column: PgColumn): string {
  return column
    .getSQLType()
    .replace(/\b(bigserial|serial8)\b/, 'bigint')
    .replace('timestamp with time zone', 'timestamp with time zone')
    .replace(/numeric\((\d+), (\d+)\)/, 'numeric($1,$2)')
    .replace(/^char\((\d+)\)$/, 'character($1)')
    .replace(/^varchar/, 'character varying');
}

test('every declared table equals the migrated one, column by column', async () => {
  const migrated = await migratedColumns();
  const faults: string[] = [];
  for (const { path } of SOURCES.filter((file) => file.path.endsWith('.tables.ts'))) {
    const module = (await import(/* @vite-ignore */ join(ROOT, path))) as Record<string, unknown>;
    for (const table of Object.values(module).filter((value): value is PgTable => is(value, PgTable))) {
      const name = getTableName(table);
      const columns = new Map((migrated.get(name) ?? []).map((column) => [column.column_name, column]));
      if (columns.size === 0) faults.push(`${path}: no table ${name}`);
      const declared = Object.entries(getTableColumns(table)).map(([key, column]) => ({ name: (column as PgColumn).name || key, column: column as PgColumn }));
      for (const { name: columnName, column } of declared) {
        const found = columns.get(columnName);
        if (!found) faults.push(`${name}.${columnName} is declared but not migrated`);
        else {
          const nullable = !column.notNull && !column.primary;
          const generated = column.generated !== undefined;
          if (spelled(column) !== found.type) faults.push(`${name}.${columnName} is ${spelled(column)}, migrated as ${found.type}`);
          if (nullable !== found.nullable && !generated) faults.push(`${name}.${columnName} ${found.nullable ? 'may' : 'may not'} be null in the database`);
        }
        columns.delete(columnName);
      }
      for (const rest of columns.keys()) faults.push(`${name}.${rest} is migrated but not declared`);
    }
  }
  expect(faults).toEqual([]);
});

test('every table with a company stands behind row-level security, with a policy for the application', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped)
       and not (c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))
       and c.relname <> 'audit_heads'`,
  );
  expect(rows).toEqual([]);
});

test('the application role cannot bypass the wall and owns nothing', async () => {
  const { rows } = await owner.query<{ rolname: string; rolbypassrls: boolean; rolsuper: boolean; owned: number }>(
    `select r.rolname, r.rolbypassrls, r.rolsuper, (select count(*)::int from pg_class c where c.relowner = r.oid) as owned
     from pg_roles r where r.rolname in ('mesra_app', 'mesra_system') order by 1`,
  );
  expect(rows).toEqual(['mesra_app', 'mesra_system'].map((rolname) => ({ rolname, rolbypassrls: false, rolsuper: false, owned: 0 })));
});

test('every foreign key is indexed on the side that refers', async () => {
  const { rows } = await owner.query<{ key: string }>(
    `select c.conrelid::regclass || '.' || string_agg(a.attname, ',' order by k.n) as key
     from pg_constraint c
     cross join lateral unnest(c.conkey) with ordinality as k(attnum, n)
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace
     group by c.oid, c.conrelid, c.conkey
     having not exists (
       select from pg_index i where i.indrelid = c.conrelid and (
         (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
         -- A key with company_id is served by an index on its other column, too.
         or (cardinality(c.conkey) > 1 and (i.indkey::int2[])[0] = c.conkey[cardinality(c.conkey)])
       )
     )
     order by 1`,
  );
  expect(rows.map(({ key }) => key)).toEqual([]);
});
