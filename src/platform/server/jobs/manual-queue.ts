/** A job queue in memory for tests: jobs arrive when their transaction commits and run when the test says so. */
import type { Services } from '../context.ts';
import type { JobDefinition, JobQueue } from './job-queue.ts';

export interface QueuedJob {
  readonly id: string;
  readonly name: string;
  readonly data: object;
  readonly singletonKey: string | undefined;
}

export interface ManualQueue extends JobQueue {
  /** Jobs that wait, oldest first. */
  readonly waiting: readonly QueuedJob[];
  /** Runs what waits, and what that queues in turn; an error of a job is thrown. */
  drain(): Promise<void>;
}

/** @param definitions what `drain` can run; `start` may give them as well. */
export function createManualQueue(services?: Services, definitions: readonly JobDefinition[] = []): ManualQueue {
  const known = new Map(definitions.map((definition) => [definition.name, definition]));
  const waiting: QueuedJob[] = [];
  let owner = services;
  let count = 0;
  return {
    waiting,
    async enqueue(tx, name, data, { singletonKey } = {}) {
      const id = String(++count);
      tx.afterCommit(() => {
        const same = singletonKey === undefined ? -1 : waiting.findIndex((job) => job.name === name && job.singletonKey === singletonKey);
        if (same >= 0) waiting.splice(same, 1);
        waiting.push({ id, name, data: structuredClone(data), singletonKey });
      });
      return id;
    },
    async start(own, startedServices) {
      owner = startedServices;
      for (const definition of own) known.set(definition.name, definition);
    },
    async stop() {
      waiting.length = 0;
    },
    async drain() {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const definition = known.get(job.name);
        if (!definition || !owner) throw new Error(`No job ${job.name} is defined`);
        await definition.run(job.data as Record<string, unknown>, {
          services: owner,
          id: job.id,
          progress: async () => undefined,
          signal: new AbortController().signal,
        });
      }
    },
  };
}
