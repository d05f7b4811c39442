/** A company on a database and a served portal of its own, for benchmarks of calls. */
import type { Pool } from 'pg';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { openBenchDatabase, type BenchDatabase } from './cluster.ts';
import { createBenchCompany } from './people.ts';
import { openProcess, type ServerProcess } from './portal-process.ts';

export interface ServedBench {
  readonly database: BenchDatabase;
  readonly owner: Pool;
  /** In this process: it prepares, and runs jobs. */
  readonly portal: TestPortal;
  readonly served: ServerProcess;
  readonly companyId: number;
  readonly token: string;
  /** Of the owner. */
  readonly email: string;
}

export async function onServedBench<T>(work: (bench: ServedBench) => Promise<T>): Promise<T> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  const served = await openProcess('./served-portal.ts', database);
  try {
    return await work({ database, owner, portal, served, ...(await createBenchCompany(portal, owner)) });
  } finally {
    await served.close();
    await portal.close();
    await owner.end();
    await database.close();
  }
}
