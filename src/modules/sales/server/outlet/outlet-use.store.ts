/** What hangs on outlets: supervisors, projects, schedules of a day; and by what they can be filtered. */
import { and, count, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import { salesProjectOutlets as chosen } from '../tables/project.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';
import { salesOutlets as o, salesOutletSupervisors as w } from '../tables/outlet.tables.ts';

/** Who looks after each outlet on a day. */
export const supervisorsOn = (ctx: Ctx, outletIds: readonly number[], day: CalendarDate) =>
  ctx.db
    .select({ outlet_id: w.outlet_id, id: e.id, name: e.name })
    .from(w)
    .innerJoin(e, eq(e.id, w.employee_id))
    .where(and(eq(w.company_id, ctx.companyId), among(w.outlet_id, outletIds), lte(w.from_date, day), or(isNull(w.to_date), gte(w.to_date, day))))
    .orderBy(sql`lower(${e.name})`);

export async function projectsOfOutlets(ctx: Ctx, outletIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await ctx.db
    .select({ id: chosen.outlet_id, projects: count() })
    .from(chosen)
    .where(and(eq(chosen.company_id, ctx.companyId), among(chosen.outlet_id, outletIds)))
    .groupBy(chosen.outlet_id);
  return new Map(rows.map(({ id, projects }) => [id, projects]));
}

export async function schedulesOn(ctx: Ctx, outletIds: readonly number[], day: CalendarDate): Promise<ReadonlyMap<number, number>> {
  const rows = await ctx.db
    .select({ id: s.outlet_id, schedules: count() })
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), among(s.outlet_id, outletIds), eq(s.date, day), ne(s.status, 'Cancelled')))
    .groupBy(s.outlet_id);
  return new Map(rows.map(({ id, schedules }) => [id, schedules]));
}

/** Outlets that somebody looks or looked after. */
export async function supervisedOutlets(ctx: Ctx, outletIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await ctx.db
    .selectDistinct({ id: w.outlet_id })
    .from(w)
    .where(and(eq(w.company_id, ctx.companyId), among(w.outlet_id, outletIds)));
  return new Set(rows.map(({ id }) => id));
}

/** Each combination of chain, type, state and city once. */
export const outletPlaces = (ctx: Ctx) =>
  ctx.db
    .selectDistinct({ chain: o.chain, type: o.type, state: o.state, city: o.city })
    .from(o)
    .where(and(eq(o.company_id, ctx.companyId), isNull(o.deleted_at)));
