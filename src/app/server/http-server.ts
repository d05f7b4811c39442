/** Composes the portal: pool, secret, files, jobs, live, modules, HTTP. One call builds it, nothing listens yet. */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pagesOf } from '#platform/contract/access.ts';
import { HeardSessions } from '#platform/server/access/heard-sessions.ts';
import { systemClock, type Clock } from '#platform/server/clock/clock.ts';
import type { Config } from '#platform/server/config.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { signingSecret } from '#platform/server/db/secret.ts';
import { createFileStore } from '#platform/server/files/choose-file-store.ts';
import { readForm } from '#platform/server/files/read-form.ts';
import { sweepIncoming } from '#platform/server/files/receive-parts.ts';
import type { Services } from '#platform/server/context.ts';
import { openAddresses } from '#platform/server/http/addresses.ts';
import { prepareDrain } from '#platform/server/http/drain.ts';
import { buildPortal } from '#platform/server/http/portal.ts';
import { createJobQueue, type JobPace } from '#platform/server/jobs/pg-boss-queue.ts';
import { attachLive } from '#platform/server/live/live-server.ts';
import { createLogger, errorFacts, type Logger } from '#platform/server/log.ts';
import { joinExtensionPoints } from '#platform/server/extension-point.ts';
import { requireAddress, isLoopback } from '#platform/server/process/listen-address.ts';
import { actorSource } from '#modules/identity/server/actor-source.ts';
import { domainAddresses, heardStore } from '#modules/identity/server/public.ts';
import { contractShapes } from './contract-shapes.ts';
import { bindingsOf } from '#platform/server/module.ts';
import { listsOf } from '#platform/server/views/lists-of.ts';
import { SERVER_MODULES } from './modules.ts';

export interface HttpServerOptions {
  readonly config: Config;
  /** The owner's address of a migrated database. */
  readonly databaseUrl: string;
  /** Whether demo accounts exist: names of this machine are answered then. */
  readonly demo?: boolean;
  readonly clock?: Clock;
  readonly log?: Logger;
  /** Folder of the built web; null: API only. */
  readonly webRoot?: string | null;
  /** false leaves queued jobs to other processes. */
  readonly runJobs?: boolean;
  /** How often jobs are looked after; the queue says its defaults. */
  readonly jobPace?: JobPace;
  readonly poolSize?: number;
  /** How long a body may bring nothing before its connection ends; default 20,000. */
  readonly stallMs?: number;
}

export interface HttpServer {
  readonly services: Services;
  /** Listens and answers the address; throws the system's error when the port is taken. */
  listen(): Promise<string>;
  /** Stops taking requests, lets running ones finish, stops jobs and live connections, closes the pool. */
  close(): Promise<void>;
}

const JOBS_RETRY_MS = 30_000;
const HEARD_EVERY_MS = 60_000;
const DEFAULT_WEB_ROOT = fileURLToPath(new URL('../../../dist/web', import.meta.url));

export const PROGRAM_VERSION = (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version;

export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { config, databaseUrl } = options;
  const log = options.log ?? createLogger(config.logLevel);
  const pool = openPool(config.poolUrl ?? databaseUrl, {
    pooled: config.poolUrl !== null,
    max: options.poolSize ?? 10,
    onLost: (error) => log.warn('a database connection was lost', { error: error.message }),
  });
  joinExtensionPoints(SERVER_MODULES);
  for (const module of SERVER_MODULES) await module.prepare?.(pool);
  const bindings = bindingsOf(SERVER_MODULES);
  const queue = createJobQueue({ databaseUrl, log, ...options.jobPace });
  const services: Services = {
    config,
    pool,
    clock: options.clock ?? systemClock,
    log,
    pages: pagesOf(SERVER_MODULES.flatMap(({ manifest }) => manifest ?? [])),
    lists: listsOf(bindings),
    files: createFileStore(config),
    jobs: queue,
    heard: new HeardSessions(heardStore(pool)),
    secret: await signingSecret(pool),
  };
  const domains = () => domainAddresses(pool);
  try {
    const rows = await domains();
    requireAddress(
      config,
      config.host,
      options.demo ?? false,
      rows.some(({ origin }) => origin !== null),
    );
  } catch (error) {
    await pool.end();
    throw error;
  }
  const addresses = openAddresses({ config, loopback: options.demo === true || isLoopback(config.host), domains });
  const app = await buildPortal({
    services,
    addresses,
    actors: actorSource,
    bindings,
    readForm,
    ...(options.stallMs === undefined ? {} : { stallMs: options.stallMs }),
    webRoot: options.webRoot === undefined ? DEFAULT_WEB_ROOT : options.webRoot,
    version: PROGRAM_VERSION,
    shapes: contractShapes,
    imageOrigins: config.mapStyleUrl ? [new URL(config.mapStyleUrl).origin] : [],
  });
  sweepIncoming(config.dataDir).catch((error: unknown) => log.warn('rests of uploads were not removed', errorFacts(error)));
  const drain = prepareDrain(app);
  const closing = new AbortController();
  /** Tries again until it stands: a database that is restarting must not leave the queue unserved for good. */
  async function startJobs(): Promise<void> {
    const jobs = SERVER_MODULES.flatMap((module) => module.jobs ?? []);
    for (let wait = 1000; !closing.signal.aborted; wait = Math.min(wait * 2, JOBS_RETRY_MS)) {
      try {
        return await queue.start(jobs, services);
      } catch (error) {
        if (!closing.signal.aborted) log.error('jobs did not start; trying again', errorFacts(error));
        await setTimeout(wait, undefined, { ref: false });
      }
    }
  }
  const writeHeard = () => services.heard.write().catch((error: unknown) => log.warn('when sessions were heard was not written', errorFacts(error)));
  const hearing = setInterval(() => void writeHeard(), HEARD_EVERY_MS).unref();
  const live = attachLive({ server: app.server, services, databaseUrl, actors: actorSource, addresses });
  return {
    services,
    async listen() {
      const address = await app.listen({ port: config.port, host: config.host });
      if (options.runJobs !== false) {
        // After the first answer: queued work must not slow the start.
        void startJobs();
      }
      return address;
    },
    async close() {
      closing.abort();
      clearInterval(hearing);
      await live.close();
      await drain();
      await app.close();
      await queue.stop();
      await writeHeard();
      await pool.end();
    },
  };
}
