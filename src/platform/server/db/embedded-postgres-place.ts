/** Where the embedded PostgreSQL is reached: a socket in a private folder, or a port of this machine with a password. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { SOCKET_PREFIX } from './embedded-postgres-stale.ts';
import type { SystemUser } from './embedded-postgres-user.ts';

export interface Place {
  readonly host: string;
  readonly port: number;
  readonly socketFolder: string | null;
  readonly password: string | null;
}

/** The address of a database for one of its users; programs of PostgreSQL understand it too. */
export function address({ host, port, socketFolder, password }: Place, user: string, database: string): string {
  if (socketFolder) return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(socketFolder)}&sslmode=disable`;
  return `postgresql://${user}:${password}@${host}:${port}/${database}?sslmode=disable`;
}

/** The password of connections over TCP, made once and kept in a file that only its owner reads. */
export async function passwordOf(file: string): Promise<string> {
  const stored = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (stored) return stored;
  const fresh = randomBytes(24).toString('hex');
  await writeFile(file, fresh, { mode: 0o600 });
  return fresh;
}

/** A socket in a private folder of a short path (the system allows about 100 characters), or a free port. */
export async function choosePlace(user: SystemUser | null, password: string | null): Promise<Place> {
  if (password !== null) return { host: '127.0.0.1', port: await freePort(), socketFolder: null, password };
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    if (parent.length > 70 || (user && ((await stat(parent).catch(() => null))?.mode ?? 0) % 2 === 0)) continue;
    try {
      const folder = await mkdtemp(join(parent, SOCKET_PREFIX));
      await chmod(folder, 0o700);
      if (user) await chown(folder, user.uid, user.gid);
      return { host: folder, port: 5432, socketFolder: folder, password };
    } catch {
      continue;
    }
  }
  throw new StartError(`The embedded database needs a folder for its socket, and neither ${tmpdir()} nor /tmp may be written. Set TMPDIR to one that may.`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const bound = probe.address();
  probe.close();
  await once(probe, 'close');
  return bound && typeof bound === 'object' ? bound.port : 0;
}
