/** SQL of projects and what they need. Every query carries the company. */
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { positions } from '#modules/company/server/public.ts';
import type { Need } from '../contract/needs.ts';
import { womProjects as p, womRequirements as n, type NeedRecord, type ProjectRecord } from './workforce.tables.ts';

export const today = (ctx: Ctx): CalendarDate => todayIn(ctx.clock, ctx.actor.timeZone);

/** @param lock whoever changes what it needs holds its days @throws 404 */
export async function getProject(ctx: Ctx, id: number, lock = false): Promise<ProjectRecord> {
  const query = ctx.db
    .select()
    .from(p)
    .where(and(eq(p.company_id, ctx.companyId), eq(p.id, id)));
  const [project] = await (lock ? query.for('share') : query);
  if (!project) throw notFound();
  return project;
}

export const asNeed = ({ headcount, start_date, end_date, weekdays, cost_rate, bill_rate }: NeedRecord): Need => ({
  headcount,
  weekdays,
  cost_rate,
  bill_rate,
  start_date: calendarDate(start_date),
  end_date: calendarDate(end_date),
});

/** What projects need, by project. */
export async function needsOf(ctx: Ctx, projects: readonly number[]): Promise<Map<number, NeedRecord[]>> {
  const rows =
    projects.length === 0
      ? []
      : await ctx.db
          .select()
          .from(n)
          .where(and(eq(n.company_id, ctx.companyId), among(n.project_id, projects)))
          .orderBy(asc(n.start_date), asc(n.id));
  return Map.groupBy(rows, ({ project_id }) => project_id);
}

/** What running projects need on the days between two dates. */
export const needsBetween = async (ctx: Ctx, from: CalendarDate, to: CalendarDate): Promise<NeedRecord[]> =>
  (
    await ctx.db
      .select({ need: n })
      .from(n)
      .innerJoin(p, and(eq(p.company_id, n.company_id), eq(p.id, n.project_id), eq(p.cancelled, false)))
      .where(and(eq(n.company_id, ctx.companyId), lte(n.start_date, to), gte(n.end_date, from)))
  ).map(({ need }) => need);

/** Projects by id: one, or all of them. */
export async function projectCodes(ctx: Ctx, id?: number): Promise<Map<number, Pick<ProjectRecord, 'id' | 'code' | 'name' | 'cancelled'>>> {
  const rows = await ctx.db
    .select({ id: p.id, code: p.code, name: p.name, cancelled: p.cancelled })
    .from(p)
    .where(and(eq(p.company_id, ctx.companyId), id === undefined ? undefined : eq(p.id, id)))
    .orderBy(asc(sql`lower(${p.code})`));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Projects that run on a day. */
export const runningProjects = async (ctx: Ctx, day: CalendarDate): Promise<number[]> =>
  (
    await ctx.db
      .select({ id: p.id })
      .from(p)
      .where(and(eq(p.company_id, ctx.companyId), eq(p.cancelled, false), lte(p.start_date, day), gte(p.end_date, day)))
  ).map(({ id }) => id);

/** Positions by id. */
export async function positionNames(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ id: positions.id, name: positions.name })
          .from(positions)
          .where(and(eq(positions.company_id, ctx.companyId), among(positions.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
