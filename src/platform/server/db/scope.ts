/**
 * Transactions and their scope. Every query of a request runs inside one transaction whose settings name
 * the company and the user; row-level security reads them. `asSystem` is the only way past that wall.
 */
import type { Pool } from 'pg';
import { connectionBehind, connectionOf, type Connection, type Handle } from './connection.ts';
import { isStaleStatement } from './stale-statement.ts';
import { forget } from './once.ts';

export type { Db } from './connection.ts';

export interface Scope {
  readonly companyId: number | null;
  readonly userId: number | null;
  readonly readOnly?: boolean;
  /** Work of the system: sign-in, jobs, registration. */
  readonly system?: boolean;
}

export type Effect = () => void | Promise<void>;

/** A transaction: its typed query builder, its connection, and what to do once it has committed. */
export interface Transaction extends Handle {
  /** Runs after a successful commit, in order; failures are logged by the caller, never undo the commit. */
  afterCommit(effect: Effect): void;
}

function integer(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError('Not an id');
  return value;
}

/** The statements that open a transaction in a scope; ids are whole numbers, so plain text is safe. */
export function openingStatements(scope: Scope): string {
  return [
    scope.readOnly ? 'BEGIN READ ONLY' : 'BEGIN',
    scope.system ? 'SET LOCAL ROLE mesra_system' : '',
    scope.companyId === null ? '' : `SET LOCAL app.company_id = '${integer(scope.companyId)}'`,
    scope.userId === null ? '' : `SET LOCAL app.user_id = '${integer(scope.userId)}'`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** Runs `work` in one transaction of a scope; commits, or rolls back and throws on. Effects run after the commit. */
export async function transact<T>(pool: Pool, scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withConnection(pool, async (connection, effects) => {
    await connection.client.query(openingStatements(scope));
    connection.turn = scope.system ? 'system' : 'application';
    return work({ ...connection[connection.turn], afterCommit: (effect) => void effects.push(effect) });
  });
}

/** The frame that `transact` and the HTTP layer share: take a connection, commit or roll back, give it back. */
export async function withConnection<T>(
  pool: Pool,
  work: (connection: Connection, effects: Effect[]) => Promise<T>,
  onEffectFailure: (error: unknown) => void = (error) => {
    throw error;
  },
): Promise<T> {
  const client = await pool.connect();
  const connection = connectionOf(client).startAfresh();
  const effects: Effect[] = [];
  let broken: Error | undefined;
  let result: T;
  try {
    result = await work(connection, effects);
    await connection.returned;
    await (connection.committed ?? client.query('COMMIT'));
  } catch (error) {
    if (isStaleStatement(error)) broken = error as Error;
    try {
      await client.query('ROLLBACK');
    } catch (lost) {
      broken = lost instanceof Error ? lost : new Error(String(lost));
    }
    throw error;
  } finally {
    client.release(broken ?? connection.leftBehind());
  }
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      onEffectFailure(error);
    }
  }
  return result;
}

/**
 * Runs `work` as the system inside the same transaction; the company wall is down only there, and only for what
 * `work` sends through the handle that it is given. When it fails, nothing more of the application goes out until its
 * savepoint or the transaction is rolled back.
 */
export async function asSystem<T>(tx: Pick<Handle, 'client'>, work: (services: Handle) => Promise<T>): Promise<T> {
  const connection = connectionBehind(tx);
  if (tx.client === connection.system.client) return work(connection.system);
  if (connection.turn === 'system') throw new Error('The system has the connection already');
  requireAlone(connection);
  connection.open += 1;
  try {
    // The change of role travels with the first statement, and the way back with the next one.
    const [became, done] = await Promise.allSettled([connection.becomeSystem(), (async () => work(connection.system))()]);
    if (became.status === 'rejected') throw became.reason;
    if (done.status === 'rejected') throw done.reason;
    connection.becomeApplication();
    return done.value;
  } finally {
    connection.open -= 1;
  }
}

/** Runs `work` so that a failure takes back what it wrote, and nothing else. @throws what `work` throws, once it is taken back */
export async function savepoint<T>(tx: Pick<Transaction, 'client' | 'afterCommit'>, work: () => Promise<T>): Promise<T> {
  const connection = connectionBehind(tx);
  const { turn: step } = connection;
  requireAlone(connection);
  await tx.client.query('savepoint one');
  connection.open += 1;
  try {
    const result = await work();
    await tx.client.query('release savepoint one');
    return result;
  } catch (error) {
    // A connection that was lost says so at the next statement; what is thrown on is why.
    await connection.client.query('rollback to savepoint one').catch(() => undefined);
    connection.turn = step;
    forget(tx);
    throw error;
  } finally {
    connection.open -= 1;
  }
}

/**
 * Sends the last statements of a transaction together with its commit, which saves a round trip. What follows cannot take them back, not even an answer that
 * breaks its contract, and may send nothing more.
 * @param last sends its statements at once, before it waits for anything
 */
export async function commitWith<T>(tx: Pick<Handle, 'client'>, last: () => Promise<T>): Promise<T> {
  const connection = connectionBehind(tx);
  requireAlone(connection);
  if (connection.open > 0) throw new Error('A transaction cannot end within a savepoint');
  return connection.commitWith(last);
}

function requireAlone(connection: Connection): void {
  if (connection.isShared) throw new Error('Reads are under way side by side: a savepoint or a work of the system cannot begin among them');
}

/**
 * Reads side by side: all are sent before the first is answered, in one round trip. The only way to send statements without
 * waiting for the one before.
 * @param reads each starts one read, which opens no savepoint and does nothing as the portal
 */
export async function pipeline<const Reads extends readonly (() => Promise<unknown>)[]>(
  tx: Pick<Handle, 'client'>,
  ...reads: Reads
): Promise<{ [At in keyof Reads]: Awaited<ReturnType<Reads[At]>> }> {
  const connection = connectionBehind(tx);
  const outer = connection.isShared;
  connection.isShared = true;
  try {
    // Settled, not raced: what follows a failure must not begin while another read is still being answered.
    const settled = await Promise.allSettled(reads.map(async (read) => read()));
    const failed = settled.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as { [At in keyof Reads]: Awaited<ReturnType<Reads[At]>> };
  } finally {
    connection.isShared = outer;
  }
}
