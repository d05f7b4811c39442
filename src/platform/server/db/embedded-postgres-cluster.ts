/**
 * The folder of an embedded cluster: making it, and naming it to PostgreSQL.
 *
 * A root-run Mesra keeps it in the data folder even where the system user cannot walk to it (under /root): the
 * programs start inside the folder, while Mesra is still root, and know it as /proc/self/cwd, which needs no
 * walk. Where that is impossible (no /proc, a disk that keeps no owners) the cluster lies under /var/lib/mesra
 * and a note in the data folder says where.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { explainFileError, StartError } from '../start-error.ts';
import { programEnvironment, type Binaries } from './embedded-postgres-binaries.ts';
import type { SystemUser } from './embedded-postgres-user.ts';

/** The superuser of the cluster; only the start uses it. */
export const SUPERUSER = 'postgres';

export interface Cluster {
  readonly folder: string;
  /** What PostgreSQL calls the folder. */
  readonly argument: string;
  /** Working folder of its programs. */
  readonly cwd: string;
}

export function clusterAt(folder: string, user: SystemUser | null): Cluster {
  return { folder, argument: user && process.platform === 'linux' ? '/proc/self/cwd' : folder, cwd: folder };
}

const noteOf = (home: string) => join(dirname(home), 'postgres.location');

/** The folder of a cluster that exists, or null. @param home where it lies normally, e.g. `data/postgres`. */
export async function findCluster(home: string): Promise<string | null> {
  const noted = (await readFile(noteOf(home), 'utf8').catch(() => '')).trim();
  if (!noted) return (await isCluster(home)) ? home : null;
  if (await isCluster(noted)) return noted;
  throw new StartError(`The database that ${noteOf(home)} names is gone: ${noted}. Bring it back, or delete that note to start with an empty database.`);
}

async function isCluster(folder: string): Promise<boolean> {
  try {
    return (await stat(join(folder, 'PG_VERSION'))).isFile();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') throw explainFileError(error, 'The database folder', folder);
    return false;
  }
}

/** @throws StartError when the cluster was made by another major version. */
export async function checkClusterVersion(cluster: Cluster, binaries: Binaries): Promise<void> {
  const made = (await readFile(join(cluster.folder, 'PG_VERSION'), 'utf8')).trim();
  if (Number(made) === binaries.major) return;
  throw new StartError(
    `The database in ${cluster.folder} was made by PostgreSQL ${made}, and this Mesra brings ${binaries.major}. Start the Mesra that made it, export with pg_dump, and import here.`,
  );
}

export interface NewCluster {
  readonly home: string;
  readonly user: SystemUser | null;
  readonly binaries: Binaries;
  /** Wait until the disk has it. */
  readonly durable: boolean;
  /** Password of the superuser where connections come over TCP; null over the private socket. */
  readonly password: string | null;
}

/** Makes a new cluster; an interrupted earlier attempt leaves nothing behind. */
export async function createCluster(wanted: NewCluster): Promise<Cluster> {
  const { home, user } = wanted;
  try {
    return await initialise(home, wanted);
  } catch (error) {
    if (!user) throw error;
    const outside = join('/var/lib/mesra', createHash('sha256').update(home).digest('hex').slice(0, 12));
    if (await isCluster(outside)) {
      throw new StartError(`${outside} holds a database whose note ${noteOf(home)} is gone. Write that path into the note to use it, or remove the folder.`);
    }
    const cluster = await initialise(outside, wanted).catch(() => {
      throw error;
    });
    await writeFile(noteOf(home), `${outside}\n`);
    return cluster;
  }
}

async function initialise(folder: string, { user, binaries, durable, password }: NewCluster): Promise<Cluster> {
  const fresh = `${folder}.new`;
  try {
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh, { recursive: true, mode: 0o700 });
    await chmod(fresh, 0o700);
    if (user) await chown(fresh, user.uid, user.gid);
  } catch (error) {
    throw explainFileError(error, 'The database folder', fresh);
  }
  const { argument, cwd } = clusterAt(fresh, user);
  try {
    const made = [
      `--pgdata=${argument}`,
      `--username=${SUPERUSER}`,
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=en',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ];
    await run(binaries.initdb, made, { cwd, user });
    // The password must hold before the first connection over TCP; hex digits need no quoting.
    if (password !== null)
      await run(binaries.postgres, ['--single', '-D', argument, 'postgres'], { cwd, user, input: `alter role ${SUPERUSER} password '${password}';\n` });
    await rename(fresh, folder);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true }).catch(() => undefined);
    if (error instanceof StartError) throw error;
    throw explainFileError(error, 'The database folder', folder);
  }
  return clusterAt(folder, user);
}

interface RunOptions {
  readonly cwd: string;
  readonly user: SystemUser | null;
  readonly input?: string;
}

async function run(path: string, args: readonly string[], { cwd, user, input = '' }: RunOptions): Promise<void> {
  const program = spawn(path, args, { cwd, env: programEnvironment(), stdio: ['pipe', 'ignore', 'pipe'], ...(user ? { uid: user.uid, gid: user.gid } : {}) });
  let wording = '';
  program.stderr.on('data', (chunk: Buffer) => (wording += chunk.toString()));
  program.stdin.on('error', () => undefined);
  program.stdin.end(input);
  const code = await new Promise<number | null>((done, fail) => {
    program.on('error', fail);
    program.on('close', done);
  });
  if (code === 0) return;
  const lines = wording.split('\n');
  const line = (lines.find((text) => /error|fatal/i.test(text)) ?? lines[0] ?? '').replace(/^\w+: /, '').trim();
  throw new StartError(
    `The embedded database cannot be made in ${cwd}: ${line || `it ended with ${code}`}. Give Mesra a folder it may use with MESRA_DATA, or set DATABASE_URL.`,
  );
}
