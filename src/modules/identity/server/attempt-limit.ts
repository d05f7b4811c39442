/**
 * Attempts counted in the database, so that all processes count together. Counts are committed at once:
 * the refusal that follows rolls its own transaction back, but never the count.
 */
import { tooMany } from '#platform/contract/errors.ts';
import type { OpenCtx } from '#platform/server/context.ts';

export interface AttemptLimit {
  /** What is counted, e.g. `login|name@example.my|203.0.113.9`. */
  readonly key: string;
  readonly limit: number;
  readonly seconds: number;
  /** 0: only judged, not counted. */
  readonly weight?: 0 | 1;
}

type Asker = Pick<OpenCtx, 'client' | 'clock'>;

/**
 * Keeps what the request has written so far, whatever follows, and goes on in a new transaction of the same scope (house
 * or company). Locks are gone, so it comes before them; on the same connection, so a full pool cannot deadlock.
 */
export async function keepSoFar(ctx: Pick<OpenCtx, 'client'>): Promise<void> {
  const { rows } = await ctx.client.query<{ role: string; company: string | null; person: string | null }>(
    `select current_user as role, current_setting('app.company_id', true) as company, current_setting('app.user_id', true) as person`,
  );
  const { role, company, person } = rows[0] ?? { role: '', company: null, person: null };
  await ctx.client.query(`COMMIT; BEGIN; ${role === 'mesra_system' ? 'SET LOCAL ROLE mesra_system' : ''}`);
  await ctx.client.query(`select set_config('app.company_id', $1, true), set_config('app.user_id', $2, true)`, [company ?? '', person ?? '']);
}

/** Counts one attempt under each limit. @returns the counts by key. @throws 429 with Retry-After when one is exceeded. */
export async function countAttempt(ctx: Asker, limits: readonly AttemptLimit[]): Promise<ReadonlyMap<string, number>> {
  const now = ctx.clock.now();
  let wait = 0;
  const counts = new Map<string, number>();
  // Always in the same order, so that two requests never wait for each other.
  for (const { key, limit, seconds, weight = 1 } of [...limits].sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const { rows } = await ctx.client.query<{ attempts: number; window_ends_at: string }>(
      `insert into sign_in_attempts as a (key, attempts, window_ends_at) values ($1, $4::int, $3)
       on conflict (key) do update set
         attempts = case when a.window_ends_at <= $2 then $4::int else a.attempts + $4::int end,
         window_ends_at = case when a.window_ends_at <= $2 then $3 else a.window_ends_at end
       returning attempts, window_ends_at`,
      [key.slice(0, 400), now.toISOString(), new Date(now.getTime() + seconds * 1000).toISOString(), weight],
    );
    const counted = rows[0];
    counts.set(key, counted?.attempts ?? 0);
    if (counted && counted.attempts > limit) wait = Math.max(wait, Math.ceil((Date.parse(counted.window_ends_at) - now.getTime()) / 1000), 1);
  }
  await keepSoFar(ctx);
  if (wait > 0) throw tooMany(wait);
  return counts;
}

export interface CountedCall {
  readonly attempts: number;
  readonly window_ends_at: string;
}
/**
 * Counting a call of somebody who shows who they are, as part of the statement that finds them: it costs no round trip and no commit of its own. What is
 * returned goes to `refuseBeyond`.
 * @param from SQL with a row for whom a call is counted @param key SQL of what is counted @param now SQL of an instant
 */
export const COUNT_CALL = (from: string, key: string, now: string, seconds: number): string =>
  `insert into sign_in_attempts as a (key, attempts, window_ends_at) select left(${key}, 400), 1, ${now} + interval '${seconds} seconds' from ${from}
   on conflict (key) do update set attempts = case when a.window_ends_at <= ${now} then 1 else a.attempts + 1 end,
     window_ends_at = case when a.window_ends_at <= ${now} then excluded.window_ends_at else a.window_ends_at end
   returning attempts, window_ends_at`;

/** A call that is too much is counted although it is refused. @throws 429 with Retry-After */
export async function refuseBeyond(ctx: Asker, limit: number, { attempts, window_ends_at }: CountedCall): Promise<void> {
  if (attempts <= limit) return;
  await keepSoFar(ctx);
  throw tooMany(Math.max(Math.ceil((Date.parse(window_ends_at) - ctx.clock.now().getTime()) / 1000), 1));
}

/** A success does not count against the place that it came from. */
export async function uncountAttempt(ctx: Asker, key: string): Promise<void> {
  await ctx.client.query('update sign_in_attempts set attempts = greatest(attempts - 1, 0) where key = $1', [key.slice(0, 400)]);
}

/** A success wipes the count. */
export async function forgetAttempts(ctx: Asker, key: string): Promise<void> {
  await ctx.client.query('delete from sign_in_attempts where key = $1', [key.slice(0, 400)]);
}
