import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbedded, type EmbeddedPostgres } from './embedded-postgres.ts';

let folder: string;
let running: EmbeddedPostgres | null;
beforeEach(async () => {
  running = null;
  folder = await mkdtemp(join(tmpdir(), 'mesra embedded-'));
});
afterEach(async () => {
  await running?.stop();
  await rm(folder, { recursive: true, force: true });
});
const start = async (options: { transport?: 'tcp' } = {}) => (running = await startEmbedded({ home: join(folder, 'postgres'), durable: false, ...options }));

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows as unknown[])
    .finally(() => client.end());
}

test('over TCP (where sockets lack) only the password of the data folder opens it', async () => {
  const database = await start({ transport: 'tcp' });
  const url = database.url('postgres');
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect(await ask(url, 'select current_user')).toEqual([{ current_user: 'mesra' }]);
  await expect(ask(url.replace(/:[0-9a-f]{48}@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed');
  expect(url).toContain((await readFile(join(folder, 'postgres.password'), 'utf8')).trim());
});

test('the owner is no superuser, and names sort as people sort', async () => {
  const database = await start();
  await database.createDatabase('people');
  const url = database.url('people');
  expect(await ask(url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false }]);
  expect(await ask(url, `select n from unnest(array['Zul', 'abu', 'Ängel', 'Bala']) n order by n`)).toEqual([
    { n: 'abu' },
    { n: 'Ängel' },
    { n: 'Bala' },
    { n: 'Zul' },
  ]);
  await database.renameDatabase('people', 'folk');
  expect([await database.hasDatabase('people'), await database.hasDatabase('folk')]).toEqual([false, true]);
  await database.dropDatabase('folk');
  expect(await database.hasDatabase('folk')).toBe(false);
});

test('a copy of a folder that is in use starts beside it and takes nothing from it', async () => {
  const database = await start();
  await database.createDatabase('people');
  await cp(join(folder, 'postgres'), join(folder, 'copy'), { recursive: true });
  const copy = await startEmbedded({ home: join(folder, 'copy'), durable: false });
  try {
    for (const each of [database, copy]) expect(await ask(each.url('people'), 'select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    await copy.stop();
  }
});

test('a cluster of another version is refused', async () => {
  await (await start()).stop();
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '15\n');
  await expect(start()).rejects.toThrow('was made by PostgreSQL 15');
});

test('a note to a cluster that is gone is refused, not replaced by an empty database', async () => {
  await writeFile(join(folder, 'postgres.location'), '/nowhere/mesra\n');
  await expect(start()).rejects.toThrow('is gone: /nowhere/mesra');
});

test('a cluster elsewhere is used where the note says', async () => {
  await (await start()).stop();
  const moved = `${folder}-moved`;
  await rename(join(folder, 'postgres'), moved);
  await writeFile(join(folder, 'postgres.location'), `${moved}\n`);
  const database = await start();
  expect([database.folder, database.created]).toEqual([moved, false]);
  await database.stop();
  await rm(moved, { recursive: true });
});

test('what PostgreSQL says of a damaged cluster is passed on in one line', async () => {
  await (await start()).stop();
  await rm(join(folder, 'postgres', 'global'), { recursive: true });
  await expect(start()).rejects.toThrow(/^The embedded database in .* did not start: [^\n]+$/);
});
