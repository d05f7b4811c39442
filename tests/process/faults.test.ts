import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { folderForEach } from './folder-for-each.ts';
import { databaseOf, postmasterOf, processesIn, startPortal, usedFolder } from './portal-process.ts';

const folder = folderForEach(usedFolder);

/** Writes one row after another until told to stop; remembers each that the database acknowledged. */
function writer(url: string): { acknowledged: string[]; stop(): Promise<void> } {
  const acknowledged: string[] = [];
  const end = new AbortController();
  const writing = (async () => {
    let i = 0;
    while (!end.signal.aborted) {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      try {
        await client.connect();
        while (!end.signal.aborted) {
          const key = `row ${i++}`;
          await client.query('insert into mesra_settings (key, value) values ($1, $1)', [key]);
          acknowledged.push(key);
        }
      } catch {
        await sleep(20);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  })();
  return {
    acknowledged,
    stop: () => {
      end.abort();
      return writing;
    },
  };
}

async function storedRows(url: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ key: string }>(`select key from mesra_settings where key like 'row %'`);
  await client.end();
  return new Set(rows.map(({ key }) => key));
}

/** A restart waits for what the killed database left running and writes every file of the folder to a disk that others use. */
const enough = { timeout: 60_000, interval: 10 };

test('kill -9 of PostgreSQL in the middle of writes: it comes back by itself and has every acknowledged row', async () => {
  const portal = startPortal({ dataDir: folder.path });
  const url = await portal.ready();
  const database = await databaseOf(folder.path);
  const writes = writer(database);
  await expect.poll(() => writes.acknowledged.length, enough).toBeGreaterThan(50);
  process.kill(await postmasterOf(folder.path), 'SIGKILL');
  await expect.poll(() => portal.said(), enough).toContain('The embedded database runs again');
  const before = writes.acknowledged.length;
  await expect.poll(() => writes.acknowledged.length, enough).toBeGreaterThan(before + 20);
  await writes.stop();
  const stored = await storedRows(database);
  expect(writes.acknowledged.filter((key) => !stored.has(key))).toEqual([]);
  await expect.poll(async () => (await fetch(`${url}/api/health`)).status, enough).toBe(200);
  expect(await portal.end()).toBe(0);
  expect(await processesIn(folder.path)).toEqual([]);
});

test('kill -9 of the server in the middle of writes: the next start takes over and has every acknowledged row', async () => {
  const portal = startPortal({ dataDir: folder.path });
  await portal.ready();
  const writes = writer(await databaseOf(folder.path));
  await expect.poll(() => writes.acknowledged.length, enough).toBeGreaterThan(50);
  await portal.end('SIGKILL');
  // The database of the killed server is still there, and still writes.
  const left = await postmasterOf(folder.path);
  expect(await processesIn(folder.path)).toContain(left);
  const next = startPortal({ dataDir: folder.path });
  await next.ready();
  await writes.stop();
  expect(next.said()).toContain('Stopped the PostgreSQL of an earlier run');
  expect(await processesIn(folder.path)).not.toContain(left);
  const stored = await storedRows(await databaseOf(folder.path));
  expect(writes.acknowledged.length).toBeGreaterThan(50);
  expect(writes.acknowledged.filter((key) => !stored.has(key))).toEqual([]);
  expect(await next.end()).toBe(0);
  expect(await processesIn(folder.path)).toEqual([]);
});

test('kill -9 of everything at once: the next start recovers', async () => {
  const portal = startPortal({ dataDir: folder.path });
  await portal.ready();
  const writes = writer(await databaseOf(folder.path));
  await expect.poll(() => writes.acknowledged.length, enough).toBeGreaterThan(50);
  const postmaster = await postmasterOf(folder.path);
  portal.child.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await portal.exited;
  await writes.stop();
  const next = startPortal({ dataDir: folder.path });
  await next.ready();
  const stored = await storedRows(await databaseOf(folder.path));
  expect(writes.acknowledged.filter((key) => !stored.has(key))).toEqual([]);
});

test('a database that keeps dying ends the server with one line', async () => {
  const portal = startPortal({ dataDir: folder.path });
  await portal.ready();
  for (let death = 1; death <= 4; death++) {
    const postmaster = await postmasterOf(folder.path);
    process.kill(postmaster, 'SIGKILL');
    if (death < 4) await expect.poll(() => portal.said().split('The embedded database runs again').length - 1, enough).toBe(death);
  }
  expect(await portal.exited).toBe(1);
  expect(portal.said().trim().split('\n').at(-1)).toMatch(
    /^Mesra: The embedded database ended 4 times, each within a minute of running again \(SIGKILL\)\. The details are in .+\.$/,
  );
  expect(await processesIn(folder.path)).toEqual([]);
});

test('a request that runs when the end is asked for is finished', async () => {
  const portal = startPortal({ dataDir: folder.path });
  const { hostname, port } = new URL(await portal.ready());
  const body = JSON.stringify({ email: 'nobody@example.test', password: 'Password123!' });
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  const closed = new Promise((done) => socket.once('close', done));
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await sleep(200);
  portal.child.kill('SIGTERM');
  await expect.poll(() => portal.said(), enough).toContain('Stopping');
  await sleep(200);
  expect(portal.child.exitCode).toBeNull();
  socket.write(body.slice(10));
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /);
  expect(await portal.exited).toBe(0);
});
