/** All SQL of branches, divisions, departments, position levels and positions. Every query carries the company. */
import { and, asc, count, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { among } from '#platform/server/db/among.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Named, Unit, UnitTable } from './organisation-unit.ts';
import { partsOf, UNITS } from './organisation-units.ts';
import { branches, positionLevels } from './organisation.tables.ts';

/** A stored row; only its own presenter looks at the rest. */
export type UnitRecord = Named & { readonly updated_at: string } & Readonly<Record<string, unknown>>;

export const unitColumn = (table: UnitTable, name: string): PgColumn => {
  const found = (getTableColumns(table as PgTable) as Record<string, PgColumn>)[name];
  if (!found) throw new Error(`No column ${name}`);
  return found;
};

const live = (ctx: Ctx, table: UnitTable): SQL => and(eq(table.company_id, ctx.companyId), isNull(table.deleted_at)) as SQL;

/** A statement for each of the lists, whose tables differ. */
function ofEachUnit<T>(make: (unit: Unit) => T): (unit: Unit) => T {
  const made = new Map(Object.values(UNITS).map((unit) => [unit.kind, make(unit)]));
  return ({ kind }) => made.get(kind) as T;
}

/** Every live row of a company in order of its name (levels: of their rank), for the whole picture and for pickers. */
export async function allUnitRecords(ctx: Ctx, unit: Unit): Promise<UnitRecord[]> {
  const { table } = unit;
  const order = unit.kind === 'position_level' ? positionLevels.rank : sql`lower(${table.name})`;
  return (await ctx.db
    .select()
    .from(table as PgTable)
    .where(live(ctx, table))
    .orderBy(asc(order))) as unknown as UnitRecord[];
}

/** Locked: the row waits for this transaction, and new rows under it too. */
export async function lockUnit(ctx: Ctx, { table }: Unit, id: number): Promise<UnitRecord | null> {
  const [record] = (await ctx.db
    .select()
    .from(table as PgTable)
    .where(and(live(ctx, table), eq(table.id, id)))
    .for('update')) as unknown as UnitRecord[];
  return record ?? null;
}

const namesByIds = ofEachUnit(({ kind, table }) =>
  prepared(`company.${kind}.names`, ['company', 'ids'], (db, $) =>
    db
      .select({ id: table.id, name: table.name })
      .from(table as PgTable)
      .where(and(eq(table.company_id, $.company), sql`${table.id} = any(${$.ids}::bigint[])`)),
  ),
);

/** Names by id, deleted ones too: history keeps its words. */
export async function unitNames(ctx: Ctx, unit: Unit, ids: readonly number[]): Promise<Map<number, Named>> {
  if (ids.length === 0) return new Map();
  const rows = (await namesByIds(unit)(ctx, { company: ctx.companyId, ids: [...ids] })) as Named[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which of the ids are live units of this company. */
export async function liveUnitIds(ctx: Ctx, unit: Unit, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { table } = unit;
  const rows = (await ctx.db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(live(ctx, table), among(table.id, ids)))) as { id: number }[];
  return new Set(rows.map(({ id }) => id));
}

export async function insertUnit(ctx: Ctx, unit: Unit, values: Readonly<Record<string, unknown>>): Promise<UnitRecord> {
  const [record] = (await ctx.db
    .insert(unit.table as PgTable)
    .values({ ...values, company_id: ctx.companyId })
    .returning()) as unknown as UnitRecord[];
  return record as UnitRecord;
}

export async function updateUnit(ctx: Ctx, unit: Unit, id: number, values: Readonly<Record<string, unknown>>): Promise<UnitRecord> {
  const { table } = unit;
  const [record] = (await ctx.db
    .update(table as PgTable)
    .set(values)
    .where(and(live(ctx, table), eq(table.id, id)))
    .returning()) as unknown as UnitRecord[];
  return record as UnitRecord;
}

export async function removeUnit(ctx: Ctx, unit: Unit, id: number): Promise<void> {
  await updateUnit(ctx, unit, id, { deleted_at: sql`clock_timestamp()` });
}

/** How many live units hang directly under one. */
export async function countParts(ctx: Ctx, unit: Unit, id: number): Promise<number> {
  let total = 0;
  for (const part of partsOf(unit.kind)) {
    const { table } = part.unit;
    const [counted] = await ctx.db
      .select({ total: count() })
      .from(table as PgTable)
      .where(and(live(ctx, table), eq(unitColumn(table, part.column), id)));
    total += counted?.total ?? 0;
  }
  return total;
}

export async function moveParts(ctx: Ctx, unit: Unit, from: number, to: number): Promise<void> {
  for (const part of partsOf(unit.kind)) {
    const { table } = part.unit;
    await ctx.db
      .update(table as PgTable)
      .set({ [part.column]: to })
      .where(and(live(ctx, table), eq(unitColumn(table, part.column), from)));
  }
}

/** Gives the levels the ranks 1…n in the order of `ids`. In two steps, since each rank is unique at every moment. */
export async function rankLevels(ctx: Ctx, ids: readonly number[]): Promise<void> {
  for (const sign of [-1, 1]) {
    await ctx.client.query(
      `update position_levels l set rank = o.place * $3, updated_at = clock_timestamp()
       from unnest($1::bigint[]) with ordinality as o (id, place)
       where l.id = o.id and l.company_id = $2 and l.deleted_at is null`,
      [ids, ctx.companyId, sign],
    );
  }
}

/** The branch that a company begins with; runs as the portal. */
export async function insertFirstBranch(tx: Pick<Ctx, 'db'>, values: typeof branches.$inferInsert): Promise<void> {
  await tx.db.insert(branches).values(values);
}

/** Place, zone of attendance and weekly rest days of branches, deleted ones too. */
export async function branchRecords(ctx: Ctx, ids: readonly number[]): Promise<(typeof branches.$inferSelect)[]> {
  if (ids.length === 0) return [];
  return ctx.db
    .select()
    .from(branches)
    .where(and(eq(branches.company_id, ctx.companyId), among(branches.id, ids)));
}

type BranchRecord = typeof branches.$inferSelect;

/** The headquarters as long as it has no address, locked. */
export async function headquartersWithoutAddress(ctx: Ctx): Promise<BranchRecord | undefined> {
  const [record] = await ctx.db
    .select()
    .from(branches)
    .where(and(live(ctx, branches), eq(branches.is_hq, true), isNull(branches.address_1)))
    .for('update');
  return record;
}

export async function placeBranch(ctx: Ctx, id: number, values: Partial<BranchRecord>): Promise<BranchRecord> {
  const [record] = await ctx.db
    .update(branches)
    .set(values)
    .where(and(eq(branches.company_id, ctx.companyId), eq(branches.id, id)))
    .returning();
  return record as BranchRecord;
}
