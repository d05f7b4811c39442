/**
 * Flights of a request: how often the server waits for its database. Counted where it happens, at the sockets: what is
 * written before anything has come back belongs to one flight. The end of a read's transaction is not waited for.
 */
import type { Pool, PoolClient } from 'pg';
import type { Socket } from 'node:net';

interface Watched {
  /** Something has come back since the last write. */
  answered: boolean;
}

export interface Flights {
  /** Round trips that somebody waited for. */
  readonly flights: number;
  /** Statements, without the ends of transactions. */
  readonly statements: number;
}

const END = /^(COMMIT|ROLLBACK)$/;

/** Counts from here to `stop`, over all connections of the pool. For one request at a time. */
export function countFlights(pool: Pool): { stop(): Flights } {
  let flights = 0;
  let statements = 0;
  const undo: (() => void)[] = [];
  const seen = new Set<PoolClient>();
  const watch = (client: PoolClient) => {
    if (seen.has(client)) return;
    seen.add(client);
    const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
    const watched: Watched = { answered: true };
    const { query } = client;
    client.query = ((...sent: unknown[]) => {
      const text = typeof sent[0] === 'string' ? sent[0] : String((sent[0] as { text?: string }).text);
      if (!END.test(text)) {
        statements += 1;
        if (watched.answered) flights += 1;
        watched.answered = false;
      }
      return (query as (...given: unknown[]) => unknown).apply(client, sent);
    }) as PoolClient['query'];
    const onData = () => void (watched.answered = true);
    stream.prependListener('data', onData);
    undo.push(() => {
      client.query = query;
      stream.off('data', onData);
    });
  };
  pool.on('acquire', watch);
  return {
    stop() {
      pool.off('acquire', watch);
      for (const each of undo) each();
      return { flights, statements };
    },
  };
}
