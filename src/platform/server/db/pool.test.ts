import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { instantText, openPool } from './pool.ts';

let database: TestDatabase;
let pool: ReturnType<typeof openPool>;
beforeAll(async () => {
  database = await createTestDatabase('pool');
  pool = openPool(database.url, { max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('values come out exact: money and dates as text, instants as ISO text, whole numbers as numbers while they are safe', async () => {
  const { rows } = await pool.query(
    `select 1234567890.10::numeric(12,2) as money, date '2026-02-28' as day, 42::bigint as id, 9007199254740993::bigint as huge,
            timestamptz '2026-11-21 13:30:00.123456+08' as at`,
  );
  expect(rows).toEqual([{ money: '1234567890.10', day: '2026-02-28', id: 42, huge: '9007199254740993', at: '2026-11-21T05:30:00.123456Z' }]);
});

test('a statement that the query builder sends as it is written has keys as numbers, too', async () => {
  const { rows } = await drizzle({ client: pool }).execute(sql`select 42::bigint as id`);
  expect(rows).toEqual([{ id: 42 }]);
});

test('connections are the application, never the owner, and give up in time', async () => {
  const { rows } = await pool.query(
    `select current_user, session_user, current_setting('statement_timeout') as statement, current_setting('TimeZone') as zone, current_setting('application_name') as name`,
  );
  expect(rows).toEqual([{ current_user: 'mesra_app', session_user: 'mesra', statement: '30s', zone: 'UTC', name: 'mesra' }]);
});

test('the application cannot become what it is not', async () => {
  await expect(pool.query('set role postgres')).rejects.toThrow('permission denied');
  await expect(pool.query('create table public.mine ()')).rejects.toThrow('permission denied');
  await expect(pool.query('select * from mesra_settings')).rejects.toThrow('permission denied');
});

test('a connection that breaks while idle is reported and replaced', async () => {
  const lost: string[] = [];
  const fragile = openPool(database.url, { max: 1, onLost: (error) => lost.push(error.message) });
  const { rows } = await fragile.query<{ pid: number }>('select pg_backend_pid() as pid');
  const owner = openPool(database.url, { max: 1, role: null });
  await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await expect.poll(() => lost).toHaveLength(1);
  expect((await fragile.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await Promise.all([fragile.end(), owner.end()]);
});

test('behind a pooler a user without its settings is refused, and one with them keeps no statement', async () => {
  const owner = openPool(database.url, { max: 1, role: null });
  const name = `pooler_${new URL(database.url).pathname.slice(-12)}`;
  const address = new URL(database.url);
  address.username = name;
  try {
    await owner.query(`create role ${name} login noinherit`);
    await owner.query(`grant mesra_app, mesra_system to ${name}`);
    const bare = openPool(address.href, { max: 1, pooled: true });
    await expect(bare.query('select 1')).rejects.toThrow(`A connection came as ${name} and not as mesra_app`);
    await bare.end();
    await owner.query(`alter role ${name} set role = 'mesra_app'`);
    const timeless = openPool(address.href, { max: 1, pooled: true });
    await expect(timeless.query('select 1')).rejects.toThrow('no limits of time: set the user up as docs/scale.md says');
    await timeless.end();
    for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout'])
      await owner.query(`alter role ${name} set ${setting} = '30s'`);
    await owner.query(`alter role ${name} set timezone = 'UTC'`);
    await owner.query(`alter role ${name} set datestyle = 'ISO'`);
    const whole = openPool(address.href, { max: 1, pooled: true });
    expect((await whole.query({ name: 'kept', text: 'select current_user, $1::int as n', values: [1] })).rows).toEqual([{ current_user: 'mesra_app', n: 1 }]);
    expect((await whole.query('select from pg_prepared_statements')).rowCount).toBe(0);
    await whole.end();
  } finally {
    await owner.query(`drop role if exists ${name}`);
    await owner.end();
  }
});

test('instantText keeps microseconds', () => {
  expect(instantText('2026-11-21 05:30:00.000001+00')).toBe('2026-11-21T05:30:00.000001Z');
  expect(instantText('2026-11-21 05:30:00+00')).toBe('2026-11-21T05:30:00Z');
});
