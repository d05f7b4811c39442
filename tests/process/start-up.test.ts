import { once } from 'node:events';
import { chmod, cp, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { folderForEach } from './folder-for-each.ts';
import { databaseOf, postmasterOf, processesIn, refusal, startPortal } from './portal-process.ts';

const folder = folderForEach();

async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

test('a new data folder (its path has a space) becomes a portal, and ends without a trace', async () => {
  const dataDir = join(folder.path, 'my data');
  const portal = startPortal({ dataDir });
  const url = await portal.ready();
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect((await stat(join(dataDir, 'postgres', 'PG_VERSION'))).isFile()).toBe(true);
  expect(await portal.end('SIGTERM')).toBe(0);
  expect(await processesIn(dataDir)).toEqual([]);
  await expect(stat(join(dataDir, 'mesra.pid'))).rejects.toThrow('ENOENT');
});

test('a second start finds what the first one stored', async () => {
  const first = startPortal({ dataDir: folder.path });
  await first.ready();
  await asOwner(await databaseOf(folder.path), (client) => client.query(`insert into mesra_settings values ('kept', 'yes')`));
  expect(await first.end('SIGINT')).toBe(0);
  const second = startPortal({ dataDir: folder.path });
  await second.ready();
  const { rows } = await asOwner(await databaseOf(folder.path), (client) => client.query(`select value from mesra_settings where key = 'kept'`));
  expect(rows).toEqual([{ value: 'yes' }]);
});

test('the database is durable, private, and reached over no port', async () => {
  await folder.takeUsed();
  await startPortal({ dataDir: folder.path }).ready();
  const url = await databaseOf(folder.path);
  const settings = await asOwner(url, async (client) => {
    const { rows } = await client.query(
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') order by name`,
    );
    return rows;
  });
  expect(settings).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
    { name: 'synchronous_commit', setting: 'on' },
  ]);
  const socketFolder = new URL(url).searchParams.get('host') ?? '';
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder.path, 'postgres'))).mode & 0o777).toBe(0o700);
});

test('an interrupted first start leaves no half: the next one makes the database anew', async () => {
  const cut = startPortal({ dataDir: folder.path });
  await expect.poll(() => postmasterOf(folder.path).catch(() => 0), { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  expect(await cut.end('SIGKILL')).toBeNull();
  const next = startPortal({ dataDir: folder.path });
  expect((await fetch(`${await next.ready()}/api/health`)).status).toBe(200);
});

test('an end asked for during the first start is obeyed, and nothing stays behind', async () => {
  const portal = startPortal({ dataDir: folder.path });
  await expect.poll(() => processesIn(folder.path), { timeout: 60_000, interval: 5 }).not.toEqual([]);
  await portal.end('SIGTERM');
  expect(portal.said()).not.toContain('    at ');
  await expect.poll(() => processesIn(folder.path)).toEqual([]);
  await startPortal({ dataDir: folder.path }).ready();
});

test('a data folder in use is refused', async () => {
  await folder.takeUsed();
  const first = startPortal({ dataDir: folder.path });
  await first.ready();
  const line = await refusal(startPortal({ dataDir: folder.path }));
  expect(line).toContain(`in use by another Mesra (process ${first.child.pid})`);
  expect(line).toContain('MESRA_DATA');
});

test('a port that is taken is refused before anything is made', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const bound = taken.address();
  const port = bound && typeof bound === 'object' ? bound.port : 0;
  const line = await refusal(startPortal({ dataDir: join(folder.path, 'data'), env: { PORT: String(port) } }));
  taken.close();
  expect(line).toContain(`Port ${port} is in use`);
  expect(line).toContain('PORT=');
  await expect(stat(join(folder.path, 'data'))).rejects.toThrow('ENOENT');
});

test('a data folder that cannot be one is refused', async () => {
  const line = await refusal(startPortal({ dataDir: '/dev/null/data' }));
  expect(line).toContain('/dev/null/data');
  expect(line).toContain('MESRA_DATA');
});

test('a folder where the system holds none is refused at once', async () => {
  const line = await refusal(startPortal({ dataDir: '/proc/mesra/data' }));
  expect(line).toContain('The data folder /proc/mesra/data');
});

test('without an address of its own the portal is not opened to other machines', async () => {
  const open = { HOST: '0.0.0.0' };
  await folder.takeUsed();
  const line = await refusal(startPortal({ dataDir: folder.path, env: open }));
  expect(line).toContain('MESRA_URL=https://');
  const portal = startPortal({ dataDir: folder.path, env: { ...open, MESRA_URL: 'https://hr.example.my' } });
  expect(await portal.ready()).toBe('https://hr.example.my');
});

test('a copy of the data folder that lost its owners and its mode starts', async () => {
  const first = startPortal({ dataDir: join(folder.path, 'data') });
  await first.ready();
  await asOwner(await databaseOf(join(folder.path, 'data')), (client) => client.query(`insert into mesra_settings values ('kept', 'yes')`));
  expect(await first.end()).toBe(0);
  // What `cp -r` makes: everything belongs to who copies.
  await cp(join(folder.path, 'data'), join(folder.path, 'copy'), { recursive: true });
  await chmod(join(folder.path, 'copy', 'postgres'), 0o755);
  await startPortal({ dataDir: join(folder.path, 'copy') }).ready();
  const { rows } = await asOwner(await databaseOf(join(folder.path, 'copy')), (client) => client.query(`select value from mesra_settings where key = 'kept'`));
  expect(rows).toEqual([{ value: 'yes' }]);
});

test('a wrong setting is refused by name', async () => {
  expect(await refusal(startPortal({ dataDir: folder.path, env: { PORT: 'many' } }))).toContain('PORT must be a port from 0 to 65535');
});
