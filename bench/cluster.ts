/** A throwaway PostgreSQL for benchmarks, durable like a real one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#platform/server/db/embedded-postgres.ts';
import { migrate } from '#platform/server/db/migrate.ts';

export interface BenchDatabase {
  readonly url: string;
  /** Process id of the server. */
  readonly pid: number;
  close(): Promise<void>;
}

export async function openBenchDatabase(): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'mesra-bench-'));
  const server = await startEmbedded({ home: join(folder, 'postgres') });
  await server.createDatabase('bench');
  const url = server.url('bench');
  await migrate(url);
  return {
    url,
    pid: server.pid() ?? 0,
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
