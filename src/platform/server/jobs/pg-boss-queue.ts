/**
 * The job queue over pg-boss. Jobs are inserted through the caller's connection, so they exist only when its
 * transaction commits; a NOTIFY wakes a worker at once, in whatever process. The job of a killed process is given
 * to another when its heartbeat stays out. Nothing is loaded or connected before first use.
 */
import type { PgBoss, Queue } from 'pg-boss';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import type { Transaction } from '../db/scope.ts';
import type { Services } from '../context.ts';
import { errorFacts, sayError, type Logger } from '../log.ts';
import { openBoss } from './boss.ts';
import { notifyProgress } from './job-progress.ts';
import type { JobDefinition, JobQueue } from './job-queue.ts';

export interface JobPace {
  /** Seconds of silence after which a job counts as abandoned; at least 10, default 60. */
  readonly heartbeatSeconds?: number;
  /** Seconds between two looks for abandoned jobs; default 15. */
  readonly superviseSeconds?: number;
  /** Seconds before the first retry, doubled each time up to 5 minutes; default 2, 0 retries at once. */
  readonly retryDelaySeconds?: number;
  /** Seconds between two looks for what became due (retries, delayed jobs); at least 0.5, default 5. */
  readonly pollSeconds?: number;
  /** Seconds between two looks at the cron jobs, of all processes together; 1 to 45, default 30. */
  readonly cronSeconds?: number;
}

export interface JobQueueOptions extends JobPace {
  /** Address of the database as its owner. */
  readonly databaseUrl: string;
  readonly log: Logger;
  /** Jobs of one kind that this process runs at once; default 1. */
  readonly concurrency?: number;
}

const DEFAULT_RETRIES = 2;
const JOB_SECONDS = 3600;
const STOP_MS = 30_000;

/** What travels in a job: its data, and who asked for it (for live progress). */
interface Envelope {
  readonly data: object;
  readonly user_id?: number;
  readonly company_id?: number;
}

export function createJobQueue(options: JobQueueOptions): JobQueue {
  const { databaseUrl, log, concurrency = 1, heartbeatSeconds = 60, superviseSeconds = 15 } = options;
  const { retryDelaySeconds = 2, pollSeconds = 5, cronSeconds = 30 } = options;
  const known = new Set<string>();
  let sender: Promise<PgBoss> | null = null;
  let worker: Promise<PgBoss> | null = null;
  let stopping: Promise<void> | null = null;

  const openSender = () => {
    if (stopping) throw new Error('The job queue is closed');
    return (sender ??= openBoss(databaseUrl, log, { max: 1, supervise: false, schedule: false }).catch((error: unknown) => {
      sender = null;
      throw error;
    }));
  };

  const settings = ({ retries = DEFAULT_RETRIES, heartbeatSeconds: own = heartbeatSeconds }: Partial<JobDefinition> = {}): Omit<Queue, 'name'> => ({
    notify: true,
    retryLimit: retries,
    retryDelay: retryDelaySeconds,
    ...(retryDelaySeconds > 0 ? { retryBackoff: true, retryDelayMax: 300 } : {}),
    expireInSeconds: JOB_SECONDS,
    heartbeatSeconds: own,
  });

  const run = async (definition: JobDefinition, services: Services, job: { id: string; data: Envelope; signal: AbortSignal; retryCount: number }) => {
    const { data, user_id, company_id } = job.data ?? { data: {} };
    const progress = (percent: number, note?: string) =>
      notifyProgress(services.pool, { job: definition.name, id: job.id, user_id, company_id, percent, note });
    try {
      await definition.run(data as Record<string, unknown>, { services, id: job.id, signal: job.signal, progress });
    } catch (error) {
      log.error('job failed', { job: definition.name, id: job.id, attempt: job.retryCount + 1, ...errorFacts(error) });
      throw new JobFailure(error);
    }
  };

  const startWorker = async (definitions: readonly JobDefinition[], services: Services) => {
    const boss = await openBoss(databaseUrl, log, {
      max: 4,
      useListenNotify: true,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
      cronMonitorIntervalSeconds: cronSeconds,
      cronWorkerIntervalSeconds: Math.min(5, cronSeconds),
    });
    const polling = { pollingIntervalSeconds: Math.min(1, pollSeconds), notifyPollingIntervalSeconds: pollSeconds, localConcurrency: concurrency };
    for (const definition of definitions) {
      await boss.createQueue(definition.name, settings(definition));
      await boss.updateQueue(definition.name, settings(definition));
      known.add(definition.name);
    }
    for (const definition of definitions) {
      await boss.work<Envelope>(definition.name, { ...polling, includeMetadata: true }, async ([job]) => {
        if (job) await run(definition, services, job);
      });
    }
    await writeSchedules(boss, definitions);
    return boss;
  };

  return {
    async enqueue(tx, name, data, { singletonKey, afterSeconds } = {}) {
      const boss = await openSender();
      if (!known.has(name)) {
        await boss.createQueue(name, settings());
        known.add(name);
      }
      const envelope: Envelope = { data, ...(await askerOf(tx)) };
      const own = {
        db: { executeSql: (text: string, values?: unknown[]) => tx.client.query(text, values) },
        ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
      };
      if (singletonKey === undefined) return (await boss.send(name, envelope, own)) ?? '';
      // A waiting job of the same key takes the new data; its row stays locked until the commit, so it cannot start before.
      const { jobs } = await boss.upsert(name, envelope, { ...own, singletonKey });
      return jobs[0] ?? '';
    },

    async start(definitions, services) {
      if (stopping) throw new Error('The job queue is closed');
      worker ??= startWorker(definitions, services);
      await worker;
    },

    stop() {
      return (stopping ??= (async () => {
        await worker?.then(
          (boss) => boss.stop({ graceful: true, timeout: STOP_MS }),
          () => undefined,
        );
        await sender?.then(
          (boss) => boss.stop({ graceful: false }),
          () => undefined,
        );
      })());
    },
  };
}

/** What pg-boss keeps of a failure: what it says, without values. */
class JobFailure extends Error {
  constructor(reason: unknown) {
    super(sayError(reason));
    this.name = 'JobFailure';
  }
}

/** Writes down when the cron jobs are due, and strikes out those that no longer exist. */
async function writeSchedules(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const wanted = new Map(definitions.flatMap(({ name, cron }) => (cron === undefined ? [] : [[name, cron] as const])));
  const written = new Map((await boss.getSchedules()).map(({ name, cron, timezone }) => [name, `${timezone} ${cron}`]));
  for (const name of written.keys()) if (!wanted.has(name)) await boss.unschedule(name);
  for (const [name, cron] of wanted) {
    if (written.get(name) !== `${DEFAULT_TIME_ZONE} ${cron}`) await boss.schedule(name, cron, { data: {} }, { tz: DEFAULT_TIME_ZONE });
  }
}

/** Who asks, from the settings of the transaction. */
async function askerOf(tx: Pick<Transaction, 'client'>): Promise<Pick<Envelope, 'user_id' | 'company_id'>> {
  const { rows } = await tx.client.query<{ user_id: string | number | null; company_id: string | number | null }>(
    'select mesra_user_id() as user_id, mesra_company_id() as company_id',
  );
  const { user_id = null, company_id = null } = rows[0] ?? {};
  return { ...(user_id === null ? {} : { user_id: Number(user_id) }), ...(company_id === null ? {} : { company_id: Number(company_id) }) };
}
