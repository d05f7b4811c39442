/** The pool of connections that requests use: each connection starts as `mesra_app`, behind row-level security. */
import pg from 'pg';

export interface PoolOptions {
  /** Most connections at once; default 10. */
  readonly max?: number;
  /** The longest a statement may run, in milliseconds; default 30,000. */
  readonly statementTimeoutMs?: number;
  /** The role that connections take; null keeps the owner of the database (migrations, tests of the wall itself). */
  readonly role?: 'mesra_app' | 'mesra_system' | null;
  /** The address is that of a pooler of transactions: it carries no options of a connection and no statement that is kept by name. */
  readonly pooled?: boolean;
  /** Shown in pg_stat_activity. */
  readonly name?: string;
  /** Told of connections that broke while idle (the server went away); the pool replaces them. */
  readonly onLost?: (error: Error) => void;
}

/**
 * `2026-11-21 05:30:00.123456+00` (as PostgreSQL writes it in UTC) → `2026-11-21T05:30:00.123456Z`.
 * The microseconds stay, so the text still equals the stored instant.
 */
export function instantText(value: string): string {
  return value.replace(' ', 'T').replace(/[+-]00(:00)?$/, 'Z');
}

function wholeNumber(value: string): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

const OID = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, interval: 1186, numeric: 1700 } as const;
const asText = (value: string) => value;
const parsers = new Map<number, (value: string) => unknown>([
  [OID.int8, wholeNumber],
  [OID.date, asText],
  [OID.timestamp, asText],
  [OID.timestamptz, instantText],
  [OID.interval, asText],
  [OID.numeric, asText],
]);

/** How values come out: int8 as a number while that is exact, date and numeric as text, timestamptz as ISO text in UTC. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : parsers.get(oid);
    return own ?? pg.types.getTypeParser(oid, format);
  },
};

/** `-c` options of a connection. A space inside a value would need a backslash; ours have none. */
function startOptions(settings: Readonly<Record<string, string | number>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** Connections are renewed after 30 to 60 minutes, drawn once for each pool. */
const MIN_LIFETIME_S = 30 * 60;

/** What every connection is set to. */
const settingsOf = (statementTimeoutMs: number) => ({
  timezone: 'UTC',
  datestyle: 'ISO',
  statement_timeout: statementTimeoutMs,
  // A transaction that its request forgot must not hold locks for ever.
  idle_in_transaction_session_timeout: 60_000,
  lock_timeout: 15_000,
});

const WHO = `select current_user as role, current_setting('timezone') as timezone, split_part(current_setting('datestyle'), ',', 1) as datestyle,
  not exists (select from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout']) as limits (name) where current_setting(name) = '0') as limited`;

/**
 * Asks a new connection who it is. A pooler between us and PostgreSQL may drop the options of a connection, and its role
 * with them: it would be the owner of the tables, past the wall.
 */
const requireRole = (role: string) => (client: pg.PoolClient, done: (error?: Error) => void) => {
  client.query<{ role: string; timezone: string; datestyle: string; limited: boolean }>(WHO).then(
    ({ rows: [is] }) => {
      if (is?.role !== role) return done(new Error(`A connection came as ${is?.role} and not as ${role}: the options of the address were dropped on the way`));
      if (is.timezone !== 'UTC' || is.datestyle !== 'ISO' || !is.limited)
        return done(
          new Error(
            `A connection came with the time zone ${is.timezone}, dates as ${is.datestyle}, ${is.limited ? '' : 'no '}limits of time: set the user up as docs/scale.md says`,
          ),
        );
      return done();
    },
    (error: Error) => done(error),
  );
};

/** Behind a pooler the next transaction is another connection, which knows no statement of the one before. */
function keepNothing(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const unnamed = (sent: unknown) => (typeof sent === 'object' && sent !== null && 'name' in sent ? { ...sent, name: undefined } : sent);
  client.query = ((sent: unknown, ...more: unknown[]) => query(unnamed(sent), ...more)) as typeof client.query;
}

/** Opens a pool. Nothing connects until the first query; close it with `end()`. */
export function openPool(url: string, options: PoolOptions = {}): pg.Pool {
  const { max = 10, statementTimeoutMs = 30_000, role = 'mesra_app', name = 'mesra', pooled = false, onLost } = options;
  // Statements that the query builder sends as they are written go past the parsers of a connection, to those that hold everywhere: a key that came as
  // text is found in no map of numbers.
  pg.types.setTypeParser(OID.int8, wholeNumber as (value: string) => number);
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    types: typeParsers,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Statements are sent without waiting for the one before; who wants the answer first awaits it.
    pipeline: true,
    // A statement that is kept holds memory of its backend, so a connection does not live for ever. Not all at once.
    maxLifetimeSeconds: MIN_LIFETIME_S + Math.floor(Math.random() * MIN_LIFETIME_S),
    ...(role === null ? {} : { verify: requireRole(role) }),
    ...(pooled ? {} : { options: startOptions({ ...(role === null ? {} : { role }), ...settingsOf(statementTimeoutMs) }) }),
  });
  // A connection that breaks while it is checked out shows at its next query; without a listener it would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (pooled) keepNothing(client);
  });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (error) => onLost?.(error));
  return pool;
}
