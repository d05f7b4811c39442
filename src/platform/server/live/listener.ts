/** The one LISTEN connection of a process. It comes back by itself; after each new connection the caller catches up. */
import pg from 'pg';
import type { PoolConfig } from 'pg';
import { errorFacts, type Logger } from '../log.ts';

export interface Listener {
  close(): Promise<void>;
}

export interface ListenerOptions {
  readonly connection: PoolConfig;
  readonly topics: readonly string[];
  readonly log: Logger;
  onMessage(topic: string, payload: string): void;
  /** After every connection but the first: what came after `since` is lost and must be read from the tables. */
  onReconnect(since: Date): void;
  /** Longest wait between two attempts, in milliseconds; default 10,000. */
  readonly maxWaitMs?: number;
}

const FIRST_WAIT_MS = 200;
const BEAT_MS = 20_000;

/** Connects and listens. Rejects when the first connection fails; later ones are retried until `close`. */
export async function openListener({ connection, topics, log, onMessage, onReconnect, maxWaitMs = 10_000 }: ListenerOptions): Promise<Listener> {
  let client: pg.Client | null = null;
  let closed = false;
  let wait = FIRST_WAIT_MS;
  let lostAt = new Date();
  let retry: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;

  const lost = (which: pg.Client, error?: Error) => {
    if (client !== which) return;
    client = null;
    lostAt = new Date();
    clearInterval(beat);
    which.end().catch(() => undefined);
    if (closed) return;
    log.warn('live connection to the database lost', error ? errorFacts(error) : {});
    later();
  };

  const later = () => {
    retry = setTimeout(() => {
      connect().then(
        () => closed || onReconnect(lostAt),
        () => {
          wait = Math.min(wait * 2, maxWaitMs);
          if (!closed) later();
        },
      );
    }, wait);
    retry.unref();
  };

  const connect = async () => {
    const next = new pg.Client({ ...connection, application_name: 'mesra live', keepAlive: true });
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next));
    next.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''));
    try {
      await next.connect();
      await next.query(topics.map((topic) => `LISTEN ${topic}`).join('; '));
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    if (closed) return void next.end().catch(() => undefined);
    client = next;
    wait = FIRST_WAIT_MS;
    // A dead peer behind a firewall says nothing; a query finds out.
    beat = setInterval(() => next.query('select 1').catch((error: Error) => lost(next, error)), BEAT_MS);
    beat.unref();
  };

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(beat);
      const open = client;
      client = null;
      await open?.end().catch(() => undefined);
    },
  };
}
