/**
 * The database of a process: the server of DATABASE_URL, or the embedded one in the data folder. Either way
 * it is migrated when this returns.
 */
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { findCluster } from '../db/embedded-postgres-cluster.ts';
import { startEmbedded, type EmbeddedPostgres } from '../db/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { FolderInUse, lockDataFolder, makeDataFolder } from './data-folder.ts';
import { StartError } from '../start-error.ts';

export interface OpenDatabase {
  /** The owner's address of a migrated database. */
  readonly url: string;
  /** null when a server of DATABASE_URL is used. */
  readonly embedded: EmbeddedPostgres | null;
  /** Whether this start made the database. */
  readonly isNew: boolean;
  /** Stops the embedded database and gives the data folder free. */
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  readonly print: (line: string) => void;
  /** Aborted: give up opening and leave nothing running. */
  readonly signal?: AbortSignal;
  /** The embedded database died for good while running. */
  readonly onLost: (error: StartError) => void;
  /** Fills a new embedded database before it takes its final name, so an interrupted start leaves no half. */
  readonly fill?: (url: string) => Promise<void>;
  /** For commands: use the database of the server that runs on this data folder, if one does, and never make a new one. */
  readonly existing?: boolean;
}

const NAME = 'mesra';
const UNFINISHED = 'mesra_unfinished';

/** @throws StartError in one line when there is no database to work with. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { config, print } = options;
  if (config.databaseUrl === null) return openEmbedded(options);
  await makeDataFolder(config.dataDir);
  await migrate(config.databaseUrl, { log: print });
  return { url: config.databaseUrl, embedded: null, isNew: false, close: async () => undefined };
}

async function openEmbedded({ config, print, signal, onLost, fill, existing = false }: OpenDatabaseOptions): Promise<OpenDatabase> {
  const home = join(config.dataDir, 'postgres');
  if (existing && (await findCluster(home)) === null)
    throw new StartError(`There is no database in ${config.dataDir} yet. npm start makes one; or set DATABASE_URL or MESRA_DATA.`);
  const folder = await lockDataFolder(config.dataDir).catch((error: unknown) => {
    if (existing && error instanceof FolderInUse && error.databaseUrl) return { running: error.databaseUrl };
    throw error;
  });
  if ('running' in folder) return { url: folder.running, embedded: null, isNew: false, close: async () => undefined };
  let embedded: EmbeddedPostgres | null = null;
  // Whatever works on the database then fails, and the opening with it.
  const giveUp = () => void embedded?.stop().catch(() => undefined);
  signal?.addEventListener('abort', giveUp);
  try {
    embedded = await startEmbedded({ home, print, onLost });
    signal?.throwIfAborted();
    if (embedded.folder !== home) print(`The database lies in ${embedded.folder}.`);
    const database = embedded;
    const isNew = !(await database.hasDatabase(NAME));
    if (isNew) await createFilled(database, fill);
    else await migrate(database.url(NAME), { log: print });
    await folder.announce(database.url(NAME));
    return {
      url: database.url(NAME),
      embedded: database,
      isNew,
      async close() {
        await database.stop();
        await folder.release();
      },
    };
  } catch (error) {
    await embedded?.stop().catch(() => undefined);
    await folder.release();
    throw error;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}

async function createFilled(database: EmbeddedPostgres, fill?: (url: string) => Promise<void>): Promise<void> {
  await database.dropDatabase(UNFINISHED);
  await database.createDatabase(UNFINISHED);
  await migrate(database.url(UNFINISHED));
  await fill?.(database.url(UNFINISHED));
  await database.renameDatabase(UNFINISHED, NAME);
}
