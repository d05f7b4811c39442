import type { Transaction } from '../db/scope.ts';

/** What a use case may ask of the queue: to take work. Whoever composes the portal starts and stops it (`job-queue.ts`). */
export interface JobRequests {
  /** Queues a job; it exists only when the transaction commits. */
  enqueue(tx: Transaction, name: string, data: object, options?: { singletonKey?: string; afterSeconds?: number }): Promise<string>;
}
