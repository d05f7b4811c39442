/** Rows of `import_runs` and `import_rows`, written many at a time. */
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/scope.ts';
import { importRows, importRuns, type ImportRowRecord, type ImportRunRecord, type RowError, type RowState, type RunStatus } from './import.tables.ts';

type Tx = { readonly db: Db };
export type NewRow = Pick<ImportRowRecord, 'number' | 'name' | 'kind' | 'values' | 'changes' | 'errors' | 'subject_id'>;

export async function insertRun(tx: Tx, run: typeof importRuns.$inferInsert, rows: readonly NewRow[]): Promise<ImportRunRecord> {
  const [inserted] = await tx.db.insert(importRuns).values(run).returning();
  await tx.db.execute(sql`
    insert into import_rows (company_id, run_id, number, name, kind, "values", changes, errors, subject_id)
    select ${run.company_id}::bigint, ${inserted!.id}::bigint, number, name, kind, "values", changes, errors, subject_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (number integer, name text, kind text, "values" jsonb, changes jsonb, errors jsonb, subject_id bigint)`);
  return inserted!;
}

/** A run of a person, locked where it is about to change. */
export async function findRun(tx: Tx, id: number, type: string, userId: number, lock = false): Promise<ImportRunRecord | null> {
  const query = tx.db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.id, id), eq(importRuns.type, type), eq(importRuns.user_id, userId)));
  const [run] = await (lock ? query.for('update') : query);
  return run ?? null;
}

export async function rowsOf(tx: Tx, runId: number): Promise<ImportRowRecord[]> {
  return tx.db.select().from(importRows).where(eq(importRows.run_id, runId)).orderBy(asc(importRows.number));
}

export interface RowOutcome {
  readonly id: number;
  readonly state: RowState;
  readonly subject_id?: number | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly errors?: readonly RowError[];
}

/** What became of rows; facts that an outcome does not name stay. */
export async function markRows(tx: Tx, outcomes: readonly RowOutcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  await tx.db.execute(sql`
    update import_rows r
    set state = o.state, subject_id = coalesce(o.subject_id, r.subject_id), before = coalesce(o.before, r.before),
        after = coalesce(o.after, r.after), errors = coalesce(o.errors, r.errors), updated_at = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as o (id bigint, state text, subject_id bigint, before jsonb, after jsonb, errors jsonb)
    where r.id = o.id`);
}

export async function markRun(tx: Tx, id: number, status: RunStatus, at: string): Promise<void> {
  await tx.db
    .update(importRuns)
    .set({ status, ...(status === 'accepted' ? { accepted_at: at } : { undone_at: at }) })
    .where(eq(importRuns.id, id));
}

/** Runs whose rows (people's data) are no longer needed to undo anything. */
export async function deleteOldRuns(tx: Tx, before: string): Promise<void> {
  await tx.db.delete(importRuns).where(lt(importRuns.created_at, before));
}
