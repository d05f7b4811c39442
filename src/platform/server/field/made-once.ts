/** An action of a person is done once, however often its device sends it: its record carries the name that the device gave it. */
import { and, eq, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';

type NamedTable = PgTable & { readonly company_id: PgColumn; readonly client_ref: PgColumn };

/** A table with a unique index over company, person and `client_ref`. */
export interface MadeBy<T extends NamedTable> {
  readonly table: T;
  /** The column of the person whose actions they are. */
  readonly person: PgColumn;
}

/** What a person made under a name; undefined: nothing yet. */
export async function findMade<T extends NamedTable>(ctx: Ctx, { table, person }: MadeBy<T>, id: number, ref: string): Promise<T['$inferSelect'] | undefined> {
  const [found] = await ctx.db
    .select()
    .from(table as PgTable)
    .where(and(eq(table.company_id, ctx.companyId), eq(person, id), eq(table.client_ref, ref)));
  return found;
}

const lockName = preparedText('field.lock-name', 'select pg_advisory_xact_lock(hashtextextended($2, $1))');

/**
 * Two that come at once under one name wait for each other.
 * @param ref absent: it has no name, so it is made each time
 * @returns what was made before, as it stands by now, or what is made now
 */
export async function madeOnce<T extends NamedTable>(
  ctx: Ctx,
  by: MadeBy<T>,
  id: number,
  ref: string | undefined,
  make: () => Promise<T['$inferSelect']>,
): Promise<T['$inferSelect']> {
  if (ref === undefined) return make();
  await lockName(ctx.client, [ctx.companyId, `${getTableName(by.table)} ${id} ${ref}`]);
  return (await findMade(ctx, by, id, ref)) ?? make();
}
