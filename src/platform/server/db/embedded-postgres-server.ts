/** The running process of an embedded PostgreSQL: started, watched, started again when it dies, stopped. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { codeOf, explainFileError, StartError } from '../start-error.ts';
import { programEnvironment, type Binaries } from './embedded-postgres-binaries.ts';
import { SUPERUSER, type Cluster } from './embedded-postgres-cluster.ts';
import { address, type Place } from './embedded-postgres-place.ts';
import { endStale, removeSocketFolder } from './embedded-postgres-stale.ts';
import type { SystemUser } from './embedded-postgres-user.ts';

export interface ServerParts {
  readonly cluster: Cluster;
  readonly binaries: Binaries;
  readonly user: SystemUser | null;
  readonly place: Place;
  /** Whether a commit waits for the disk. */
  readonly durable: boolean;
  readonly logFile: string;
  readonly print: (line: string) => void;
  /** It died and does not come back. */
  readonly onLost: (error: StartError) => void;
}

const ANSWER_LIMIT_MS = 60_000;
const RECOVERY_NOTICE_MS = 5_000;
/** A database that ends again within this time of running again has not recovered, however long its recovery took. */
const SETTLED_MS = 60_000;
const RESTARTS = 3;
const LOG_LIMIT_BYTES = 5 * 1024 * 1024;

export class DatabaseServer {
  readonly #parts: ServerParts;
  #process: ChildProcess | null = null;
  /** Answering, so an end is a surprise. */
  #up = false;
  #upSince = 0;
  /** Ends in a row, each within `SETTLED_MS` of the restart before it. */
  #deaths = 0;
  /** The last resort, when Mesra itself ends without its shutdown. */
  readonly #endWithUs = () => void this.#process?.kill('SIGINT');

  constructor(parts: ServerParts) {
    this.#parts = parts;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** @throws StartError with the reason that PostgreSQL gave. */
  async start(): Promise<void> {
    const { cluster, binaries, user, logFile } = this.#parts;
    const log = await openLog(logFile);
    const server = spawn(binaries.postgres, ['-D', cluster.argument, ...this.#settings()], {
      cwd: cluster.cwd,
      env: programEnvironment(),
      stdio: ['ignore', log.descriptor, log.descriptor],
      // Its own session: Ctrl-C in the terminal reaches Mesra alone, which stops the database last.
      detached: process.platform !== 'win32',
      windowsHide: true,
      ...(user ? { uid: user.uid, gid: user.gid } : {}),
    });
    closeSync(log.descriptor);
    this.#process = server;
    process.once('exit', this.#endWithUs);
    server.once('exit', () => void this.#ended(server));
    await this.#answering(server, log.size);
    this.#up = true;
    this.#upSince = Date.now();
  }

  /** Runs `work` on a fresh connection of the superuser. */
  async asSuperuser<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: address(this.#parts.place, SUPERUSER, 'postgres'), connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Fast shutdown; after 30 seconds at once, which costs a recovery at the next start and no data. */
  async stop(): Promise<void> {
    this.#up = false;
    const server = this.#process;
    if (server && isRunning(server)) {
      const ended = new Promise((done) => server.once('exit', done));
      this.#askToStop(server);
      for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
        await Promise.race([ended, sleep(signal === 'SIGQUIT' ? 30_000 : 5_000, undefined, { ref: false })]);
        if (isRunning(server)) server.kill(signal);
      }
      await ended;
    }
    if (this.#parts.place.socketFolder) await removeSocketFolder(this.#parts.place.socketFolder);
  }

  #askToStop(server: ChildProcess): void {
    const { binaries, cluster } = this.#parts;
    if (process.platform === 'win32') spawnSync(binaries.pgCtl, ['stop', '-D', cluster.folder, '-m', 'fast', '-w']);
    else server.kill('SIGINT');
  }

  #settings(): string[] {
    const { durable, place } = this.#parts;
    const socket =
      process.platform === 'win32' ? {} : { unix_socket_directories: place.socketFolder ? `"${place.socketFolder}"` : '', unix_socket_permissions: '0700' };
    const disk = durable ? 'on' : 'off';
    const settings = {
      ...socket,
      listen_addresses: place.socketFolder ? '' : place.host,
      port: place.port,
      max_connections: durable ? 100 : 300,
      timezone: 'UTC',
      log_timezone: 'UTC',
      log_checkpoints: 'off',
      // Statements and their details hold people's data; the log must not.
      log_min_error_statement: 'panic',
      log_error_verbosity: 'terse',
      work_mem: '16MB',
      random_page_cost: '1.1',
      jit: 'off',
      // Parallel plans need shared memory that small containers lack.
      max_parallel_workers_per_gather: 0,
      fsync: disk,
      synchronous_commit: disk,
      full_page_writes: disk,
    };
    return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  }

  /** Waits until the server answers. Recovery after a cut is waited for as long as it goes on. */
  async #answering(server: ChildProcess, logFrom: number): Promise<void> {
    const spawning: { error: Error | null } = { error: null };
    server.once('error', (error) => (spawning.error = error));
    const began = Date.now();
    let until = began + ANSWER_LIMIT_MS;
    let announced = false;
    while (spawning.error === null && isRunning(server)) {
      try {
        return await this.asSuperuser(async () => undefined);
      } catch (reason) {
        const recovering = codeOf(reason) === '57P03';
        if (recovering) until = Date.now() + ANSWER_LIMIT_MS;
        if (recovering && !announced && Date.now() - began > RECOVERY_NOTICE_MS) {
          announced = true;
          this.#parts.print('The database is recovering from a cut. This may take a while.');
        }
        if (Date.now() > until) {
          await this.stop();
          throw new StartError(`The embedded database does not answer after ${ANSWER_LIMIT_MS / 1000} seconds. See ${this.#parts.logFile}.`, { cause: reason });
        }
        await sleep(10);
      }
    }
    throw await this.#whyNot(spawning.error, logFrom);
  }

  async #whyNot(failure: Error | null, logFrom: number): Promise<StartError> {
    const { logFile, cluster } = this.#parts;
    const text = (await readFile(logFile)).subarray(logFrom).toString('utf8');
    const reason = /(?:FATAL|PANIC):\s+(.*)/.exec(text)?.[1] ?? failure?.message ?? (text.trim().split('\n').at(-1) || 'it ended at once');
    const remedy = /No space left/.test(text) ? 'The disk is full: free some space and start again' : `The details are in ${logFile}`;
    return new StartError(`The embedded database in ${cluster.folder} did not start: ${reason}. ${remedy}.`, { cause: failure });
  }

  async #ended(server: ChildProcess): Promise<void> {
    process.removeListener('exit', this.#endWithUs);
    if (!this.#up || server !== this.#process) return;
    this.#up = false;
    const { cluster, logFile, print, onLost } = this.#parts;
    const how = server.signalCode ?? `code ${server.exitCode}`;
    this.#deaths = Date.now() - this.#upSince < SETTLED_MS ? this.#deaths + 1 : 1;
    try {
      if (this.#deaths > RESTARTS)
        throw new StartError(
          `The embedded database ended ${this.#deaths} times, each within a minute of running again (${how}). The details are in ${logFile}.`,
        );
      print(`The embedded database ended unexpectedly (${how}); starting it again.`);
      await endStale(cluster.folder, { keepSocketFolder: true });
      await this.start();
      print('The embedded database runs again; nothing that was committed is lost.');
    } catch (error) {
      onLost(
        error instanceof StartError
          ? error
          : new StartError(`The embedded database ended (${how}) and does not start again. The details are in ${logFile}.`, { cause: error }),
      );
    }
  }
}

function isRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null && server.pid !== undefined;
}

/** Opens the log at its end, with a fresh file once it is long. */
async function openLog(path: string): Promise<{ descriptor: number; size: number }> {
  try {
    const size = (await stat(path).catch(() => ({ size: 0 }))).size;
    if (size > LOG_LIMIT_BYTES) await rename(path, `${path}.old`);
    return { descriptor: openSync(path, 'a', 0o600), size: size > LOG_LIMIT_BYTES ? 0 : size };
  } catch (error) {
    throw explainFileError(error, 'The database log', path);
  }
}
