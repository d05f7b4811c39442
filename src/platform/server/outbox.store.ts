/** The SQL of `outbox`: effects on the outside world, written with the business rows, leased for delivery one at a time. */
import type { Transaction } from './db/scope.ts';

type Tx = Pick<Transaction, 'client'>;

export interface Effect {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  /** Deliveries begun, this one included. */
  readonly attempts: number;
  readonly created_at: string;
}

/** After so many failures an effect stays in the table for a person to look at. */
export const MOST_ATTEMPTS = 12;
const LEASE = `interval '5 minutes'`;

/** @returns its id, or null when an effect with this key was queued before. */
export async function addEffect(tx: Tx, kind: string, payload: object, dedupeKey: string | null): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into outbox (company_id, kind, payload, dedupe_key) values (mesra_company_id(), $1, $2, $3)
     on conflict (dedupe_key) do nothing returning id`,
    [kind, JSON.stringify(payload), dedupeKey],
  );
  return rows[0]?.id ?? null;
}

/** Leases one effect that is due: the one named, or the oldest. Another process cannot have it while the lease runs. */
export async function leaseEffect(tx: Tx, id: number | null): Promise<Effect | null> {
  const { rows } = await tx.client.query<Effect>(
    `update outbox set attempts = attempts + 1, locked_until = now() + ${LEASE}, updated_at = clock_timestamp()
     where id = (
       select id from outbox
       where done_at is null and next_attempt_at <= now() and attempts < ${MOST_ATTEMPTS}
         and (locked_until is null or locked_until < now()) and ($1::bigint is null or id = $1)
       order by next_attempt_at, id limit 1 for update skip locked)
     returning id, kind, payload, attempts, created_at`,
    [id],
  );
  return rows[0] ?? null;
}

/** Done: what was in it (links, codes) is forgotten, who it was for stays. */
export async function finishEffect(tx: Tx, id: number): Promise<void> {
  await tx.client.query(
    `update outbox set done_at = now(), locked_until = null, last_error = null, updated_at = clock_timestamp(),
       payload = payload - '{text,html,attachments}'::text[] where id = $1`,
    [id],
  );
}

/** Failed: tried again after 30 seconds, doubled each time up to two hours. */
export async function postponeEffect(tx: Tx, { id, attempts }: Effect, error: string): Promise<void> {
  await tx.client.query(
    `update outbox set locked_until = null, last_error = $2, updated_at = clock_timestamp(),
       next_attempt_at = now() + least(30 * 2 ^ $3::int, 7200) * interval '1 second' where id = $1`,
    [id, error.slice(0, 500), attempts - 1],
  );
}

/** Forgets what was delivered more than 30 days ago. */
export async function sweepOutbox(tx: Tx): Promise<number> {
  const { rowCount } = await tx.client.query(`delete from outbox where done_at < now() - interval '30 days'`);
  return rowCount ?? 0;
}
