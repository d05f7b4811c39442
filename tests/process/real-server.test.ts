import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CLUSTER_VARIABLE } from '#platform/server/testing/database.ts';
import { startOldServer } from './old-server.ts';
import { endAll, refusal, startPortal, temporaryFolder } from './portal-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let cluster: pg.Client;
const database = `process_${process.pid}`;
const addressOf = (change: (url: URL) => void) => {
  const url = new URL(process.env[CLUSTER_VARIABLE] ?? '');
  change(url);
  return url.toString();
};

beforeAll(async () => {
  folder = await temporaryFolder();
  cluster = new pg.Client({ connectionString: process.env[CLUSTER_VARIABLE] });
  await cluster.connect();
  await cluster.query(`create database ${database}`);
});
afterEach(endAll);
afterAll(async () => {
  await cluster.query(`drop database ${database} with (force)`);
  await cluster.query('drop role if exists process_stranger');
  await cluster.end();
  await folder.remove();
});

test('several processes start at once on one empty database', async () => {
  const url = addressOf((address) => (address.pathname = `/${database}`));
  const portals = [1, 2, 3].map(() => startPortal({ dataDir: folder.path, env: { DATABASE_URL: url } }));
  for (const portal of portals) expect((await fetch(`${await portal.ready()}/api/health`)).status).toBe(200);
  const migrated = portals.filter((portal) => portal.said().includes('migrated 0001_platform.sql'));
  expect(migrated).toHaveLength(1);
  for (const portal of portals) expect(await portal.end()).toBe(0);
});

test('a server that nobody answers at is refused, without its password', async () => {
  const line = await refusal(startPortal({ dataDir: folder.path, env: { DATABASE_URL: 'postgresql://mesra:topsecret@127.0.0.1:1/mesra' } }));
  expect(line).toContain('127.0.0.1:1');
  expect(line).toContain('nothing answers there');
  expect(line).not.toContain('topsecret');
});

test('a database that does not exist is refused', async () => {
  const line = await refusal(startPortal({ dataDir: folder.path, env: { DATABASE_URL: addressOf((url) => (url.pathname = '/nowhere')) } }));
  expect(line).toContain('no such database');
});

test('a server older than 14 is refused', async () => {
  const old = await startOldServer('13.14', 130_014);
  const line = await refusal(startPortal({ dataDir: folder.path, env: { DATABASE_URL: old.url } }));
  await old.close();
  expect(line).toContain('is PostgreSQL 13.14');
  expect(line).toContain('14 or newer');
});

test('a user who may not take the roles is refused, with the words for the administrator', async () => {
  await cluster.query('create role process_stranger login');
  const line = await refusal(startPortal({ dataDir: folder.path, env: { DATABASE_URL: addressOf((url) => (url.username = 'process_stranger')) } }));
  expect(line).toContain('GRANT mesra_app, mesra_system TO process_stranger');
});
