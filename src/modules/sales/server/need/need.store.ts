/** All SQL of needs. */
import { and, asc, count, eq, getTableColumns, sql, type SQLWrapper } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { salesNeeds as n, type SalesNeedRecord } from '../tables/need.tables.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProjectOutlets as chosen } from '../tables/project.tables.ts';

const ofProject = (ctx: Ctx, projectId: number) => and(eq(n.company_id, ctx.companyId), eq(n.project_id, projectId));

/** Of two days that may be open, the one that leaves less: PostgreSQL's `greatest` and `least` pass over nulls. */
const later = (one: SQLWrapper, other: SQLWrapper) => sql<CalendarDate | null>`greatest(${one}, ${other})`;
const earlier = (one: SQLWrapper, other: SQLWrapper) => sql<CalendarDate | null>`least(${one}, ${other})`;

export interface FoundNeed {
  readonly need: SalesNeedRecord;
  readonly outlet: {
    readonly id: number;
    readonly name: string;
    readonly state: string | null;
    readonly postcode: string | null;
    readonly city: string | null;
  };
}

/** Needs of a project by outlet and time. @param outletIds null: all outlets @param active at outlets alone that are still active in it, on their days in it */
export const needsOf = (ctx: Ctx, projectId: number, outletIds: readonly number[] | null, active: boolean): Promise<FoundNeed[]> =>
  ctx.db
    .select({
      need: active ? { ...getTableColumns(n), start_date: later(n.start_date, chosen.start_date), end_date: earlier(n.end_date, chosen.end_date) } : n,
      outlet: { id: o.id, name: o.name, state: o.state, postcode: o.postcode, city: o.city },
    })
    .from(n)
    .innerJoin(o, and(eq(o.company_id, n.company_id), eq(o.id, n.outlet_id)))
    .innerJoin(chosen, and(eq(chosen.company_id, n.company_id), eq(chosen.project_id, n.project_id), eq(chosen.outlet_id, n.outlet_id)))
    .where(
      and(ofProject(ctx, projectId), outletIds === null ? undefined : among(n.outlet_id, [...outletIds]), active ? eq(chosen.status, 'Active') : undefined),
    )
    .orderBy(asc(sql`lower(${o.name})`), asc(n.start_time), asc(n.id))
    .execute();

export async function countNeeds(ctx: Ctx, projectId: number): Promise<number> {
  const [row] = await ctx.db.select({ n: count() }).from(n).where(ofProject(ctx, projectId));
  return row?.n ?? 0;
}

export async function getNeed(ctx: Ctx, projectId: number, id: number): Promise<SalesNeedRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(n)
    .where(and(ofProject(ctx, projectId), eq(n.id, id)));
  return row;
}

type Written = Pick<SalesNeedRecord, 'outlet_id' | 'weekdays' | 'start_time' | 'end_time' | 'heads' | 'start_date' | 'end_date'>;

/** @param id absent: a new one */
export async function writeNeed(ctx: Ctx, projectId: number, id: number | undefined, need: Written): Promise<SalesNeedRecord | undefined> {
  const by = { ...need, updated_by: ctx.actor.userId };
  const [row] = await (id === undefined
    ? ctx.db
        .insert(n)
        .values({ ...by, company_id: ctx.companyId, project_id: projectId, created_by: ctx.actor.userId })
        .returning()
    : ctx.db
        .update(n)
        .set(by)
        .where(and(ofProject(ctx, projectId), eq(n.id, id)))
        .returning());
  return row;
}

export async function deleteNeed(ctx: Ctx, projectId: number, id: number): Promise<SalesNeedRecord | undefined> {
  const [row] = await ctx.db
    .delete(n)
    .where(and(ofProject(ctx, projectId), eq(n.id, id)))
    .returning();
  return row;
}

/** Whether an outlet is an active one of the project. */
export async function isActiveOutlet(ctx: Ctx, projectId: number, outletId: number): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: chosen.id })
    .from(chosen)
    .where(and(eq(chosen.company_id, ctx.companyId), eq(chosen.project_id, projectId), eq(chosen.outlet_id, outletId), eq(chosen.status, 'Active')));
  return row !== undefined;
}
