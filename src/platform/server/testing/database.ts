/** A fresh, migrated database for a test file, copied from the template in milliseconds. */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Set by `tests/setup/cluster.ts`: the address of the run's cluster, and the name of the migrated template in it. */
export const CLUSTER_VARIABLE = 'MESRA_TEST_CLUSTER';
/** A folder of the run, which goes with it. */
export const FOLDER_VARIABLE = 'MESRA_TEST_FOLDER';
export const TEMPLATE = 'mesra_template';

export interface TestDatabase {
  /** Address for the owner of the database; `openPool` takes the application's role on it. */
  readonly url: string;
  /** Removes the database, whoever is still connected. */
  drop(): Promise<void>;
}

/** Copies the template. Give a `name` part to see in logs whose database it is. */
export async function createTestDatabase(name = 'test'): Promise<TestDatabase> {
  const cluster = process.env[CLUSTER_VARIABLE];
  if (!cluster) throw new Error('Tests with a database belong under a server folder or tests/, where the run starts a cluster');
  const database = `${name
    .replace(/[^a-z0-9]/gi, '_')
    .toLowerCase()
    .slice(0, 40)}_${randomBytes(6).toString('hex')}`;
  await onCluster(cluster, `create database ${pg.escapeIdentifier(database)} template ${TEMPLATE}`);
  const url = new URL(cluster);
  url.pathname = `/${database}`;
  return { url: url.toString(), drop: () => dropTestDatabase(cluster, database) };
}

const INSUFFICIENT_PRIVILEGE = '42501';
const DROP_TRIES = 100;

/** Removes a database, whoever is still connected. While PostgreSQL's own worker vacuums in it, its owner may not end that, and waits. */
export async function dropTestDatabase(cluster: string, database: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await onCluster(cluster, `drop database if exists ${pg.escapeIdentifier(database)} with (force)`);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE || tries === DROP_TRIES) throw error;
      await setTimeout(100);
    }
  }
}

async function onCluster(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
