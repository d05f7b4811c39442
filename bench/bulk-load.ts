/** Millions of rows of a benchmark: constraints and indexes are built once, when all rows are there. */
import type { Pool, PoolClient } from 'pg';

interface Built {
  readonly drop: string;
  readonly add: string;
}

/** Foreign keys first, from and to the tables; then keys; then what is an index alone. */
const BUILT = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add, position(contype::text in 'fup') as turn
  from pg_constraint where (contype = 'f' and confrelid = any($1::text[]::regclass[])) or (contype in ('f', 'u', 'p') and conrelid = any($1::text[]::regclass[]))
  union all
  select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 4
  from pg_index i where i.indrelid = any($1::text[]::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('u', 'p'))
  order by turn`;

/** In one transaction. @param owner of the tables, not bound by row-level security */
export async function loadInBulk(owner: Pool, tables: readonly string[], work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query(`begin; set local maintenance_work_mem = '512MB'; set local work_mem = '256MB'`);
    const { rows: built } = await client.query<Built>(BUILT, [tables]);
    for (const { drop } of built) await client.query(drop);
    await work(client);
    for (const { add } of built.toReversed()) await client.query(add);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}
