/** A company on a database of its own, whose portal answers in a process of its own. */
import type { Pool } from 'pg';
import type { TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { openBenchDatabase, type BenchDatabase } from './cluster.ts';
import { createBenchCompany } from './people.ts';
import { openProcess, type ServerProcess } from './portal-process.ts';

export interface ServedCompany {
  readonly database: BenchDatabase;
  /** Past every wall. */
  readonly owner: Pool;
  /** In this process, for work that nobody asks for over HTTP. */
  readonly portal: TestPortal;
  readonly served: ServerProcess;
  readonly company: TestPerson;
}

/** Opens it, and closes everything when `work` is done. */
export async function withServedCompany<T>(work: (opened: ServedCompany) => Promise<T>): Promise<T> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  const served = await openProcess('./served-portal.ts', database);
  try {
    return await work({ database, owner, portal, served, company: await createBenchCompany(portal, owner) });
  } finally {
    await served.close();
    await portal.close();
    await owner.end();
    await database.close();
  }
}
