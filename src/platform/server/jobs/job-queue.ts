/** Work that outlives a request. Queued in the caller's transaction, run by any process of the database. */
import type { Services } from '../context.ts';
import type { JobRequests } from './job-requests.ts';

export interface JobRun {
  readonly services: Services;
  readonly id: string;
  /** 0 to 100; pushed live to the user who asked, where there is one. */
  progress(percent: number, note?: string): Promise<void>;
  readonly signal: AbortSignal;
}

export interface JobDefinition<Data extends object = Record<string, unknown>> {
  /** `<module>.<verb-noun>` */
  readonly name: string;
  /** Cron text in the business zone: the job runs once however many processes there are. */
  readonly cron?: string;
  /** Tries after the first failure. */
  readonly retries?: number;
  /** Seconds of silence after which another process takes it over; at least 10. Shorter than the queue's for work that somebody waits for and that leaves the event loop free. */
  readonly heartbeatSeconds?: number;
  run(data: Data, run: JobRun): Promise<void>;
}

export interface JobQueue extends JobRequests {
  start(definitions: readonly JobDefinition[], services: Services): Promise<void>;
  /** Finishes what runs, takes nothing new. */
  stop(): Promise<void>;
}

/** Declares a job; its data type is checked at both ends through `name` only, so keep data plain JSON. */
export function defineJob<Data extends object>(job: JobDefinition<Data>): JobDefinition {
  return job as unknown as JobDefinition;
}
