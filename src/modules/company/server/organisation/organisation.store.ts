/** All SQL of branches, divisions, departments, position levels and positions. Every query carries the company. */
import { and, asc, count, desc, eq, getTableColumns, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { offsetOf, type PageRequest } from '#platform/contract/paging.ts';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import { kept, type Hole } from '#platform/server/db/kept.ts';
import { together, type Db } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { Named, Unit, UnitTable } from './organisation-unit.ts';
import { partsOf, UNITS } from './organisation-units.ts';
import { branches, positionLevels } from './organisation.tables.ts';

/** A stored row; only its own presenter looks at the rest. */
export type UnitRecord = Named & { readonly updated_at: string } & Readonly<Record<string, unknown>>;

export interface UnitQuery extends PageRequest {
  readonly sort: 'asc' | 'desc';
  readonly sort_by: string;
  readonly keyword?: string | undefined;
  readonly status?: 'Active' | 'Inactive' | undefined;
}

const column = (table: UnitTable, name: string): PgColumn => {
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

const liveOf = ({ table }: Unit, company: number | Hole) => and(eq(table.company_id, company), isNull(table.deleted_at)) as SQL;

/** @param filters columns that must equal a value; undefined ones do not filter. */
export async function listUnitRecords(
  ctx: Ctx,
  unit: Unit,
  query: UnitQuery,
  filters: Readonly<Record<string, number | undefined>>,
): Promise<{ records: UnitRecord[]; total: number }> {
  const { table } = unit;
  const conditions = [live(ctx, table)];
  if (query.status) conditions.push(eq(table.status, query.status));
  if (query.keyword) {
    const like = containing(query.keyword);
    conditions.push(or(ilike(table.name, like), ilike(table.code, like)) as SQL);
  }
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) conditions.push(eq(column(table, name), value));
  }
  const where = and(...conditions) as SQL;
  const direction = query.sort === 'asc' ? asc : desc;
  const [records, [counted]] = await together(
    ctx,
    () =>
      ctx.db
        .select()
        .from(table as PgTable)
        .where(where)
        .orderBy(direction(column(table, query.sort_by)), direction(table.id))
        .limit(query.per_page)
        .offset(offsetOf(query))
        .execute(),
    () =>
      ctx.db
        .select({ total: count() })
        .from(table as PgTable)
        .where(where)
        .execute(),
  );
  return { records: records as unknown as UnitRecord[], total: counted?.total ?? 0 };
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

const byId = (unit: Unit, db: Db, company: number | Hole, id: number | Hole) =>
  db
    .select()
    .from(unit.table as PgTable)
    .where(and(liveOf(unit, company), eq(unit.table.id, id)));
const keptById = ofEachUnit((unit) => kept(`company.${unit.kind}`, ['company', 'id'], (db, $) => byId(unit, db, $.company, $.id)));

/** @param lock the row waits for this transaction, and new rows under it too. */
export async function findUnitRecord(ctx: Ctx, unit: Unit, id: number, lock = false): Promise<UnitRecord | null> {
  const found = lock ? await byId(unit, ctx.db, ctx.companyId, id).for('update') : await keptById(unit)(ctx, { company: ctx.companyId, id });
  return (found as unknown as UnitRecord[])[0] ?? null;
}

const namesByIds = ofEachUnit(({ kind, table }) =>
  kept(`company.${kind}.names`, ['company', 'ids'], (db, $) =>
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
      .where(and(live(ctx, table), eq(column(table, part.column), id)));
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
      .where(and(live(ctx, table), eq(column(table, part.column), from)));
  }
}

/** Only one branch is the headquarters. */
export async function clearHeadquarters(ctx: Ctx): Promise<void> {
  await ctx.db
    .update(branches)
    .set({ is_hq: false })
    .where(and(live(ctx, branches), eq(branches.is_hq, true)));
}

/** The rank after the last. */
export async function nextRank(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ last: sql<number | null>`max(${positionLevels.rank})` })
    .from(positionLevels)
    .where(live(ctx, positionLevels));
  return (row?.last ?? 0) + 1;
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

/** The branch that a company begins with; runs as the house. */
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
