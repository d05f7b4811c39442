/** A cluster that was copied without its owners (`cp -r` as root) is given back to the user that its PostgreSQL runs as. */
import { chmod, lchown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { SystemUser } from './embedded-postgres-user.ts';

/** Looked at in every start; a copy changes them all alike. */
const SAMPLES = ['', 'PG_VERSION', 'base', join('global', 'pg_control')];

/** @param user null: Mesra does not run as root, so its own files are all it may have. @throws StartError with what to do. */
export async function ownCluster(folder: string, user: SystemUser | null): Promise<void> {
  const uid = user?.uid ?? process.getuid?.();
  if (uid === undefined) return;
  const facts = await Promise.all(SAMPLES.map((name) => lstat(join(folder, name)).catch(() => null)));
  if (facts.some((each) => each !== null && each.uid !== uid)) {
    if (!user) {
      throw new StartError(
        `The database folder ${folder} belongs to another user, as after a copy. Give it to the user that runs Mesra: sudo chown -R ${uid} ${folder}`,
      );
    }
    await lchown(folder, user.uid, user.gid);
    for await (const path of pathsIn(folder)) await lchown(path, user.uid, user.gid);
  }
  // PostgreSQL refuses a folder that others may read; a copy may have been made so.
  if (((facts[0]?.mode ?? 0) & 0o077) !== 0) await chmod(folder, 0o700);
}

async function* pathsIn(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    yield path;
    if (entry.isDirectory()) yield* pathsIn(path);
  }
}
