/** Whenever the demo is loaded, nothing of it is said to have happened later: not on the first day of a month, of a pay period, or before office hours. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { localFileStore } from '#platform/server/files/local-file-store.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { createTestDatabase } from '#platform/server/testing/database.ts';
import { loadDemo } from './demo.ts';
import { SERVER_MODULES } from './modules.ts';

const folder = await mkdtemp(join(tmpdir(), 'mesra-demo-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Moments that are planned, due or end something; all others have happened. */
const PLANNED = new Set([
  'due_at',
  'ends_at',
  'starts_at',
  'end_at',
  'start_at',
  'expires_at',
  'renews_at',
  'trial_ends_at',
  'due_back_at',
  'valid_until',
  'window_end_at',
  'over_at',
]);
/** Days on which something happened, and where it did. */
const HAPPENED = [
  ['attendances', 'date', 'true'],
  ['claims', 'submit_date', 'true'],
  ['claims', 'payment_date', `status = 'Paid'`],
  ['claim_items', 'date', 'true'],
  ['leaves', 'apply_date', 'true'],
  ['payment_batches', 'paid_on', 'true'],
  ['payrolls', 'payment_date', `status = 'Paid'`],
  ['sales_payouts', 'paid_on', 'true'],
  ['site_visits', 'date', `status in ('On Going', 'Completed')`],
] as const;

const EACH = { timeout: 180_000 };

test.each([
  ['a Sunday that begins a month, after midnight', '2026-11-01T00:20:00+08:00'],
  ['the first morning of a pay period', '2026-11-26T06:00:00+08:00'],
])('nothing has happened after it: %s', EACH, async (_what, moment) => {
  const database = await createTestDatabase('demo');
  const preparing = openPool(database.url, { max: 1 });
  for (const module of SERVER_MODULES) await module.prepare?.(preparing);
  await preparing.end();
  const pool = openPool(database.url, { role: null, max: 1 });
  try {
    await loadDemo({ url: database.url, print: () => undefined, now: new Date(moment), brief: true, files: localFileStore(folder) });
    const { rows: columns } = await pool.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'`,
    );
    const happened = columns.filter(({ column }) => !PLANNED.has(column));
    expect(happened.length).toBeGreaterThan(200);
    // What the database itself writes down has the time of its own clock: that of the loading, or of the template that the run began with.
    const moments = happened.map(
      ({ table, column }) =>
        `select '${table}.${column}' as place, max("${column}")::text as latest from "${table}" where "${column}" > $1 and "${column}" not between pg_postmaster_start_time() and now()`,
    );
    const days = HAPPENED.map(
      ([table, column, where]) =>
        `select '${table}.${column}', max("${column}")::text from "${table}" where "${column}" > ($1 at time zone 'Asia/Kuala_Lumpur')::date and ${where}`,
    );
    const { rows } = await pool.query<{ place: string; latest: string | null }>(
      `select * from (${[...moments, ...days].join(' union all ')}) s where latest is not null`,
      [new Date(moment)],
    );
    expect(rows).toEqual([]);
  } finally {
    await pool.end();
    await database.drop();
  }
});
