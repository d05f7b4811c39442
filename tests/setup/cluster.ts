/**
 * One PostgreSQL for the whole run: made before the first test, gone afterwards. The template is migrated once and holds what every
 * portal writes at its first start (reference data, the schema of the jobs), so that a portal of a test starts at once.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endStale } from '#platform/server/db/embedded-postgres-stale.ts';
import { startEmbedded } from '#platform/server/db/embedded-postgres.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { createLogger } from '#platform/server/log.ts';
import { CLUSTER_VARIABLE, FOLDER_VARIABLE, TEMPLATE } from '#platform/server/testing/database.ts';

const PREFIX = 'mesra-cluster-';

/** Several projects of one run share the cluster; each loads this file anew, so the run itself remembers it. */
const run = globalThis as typeof globalThis & { mesraTestCluster?: { users: number; stop: Promise<() => Promise<void>> } };

export async function setup(): Promise<() => Promise<void>> {
  run.mesraTestCluster ??= { users: 0, stop: start() };
  const shared = run.mesraTestCluster;
  shared.users++;
  await shared.stop;
  return async () => {
    shared.users--;
    if (shared.users === 0) await (await shared.stop)();
  };
}

async function start(): Promise<() => Promise<void>> {
  await removeForgotten();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const database = await startEmbedded({ home: join(folder, 'postgres'), durable: false });
  const end = async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await database.createDatabase(TEMPLATE);
    await migrate(database.url(TEMPLATE));
    await prepare(database.url(TEMPLATE));
  } catch (error) {
    await end();
    throw error;
  }
  process.env[CLUSTER_VARIABLE] = database.url('postgres');
  process.env[FOLDER_VARIABLE] = folder;
  return end;
}

/** The modules are loaded here, where they are needed, not in every project. */
async function prepare(url: string): Promise<void> {
  const [{ SERVER_MODULES }, { installJobs }] = await Promise.all([import('#app/server/modules.ts'), import('#platform/server/jobs/boss.ts')]);
  const pool = openPool(url, { max: 1 });
  try {
    for (const module of SERVER_MODULES) await module.prepare?.(pool);
  } finally {
    await pool.end();
  }
  await installJobs(url, createLogger('silent'));
}

/** Runs that were killed could not clean up after themselves. */
async function removeForgotten(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const folder = join(tmpdir(), name);
    await endStale(join(folder, 'postgres')).catch(() => false);
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
