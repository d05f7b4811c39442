/**
 * The data folder and its lock. The lock is one of the system on an open file, so it ends with the process
 * however that ends; SQLite, which Node brings, is the portable way to take one.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from './make-folder.ts';
import { explainFileError, StartError } from '../start-error.ts';

const README = `This folder belongs to Mesra.

postgres/      the embedded PostgreSQL database (absent when DATABASE_URL names a server)
postgres.log   what that database reports
postgres.location   if present: the database lies at the path in it
files/         uploaded files
incoming/      uploads that are still arriving
audit-heads/   the end of each chain of the audit log, a file a day (npm run verify:audit)
outbox/        mail that was not sent, because no mail server is set
mesra.pid      while Mesra runs: its process and the address of the database (for psql)

Stop Mesra before you copy this folder; the copy is then a complete backup. To start anew, stop Mesra and
remove the folder. When Mesra runs as root, postgres/ belongs to a system user, because PostgreSQL refuses
to run as root; a copy without its owners is given back to that user at the next start.
`;

/** What the process that holds the folder says of itself, in `mesra.pid`. */
interface Holder {
  readonly pid: number;
  /** Address of its database, once it runs. */
  readonly databaseUrl?: string;
}

export interface DataFolder {
  readonly path: string;
  /** Says where the database runs, for commands beside the server. */
  announce(databaseUrl: string): Promise<void>;
  /** Gives the folder free for another process. */
  release(): Promise<void>;
}

/** Makes the folder where it lacks. @throws StartError when it may not be written. */
export async function makeDataFolder(path: string): Promise<void> {
  try {
    await makeFolder(path);
    await writeFile(join(path, 'README.txt'), README);
  } catch (error) {
    throw explainFileError(error, 'The data folder', path);
  }
}

/** Another Mesra has the folder. */
export class FolderInUse extends StartError {
  readonly databaseUrl: string | undefined;

  constructor(path: string, holder: Holder | null) {
    super(`The data folder ${path} is in use by another Mesra${holder ? ` (process ${holder.pid})` : ''}. Stop that one, or set MESRA_DATA to another folder.`);
    this.databaseUrl = holder?.databaseUrl;
  }
}

/** Takes the folder for this process alone. @throws FolderInUse, StartError */
export async function lockDataFolder(path: string): Promise<DataFolder> {
  await makeDataFolder(path);
  const owner = join(path, 'mesra.pid');
  const lock = openLock(join(path, 'mesra.lock'), path);
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && /locked|busy/i.test(error.message))) throw explainFileError(error, 'The data folder', path);
    throw new FolderInUse(path, await readHolder(owner));
  }
  const say = (holder: Holder) => writeFile(owner, JSON.stringify(holder), { mode: 0o600 });
  await say({ pid: process.pid });
  return {
    path,
    announce: (databaseUrl) => say({ pid: process.pid, databaseUrl }),
    async release() {
      await rm(owner, { force: true });
      lock.close();
    },
  };
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function openLock(file: string, path: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw explainFileError(error, 'The data folder', path);
  }
}
