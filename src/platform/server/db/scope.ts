/**
 * Transactions and their scope. Every query of a request runs inside one transaction whose settings name
 * the company and the user; row-level security reads them. `asSystem` is the only way past that wall.
 */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

export type Db = NodePgDatabase;

export interface Scope {
  readonly companyId: number | null;
  readonly userId: number | null;
  readonly readOnly?: boolean;
  /** Work of the house itself: sign-in, jobs, registration. */
  readonly system?: boolean;
}

/** A transaction: its typed query builder, its connection, and what to do once it has committed. */
export interface Transaction {
  readonly db: Db;
  readonly client: PoolClient;
  /** Runs after a successful commit, in order; failures are logged by the caller, never undo the commit. */
  afterCommit(effect: () => void | Promise<void>): void;
}

const builders = new WeakMap<PoolClient, Db>();

export function builderOf(client: PoolClient): Db {
  let db = builders.get(client);
  if (!db) {
    db = drizzle(client);
    builders.set(client, db);
  }
  return db;
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
  return withClient(pool, async (client, effects) => {
    await client.query(openingStatements(scope));
    return work({ db: builderOf(client), client, afterCommit: (effect) => void effects.push(effect) });
  });
}

/** The frame that `transact` and the HTTP layer share: take a client, commit or roll back, give it back. */
export async function withClient<T>(
  pool: Pool,
  work: (client: PoolClient, effects: (() => void | Promise<void>)[]) => Promise<T>,
  onEffectFailure: (error: unknown) => void = (error) => {
    throw error;
  },
): Promise<T> {
  const client = await pool.connect();
  const effects: (() => void | Promise<void>)[] = [];
  let broken: Error | undefined;
  let result: T;
  try {
    result = await work(client, effects);
    await client.query('COMMIT');
  } catch (error) {
    try {
      await client.query('ROLLBACK');
    } catch (lost) {
      broken = lost instanceof Error ? lost : new Error(String(lost));
    }
    throw error;
  } finally {
    client.release(broken);
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

/** Runs `work` as the house itself inside the same transaction; the company wall is down only there. */
export async function asSystem<T>(tx: Pick<Transaction, 'client' | 'db'>, work: (db: Db) => Promise<T>): Promise<T> {
  await tx.client.query('SET LOCAL ROLE mesra_system');
  const result = await work(tx.db);
  // Reached only when `work` succeeded: a failed transaction is rolled back whole, and its role with it.
  await tx.client.query('SET LOCAL ROLE mesra_app');
  return result;
}
