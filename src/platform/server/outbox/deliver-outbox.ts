/** Carries effects out after their transaction has committed: at once by a job, and again by the minute what failed. */
import type { Pool } from 'pg';
import { transact } from '../db/scope.ts';
import type { Services } from '../context.ts';
import { defineJob, type JobDefinition } from '../jobs/job-queue.ts';
import { errorFacts, type Logger } from '../log.ts';
import { mailerOf } from '../mail/mailer.ts';
import { finishEffect, leaseEffect, postponeEffect, sweepOutbox, type Effect } from '../outbox.store.ts';

/** Carries one kind of effect out; throws when it could not. A repeat of the same effect must do no harm. */
export type Carrier = (effect: Effect) => Promise<void>;
export type Carriers = Readonly<Record<string, Carrier>>;

export const DELIVER_JOB = 'platform.deliver-outbox';
const SYSTEM = { companyId: null, userId: null, system: true } as const;

/** Delivers the effect named, or everything that is due. @returns how many arrived. */
export async function deliverOutbox(pool: Pool, carriers: Carriers, log: Logger, id: number | null = null): Promise<number> {
  let arrived = 0;
  for (;;) {
    const effect = await transact(pool, SYSTEM, (tx) => leaseEffect(tx, id));
    if (!effect) return arrived;
    try {
      const carry = carriers[effect.kind];
      if (!carry) throw new Error(`Nothing carries out ${effect.kind}`);
      await carry(effect);
      await transact(pool, SYSTEM, (tx) => finishEffect(tx, effect.id));
      arrived += 1;
    } catch (error) {
      log.warn('effect not delivered', { effect: effect.id, kind: effect.kind, attempt: effect.attempts, ...errorFacts(error) });
      await transact(pool, SYSTEM, (tx) => postponeEffect(tx, effect, error instanceof Error ? error.message : String(error)));
    }
  }
}

export const carriersOf = (services: Services): Carriers => ({ mail: (effect) => mailerOf(services).send(effect) });

/** The jobs of the outbox, for the list of the portal's jobs. */
export const outboxJobs: readonly JobDefinition[] = [
  defineJob<{ id?: number }>({
    name: DELIVER_JOB,
    async run({ id }, { services }) {
      await deliverOutbox(services.pool, carriersOf(services), services.log, id ?? null);
    },
  }),
  defineJob({
    name: 'platform.retry-outbox',
    cron: '* * * * *',
    async run(_, { services }) {
      await deliverOutbox(services.pool, carriersOf(services), services.log);
    },
  }),
  defineJob({
    name: 'platform.sweep-outbox',
    cron: '15 3 * * *',
    async run(_, { services }) {
      await transact(services.pool, SYSTEM, sweepOutbox);
    },
  }),
];
