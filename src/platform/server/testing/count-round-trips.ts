/**
 * Flights of a request: how often the server waits for its database. A statement belongs to the round trip after the last one
 * of which an answer had come when it was sent; reads side by side that wait twice each wait twice together. The end of a
 * read's transaction is not waited for, nor is the way back from a work of the portal. What a new connection asks when it opens
 * is no part of the request that came first.
 */
import type { Pool, PoolClient } from 'pg';

export interface RoundTrips {
  /** Round trips that somebody waited for. */
  readonly roundTrips: number;
  /** Statements, without those that nobody waits for and those that open a connection. */
  readonly statements: number;
  /** What they say, in their order. */
  readonly texts: readonly string[];
}

const NO_PART = /^(COMMIT|ROLLBACK|SET LOCAL ROLE mesra_app|select current_user as role)$/;

/** Counts from here to `stop`, over all connections of the pool. For one request at a time. */
export function countRoundTrips(pool: Pool): { stop(): RoundTrips } {
  let roundTrips = 0;
  const texts: string[] = [];
  const undo: (() => void)[] = [];
  const seen = new Set<PoolClient>();
  const watch = (client: PoolClient) => {
    if (seen.has(client)) return;
    seen.add(client);
    const { query } = client;
    // The last round trip of which something has come back.
    let answered = roundTrips;
    client.query = ((...sent: unknown[]) => {
      const text = typeof sent[0] === 'string' ? sent[0] : String((sent[0] as { text?: string }).text);
      const answer = (query as (...given: unknown[]) => unknown).apply(client, sent) as Promise<unknown>;
      if (NO_PART.test(text)) return answer;
      const roundTrip = answered + 1;
      texts.push(text);
      roundTrips = Math.max(roundTrips, roundTrip);
      const come = () => void (answered = Math.max(answered, roundTrip));
      void answer.then(come, come);
      return answer;
    }) as PoolClient['query'];
    undo.push(() => void (client.query = query));
  };
  pool.on('acquire', watch);
  return {
    stop() {
      pool.off('acquire', watch);
      for (const each of undo) each();
      return { roundTrips, statements: texts.length, texts };
    },
  };
}
