/**
 * The PostgreSQL that Mesra runs itself: the real server, started from its programs, reached over a private
 * socket. It is watched while it runs, and what an earlier run left behind is ended first.
 */
import { dirname, join } from 'node:path';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { findBinaries } from './embedded-postgres-binaries.ts';
import { checkClusterVersion, clusterAt, createCluster, findCluster } from './embedded-postgres-cluster.ts';
import { address, choosePlace, passwordOf } from './embedded-postgres-place.ts';
import { DatabaseServer } from './embedded-postgres-server.ts';
import { endStale } from './embedded-postgres-stale.ts';
import { ownCluster } from './own-cluster.ts';
import { databaseUser, isRoot } from './embedded-postgres-user.ts';

/** Owner of Mesra's databases: no superuser, may make databases and the two roles. */
export const OWNER = 'mesra';

export interface EmbeddedOptions {
  /** Folder of the cluster, e.g. `data/postgres`; its parent must exist. */
  readonly home: string;
  /** false only for tests: nothing is forced to disk. */
  readonly durable?: boolean;
  readonly print?: (line: string) => void;
  /** The database died and could not be brought back. */
  readonly onLost?: (error: StartError) => void;
  /** Default: the socket, and TCP on this machine with a password where sockets lack (Windows). */
  readonly transport?: 'socket' | 'tcp';
}

export interface EmbeddedPostgres {
  /** Whether the cluster was made by this start. */
  readonly created: boolean;
  /** Where the data lies. */
  readonly folder: string;
  /** Process id of the running server; changes when it was started again. */
  pid(): number | undefined;
  /** Address of a database for its owner. */
  url(database: string): string;
  hasDatabase(database: string): Promise<boolean>;
  /** Makes an empty database of the owner. */
  createDatabase(database: string): Promise<void>;
  /** Gives a database its final name in one step; connections to it are closed. */
  renameDatabase(from: string, to: string): Promise<void>;
  /** Removes a database with everything in it, if it is there. */
  dropDatabase(database: string): Promise<void>;
  /** Fast shutdown: transactions end, everything committed is on disk. */
  stop(): Promise<void>;
}

/** @throws StartError in one line when the database cannot run here. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { home, durable = true, print = () => undefined, onLost = () => undefined } = options;
  const transport = options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket');
  const found = await findCluster(home);
  const user = await databaseUser(found ?? home);
  if (isRoot() && !user)
    throw new StartError('Mesra runs as root, PostgreSQL must not, and this machine has no other user. Set DATABASE_URL to a PostgreSQL server (14 or newer).');
  const binaries = await findBinaries(user, user ? [] : [join(dirname(home), 'programs')]);
  const password = transport === 'tcp' ? await passwordOf(`${home}.password`) : null;
  if (found) await ownCluster(found, user);
  const cluster = found ? clusterAt(found, user) : await createCluster({ home, user, binaries, durable, password });
  await checkClusterVersion(cluster, binaries);
  if (await endStale(cluster.folder)) print('Stopped the PostgreSQL of an earlier run that had been cut off.');
  const place = await choosePlace(user, password);
  const server = new DatabaseServer({ cluster, binaries, user, place, durable, logFile: `${home}.log`, print, onLost });
  try {
    await server.start();
    await server.asSuperuser((client) => ensureOwner(client, password));
  } catch (error) {
    await server.stop();
    throw error;
  }
  const run = (statement: string) => server.asSuperuser(async (client) => void (await client.query(statement)));
  return {
    created: !found,
    folder: cluster.folder,
    pid: () => server.pid,
    url: (database) => address(place, OWNER, database),
    hasDatabase: (database) =>
      server.asSuperuser(async (client) => (await client.query('select from pg_database where datname = $1', [database])).rowCount === 1),
    createDatabase: (database) => run(`create database ${pg.escapeIdentifier(database)} owner ${OWNER}`),
    renameDatabase: (from, to) =>
      server.asSuperuser(async (client) => {
        await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [from]);
        await client.query(`alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`);
      }),
    dropDatabase: (database) => run(`drop database if exists ${pg.escapeIdentifier(database)} with (force)`),
    stop: () => server.stop(),
  };
}

async function ensureOwner(client: pg.Client, password: string | null): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [OWNER]);
  if (rowCount === 0) await client.query(`create role ${OWNER} login createrole createdb`);
  if (password !== null) await client.query(`alter role ${OWNER} password ${pg.escapeLiteral(password)}`);
}
