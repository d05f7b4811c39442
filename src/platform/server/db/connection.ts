/**
 * A connection and its two sides: what the application sends behind the wall, and what the portal sends past it. Only the
 * side whose role is set may send, for a statement of the application that goes out while the portal has the connection
 * would be answered with the rows of every company.
 */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Writable } from 'node:stream';
import type { PoolClient } from 'pg';

export type Db = NodePgDatabase;

/** How statements go out. */
export type Line = Pick<PoolClient, 'query'>;

/** One side: its connection and its typed query builder. */
export interface Handle {
  readonly client: Line;
  readonly db: Db;
}

export type Side = 'application' | 'system';
/** `ended`: the transaction was told to commit, and nothing more belongs to it. */
type Turn = Side | 'ended';

export class Connection {
  /** Which side may send now. */
  turn: Turn = 'application';
  /** Reads are under way side by side: no savepoint and no work of the portal may begin among them. */
  isShared = false;
  /** Savepoints and works of the portal that have not come to their end. */
  open = 0;
  /** What nothing waits for but the end of the transaction: the application's last return from a work of the portal, or how one of the portal began. */
  returned: Promise<unknown> | null = null;
  /** The commit, where it went out with the last statements. */
  committed: Promise<unknown> | null = null;
  readonly application: Handle;
  readonly system: Handle;

  /** Past both sides: for whoever opens and ends transactions. */
  readonly client: PoolClient;

  constructor(client: PoolClient) {
    this.client = client;
    this.application = handleOf(this, 'application');
    this.system = handleOf(this, 'system');
  }

  /** For whoever takes the client from the pool. */
  startAfresh(): this {
    this.turn = 'application';
    this.isShared = false;
    this.open = 0;
    this.returned = null;
    this.committed = null;
    return this;
  }

  /**
   * Why this connection must not be used again: work of its last transaction was left behind (somebody did not wait for it)
   * and would go on in the next one, of another company.
   */
  leftBehind(): Error | undefined {
    return this.open > 0 || this.isShared ? new Error('A transaction ended before its work did') : undefined;
  }

  /** Opens a transaction and sends its first statement in the same round trip. @param begin `BEGIN`, and what it says of the transaction */
  async beginWith<T>(begin: string, first: () => Promise<T>): Promise<T> {
    withhold(this.client);
    const [, answer] = await Promise.all([this.client.query(begin), first()]);
    return answer;
  }

  /** Opens a transaction of the portal: what is sent next goes out behind it, in the same round trip. Where it fails, so does all that follows. */
  beginAsSystem(begin: string): Handle {
    withhold(this.client);
    this.turn = 'system';
    const begun = this.client.query(`${begin}; SET LOCAL ROLE mesra_system`);
    this.returned = begun;
    // Whoever commits asks for it.
    begun.catch(() => undefined);
    return this.system;
  }

  /** Takes the role of the portal to the end of the transaction. What it sends from now on goes out behind the change; where that fails, so does all that follows. */
  async becomeSystem(): Promise<Handle> {
    this.turn = 'system';
    await this.client.query('SET LOCAL ROLE mesra_system');
    return this.system;
  }

  /** Sends the last statements and the commit in one round trip: where one of them fails, the commit takes all of it back. */
  async commitWith<T>(last: () => Promise<T>): Promise<T> {
    const answer = last();
    this.committed = this.client.query('COMMIT');
    this.turn = 'ended';
    const [answered, committed] = await Promise.allSettled([answer, this.committed]);
    if (answered.status === 'rejected') throw answered.reason;
    if (committed.status === 'rejected') throw committed.reason;
    return answered.value;
  }

  /** Gives the connection back to the application; `returned` says when. */
  becomeApplication(): void {
    const back = this.client.query('SET LOCAL ROLE mesra_app');
    this.turn = 'application';
    this.returned = back;
    // Whoever commits asks for it.
    back.catch(() => undefined);
  }
}

/** What is sent in one turn goes out in one write: a round trip of eight statements would be eight calls of the system, here and in PostgreSQL. */
function withhold(client: PoolClient): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Pick<Writable, 'cork' | 'uncork'> } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

class SideLine {
  readonly connection: Connection;
  readonly side: Side;

  constructor(connection: Connection, side: Side) {
    this.connection = connection;
    this.side = side;
  }

  query(...sent: unknown[]): unknown {
    if (this.connection.turn === 'ended') throw new Error('The transaction has ended: nothing more may be sent');
    if (this.connection.turn !== this.side) throw new Error(`The ${this.connection.turn} has the connection: nothing of the ${this.side} may be sent now`);
    withhold(this.connection.client);
    return (this.connection.client.query as (...given: unknown[]) => unknown)(...sent);
  }
}

const serviceBuilders = new WeakSet<Db>();

function handleOf(connection: Connection, side: Side): Handle {
  const client = new SideLine(connection, side) as Line;
  // The builder asks nothing of a client but `query`.
  const db = drizzle(client as PoolClient);
  if (side === 'system') serviceBuilders.add(db);
  return { client, db };
}

const connections = new WeakMap<PoolClient, Connection>();

/** The connection around a client of the pool; the same one for as long as the client lives, so that built statements stay with it. */
export function connectionOf(client: PoolClient): Connection {
  let connection = connections.get(client);
  if (!connection) connections.set(client, (connection = new Connection(client)));
  return connection;
}

/** The connection behind a side. */
export function connectionBehind({ client }: { readonly client: Line }): Connection {
  if (!(client instanceof SideLine)) throw new Error('Not a side of a connection');
  return client.connection;
}

/** Whether a builder or a line belongs to the portal. */
export const isSystem = (of: Db | Line): boolean => (of instanceof SideLine ? of.side === 'system' : serviceBuilders.has(of as Db));
