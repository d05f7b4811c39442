/** Where tests of processes keep data folders that were used before; gone after the run. */
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the folder to the workers. */
export const USED_FOLDERS = 'MESRA_TEST_USED_FOLDERS';

export async function setup(): Promise<() => Promise<void>> {
  const path = await realpath(await mkdtemp(join(tmpdir(), 'mesra-used-')));
  process.env[USED_FOLDERS] = path;
  return () => rm(path, { recursive: true, force: true, maxRetries: 3 });
}
