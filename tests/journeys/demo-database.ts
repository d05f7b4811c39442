/** The demo companies in a database of their own, loaded once for the run and copied for each file. */
import pg from 'pg';
import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fillWithDemo } from '#app/server/fill-with-demo.ts';
import { localFileStore } from '#platform/server/files/local-file-store.ts';
import { CLUSTER_VARIABLE, createTestDatabase, dropTestDatabase, FOLDER_VARIABLE, type TestDatabase } from '#platform/server/testing/database.ts';

const DEMO_TEMPLATE = 'mesra_demo_template';

/** The number is arbitrary; whoever asks while the demo loads waits for it. */
const LOADING = 6_150_274_338;

/** A fresh copy; the first callers of a run wait for the demo to load. */
export async function copyDemoDatabase(): Promise<TestDatabase> {
  const cluster = process.env[CLUSTER_VARIABLE];
  if (!cluster) throw new Error('The run has no cluster; start journeys with vitest');
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOADING]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DEMO_TEMPLATE]);
    if (!rowCount) await loadTemplate(client);
    await client.query('select pg_advisory_unlock($1)', [LOADING]);
    const name = `journey_${randomBytes(6).toString('hex')}`;
    await client.query(`create database ${pg.escapeIdentifier(name)} template ${DEMO_TEMPLATE}`);
    const url = new URL(cluster);
    url.pathname = `/${name}`;
    return { url: url.toString(), drop: () => dropTestDatabase(cluster, name) };
  } finally {
    await client.end();
  }
}

function demoFiles(): string {
  const folder = process.env[FOLDER_VARIABLE];
  if (!folder) throw new Error('The run has no folder; start journeys with vitest');
  return join(folder, 'demo-files');
}

/** What the demo has uploaded, for the portal whose data folder it is. */
export const copyDemoFiles = (dataDir: string): Promise<void> => cp(demoFiles(), join(dataDir, 'files'), { recursive: true });

/** Takes its name only when it is whole. */
async function loadTemplate(client: pg.Client): Promise<void> {
  const made = await createTestDatabase('demo');
  await fillWithDemo(made.url, () => undefined, { brief: true, files: localFileStore(demoFiles()) });
  await client.query(`alter database ${pg.escapeIdentifier(new URL(made.url).pathname.slice(1))} rename to ${DEMO_TEMPLATE}`);
}
