/** Carries effects out after their transaction has committed: at once by a job, and again by the minute what failed. */
import type { Pool } from 'pg';
import { transact } from '../db/scope.ts';
import type { House } from '../http/context.ts';
import { defineJob, type JobDefinition } from '../jobs/job-queue.ts';
import { errorFacts, type Logger } from '../log.ts';
import { mailerOf } from '../mail/mailer.ts';
import { finishEffect, leaseEffect, postponeEffect, sweepOutbox, type Effect } from './outbox.store.ts';

/** Carries one kind of effect out; throws when it could not. A repeat of the same effect must do no harm. */
export type Carrier = (effect: Effect) => Promise<void>;
export type Carriers = Readonly<Record<string, Carrier>>;

export const DELIVER_JOB = 'platform.deliver-outbox';
const HOUSE = { companyId: null, userId: null, system: true } as const;

/** Delivers the effect named, or everything that is due. @returns how many arrived. */
export async function deliverOutbox(pool: Pool, carriers: Carriers, log: Logger, id: number | null = null): Promise<number> {
  let arrived = 0;
  for (;;) {
    const effect = await transact(pool, HOUSE, (tx) => leaseEffect(tx, id));
    if (!effect) return arrived;
    try {
      const carry = carriers[effect.kind];
      if (!carry) throw new Error(`Nothing carries out ${effect.kind}`);
      await carry(effect);
      await transact(pool, HOUSE, (tx) => finishEffect(tx, effect.id));
      arrived += 1;
    } catch (error) {
      log.warn('effect not delivered', { effect: effect.id, kind: effect.kind, attempt: effect.attempts, ...errorFacts(error) });
      await transact(pool, HOUSE, (tx) => postponeEffect(tx, effect, error instanceof Error ? error.message : String(error)));
    }
  }
}

export const carriersOf = (house: House): Carriers => ({ mail: (effect) => mailerOf(house).send(effect) });

/** The jobs of the outbox, for the list of the house's jobs. */
export const outboxJobs: readonly JobDefinition[] = [
  defineJob<{ id?: number }>({
    name: DELIVER_JOB,
    async run({ id }, { house }) {
      await deliverOutbox(house.pool, carriersOf(house), house.log, id ?? null);
    },
  }),
  defineJob({
    name: 'platform.retry-outbox',
    cron: '* * * * *',
    async run(_, { house }) {
      await deliverOutbox(house.pool, carriersOf(house), house.log);
    },
  }),
  defineJob({
    name: 'platform.sweep-outbox',
    cron: '15 3 * * *',
    async run(_, { house }) {
      await transact(house.pool, HOUSE, sweepOutbox);
    },
  }),
];
