/** A system without modules on a test database: pool, standing clock, silent log, jobs in memory. For tests only. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HeardSessions } from '../access/heard-sessions.ts';
import { fixedClock } from '../clock/clock.ts';
import { readConfig } from '../config.ts';
import { openPool } from '../db/pool.ts';
import type { Scope } from '../db/scope.ts';
import { localFileStore } from '../files/local-file-store.ts';
import type { Services } from '../context.ts';
import { createManualQueue, type ManualQueue } from '../jobs/manual-queue.ts';
import { createLogger } from '../log.ts';

export interface BareServices extends Services {
  readonly jobs: ManualQueue;
  readonly clock: ReturnType<typeof fixedClock>;
  /** What was logged, one JSON line each. */
  readonly logged: string[];
  close(): Promise<void>;
}

export const AS_SYSTEM: Scope = { companyId: null, userId: null, system: true };

/** Opens it on the database at `url`. Close it before the database is dropped. */
export async function openBareServices(url: string, options: { at?: string; poolSize?: number } = {}): Promise<BareServices> {
  const logged: string[] = [];
  const dataDir = await mkdtemp(join(tmpdir(), 'mesra-bare-'));
  const pool = openPool(url, { max: options.poolSize ?? 5 });
  return {
    config: readConfig({ MESRA_DATA: dataDir, MESRA_LOG_LEVEL: 'debug' }),
    pool,
    clock: fixedClock(options.at ?? '2026-11-20T10:00:00+08:00'),
    log: createLogger('debug', (line) => void logged.push(line)),
    pages: new Map(),
    lists: new Map(),
    files: localFileStore(join(dataDir, 'files')),
    jobs: createManualQueue(),
    heard: new HeardSessions({ add: () => Promise.resolve(), count: () => Promise.resolve(0) }),
    secret: Buffer.alloc(32, 7),
    logged,
    async close() {
      await pool.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
