import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';

let empty: TestDatabase;
let dir: string;
let owner: pg.Client;

beforeAll(async () => {
  empty = await createTestDatabase('migrate');
  owner = new pg.Client({ connectionString: empty.url });
  await owner.connect();
});
beforeEach(async () => {
  await owner.query('drop schema public cascade; create schema public');
  dir = await mkdtemp(join(tmpdir(), 'mesra-migrations-'));
});
afterEach(() => rm(dir, { recursive: true }));
afterAll(async () => {
  await owner.end();
  await empty.drop();
});

const write = (name: string, sql: string) => writeFile(join(dir, name), sql);
const names = async () => (await owner.query<{ name: string }>('select name from mesra_migrations order by name')).rows.map(({ name }) => name);

test('runs what lacks, in order, once', async () => {
  await write('0002_b.sql', 'insert into t values (2)');
  await write('0001_a.sql', 'create table t (n int)');
  expect(await migrate(empty.url, { dir })).toEqual(['0001_a.sql', '0002_b.sql']);
  expect(await migrate(empty.url, { dir })).toEqual([]);
  await write('0003_c.sql', 'insert into t values (3)');
  expect(await migrate(empty.url, { dir })).toEqual(['0003_c.sql']);
  expect((await owner.query('select n from t order by n')).rows).toEqual([{ n: 2 }, { n: 3 }]);
});

test('numbered ones come before dated ones, and two of one day go by name', async () => {
  await write('20261201_leave_fill.sql', 'insert into t values (3)');
  await write('20261201_claim_create.sql', 'insert into t values (2)');
  await write('0079_a.sql', 'create table t (n int)');
  expect(await migrate(empty.url, { dir })).toEqual(['0079_a.sql', '20261201_claim_create.sql', '20261201_leave_fill.sql']);
  await write('20261130_claim_late.sql', 'insert into t values (4)');
  expect(await migrate(empty.url, { dir })).toEqual(['20261130_claim_late.sql']);
  expect((await owner.query('select n from t')).rows).toEqual([{ n: 2 }, { n: 3 }, { n: 4 }]);
});

test.each(['20261301_claim_create.sql', '20260230_claim_create.sql', '20261201_claim.sql', '1234_claim_create.sql', '20261201-claim.sql'])(
  '%s is no name of a migration',
  async (name) => {
    await write(name, 'select 1');
    await expect(migrate(empty.url, { dir })).rejects.toThrow(`${name} must be named YYYYMMDD_<module>_<what>.sql`);
  },
);

test('several at once: each migration runs once', async () => {
  await write('0001_a.sql', 'create table t (n int); insert into t values (1)');
  const ran = await Promise.all([1, 2, 3, 4].map(() => migrate(empty.url, { dir })));
  expect(ran.flat()).toEqual(['0001_a.sql']);
  expect((await owner.query('select n from t')).rows).toEqual([{ n: 1 }]);
});

test('a migration that fails is undone whole, and the ones before it stay', async () => {
  await write('0001_a.sql', 'create table t (n int)');
  await write('0002_b.sql', 'insert into t values (1); select broken');
  await expect(migrate(empty.url, { dir })).rejects.toThrow(/0002_b\.sql.*column "broken" does not exist.*Nothing of it was kept/);
  expect(await names()).toEqual(['0001_a.sql']);
  expect((await owner.query('select n from t')).rows).toEqual([]);
});

test('an edited migration is refused; line ends alone are no edit', async () => {
  await write('0001_a.sql', 'create table t (n int);\n-- done\n');
  await migrate(empty.url, { dir });
  await write('0001_a.sql', 'create table t (n int);\r\n-- done\r\n');
  expect(await migrate(empty.url, { dir })).toEqual([]);
  await write('0001_a.sql', 'create table t (m int);\n-- done\n');
  await expect(migrate(empty.url, { dir })).rejects.toThrow('0001_a.sql was edited');
});

test('a database of a newer program is refused', async () => {
  await write('0001_a.sql', 'select 1');
  await write('0002_b.sql', 'select 1');
  await migrate(empty.url, { dir });
  await rm(join(dir, '0002_b.sql'));
  await expect(migrate(empty.url, { dir })).rejects.toThrow('belongs to a newer Mesra');
});

test('a number given twice and a wrong name are refused', async () => {
  await write('0001_a.sql', 'select 1');
  await write('0001_b.sql', 'select 1');
  await expect(migrate(empty.url, { dir })).rejects.toThrow('Two migrations have the number 0001');
  await rm(join(dir, '0001_b.sql'));
  await write('2-b.sql', 'select 1');
  await expect(migrate(empty.url, { dir })).rejects.toThrow('2-b.sql must be named');
});
