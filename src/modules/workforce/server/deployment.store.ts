/** SQL of deployments. Every query carries the company. */
import { and, asc, eq, gte, isNotNull, isNull, lte, not, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import { among } from '#platform/server/db/among.ts';
import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as e, visible } from '#modules/employee/server/public.ts';
import { womDeployments as d, womProjects as p, womRequirements as n, type DeploymentRecord, type NeedRecord, type ProjectRecord } from './workforce.tables.ts';

/** A need with its project, both held as they are until the request ends where it writes. */
export async function findNeed(ctx: Ctx, id: number, lock: boolean): Promise<{ need: NeedRecord; project: ProjectRecord } | undefined> {
  const query = ctx.db
    .select({ need: n, project: p })
    .from(n)
    .innerJoin(p, and(eq(p.company_id, n.company_id), eq(p.id, n.project_id)))
    .where(and(eq(n.company_id, ctx.companyId), eq(n.id, id)));
  const [found] = await (lock ? query.for('share') : query);
  return found;
}

/** Nobody else fills a need until the request ends. */
export async function holdNeed(ctx: Ctx, id: number): Promise<void> {
  await ctx.db
    .select({ id: n.id })
    .from(n)
    .where(and(eq(n.company_id, ctx.companyId), eq(n.id, id)))
    .for('no key update');
}

/** A deployment of somebody whom the viewer sees. @param lock for the change that follows @throws 404 */
export async function getDeployment(ctx: Ctx, id: number, lock = true): Promise<DeploymentRecord> {
  const query = ctx.db
    .select({ deployment: d })
    .from(d)
    .innerJoin(e, eq(e.id, d.employee_id))
    .where(and(eq(d.company_id, ctx.companyId), eq(d.id, id), visible(ctx)));
  const [found] = await (lock ? query.for('no key update', { of: d }) : query);
  if (!found) throw notFound();
  return found.deployment;
}

/** Nobody else plans these people until the request ends: two who plan the same person at once wait for each other. */
export async function holdPeople(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await ctx.db
    .select({ id: e.id })
    .from(e)
    .where(and(eq(e.company_id, ctx.companyId), among(e.id, ids)))
    .orderBy(asc(e.id))
    .for('no key update');
}

const within = (ctx: Ctx, from: CalendarDate, to: CalendarDate) => and(eq(d.company_id, ctx.companyId), lte(d.start_date, to), gte(d.end_date, from));
const holds = (ctx: Ctx, from: CalendarDate, to: CalendarDate) => and(within(ctx, from, to), isNull(d.cancelled_at));

/** What stands of some people between two dates, with the need that each fills; nothing of projects that are cancelled. */
export const deploymentsOf = (ctx: Ctx, people: readonly number[], from: CalendarDate, to: CalendarDate, except: readonly number[] = []) =>
  ctx.db
    .select({ deployment: d, need: n, project: p.name, work_site_id: p.work_site_id })
    .from(d)
    .innerJoin(n, and(eq(n.company_id, d.company_id), eq(n.id, d.requirement_id)))
    .innerJoin(p, and(eq(p.company_id, n.company_id), eq(p.id, n.project_id), eq(p.cancelled, false)))
    .where(and(holds(ctx, from, to), among(d.employee_id, people), except.length === 0 ? undefined : not(among(d.id, except))))
    .execute();

/** What is confirmed of some people between two dates, with the site of the project. Whoever is kept ready is expected nowhere. */
export const confirmedOf = (ctx: Ctx, people: readonly number[], from: CalendarDate, to: CalendarDate) =>
  ctx.db
    .select({ deployment: d, need: n, project: p.name, work_site_id: p.work_site_id })
    .from(d)
    .innerJoin(n, and(eq(n.company_id, d.company_id), eq(n.id, d.requirement_id)))
    .innerJoin(p, and(eq(p.company_id, n.company_id), eq(p.id, n.project_id), eq(p.cancelled, false)))
    .where(and(holds(ctx, from, to), isNotNull(d.confirmed_at), eq(d.standby, false), among(d.employee_id, people)))
    .execute();

/** What stands on some needs between two dates, and what was cancelled. */
export const deploymentsTo = async (ctx: Ctx, needs: readonly number[], from: CalendarDate, to: CalendarDate): Promise<Map<number, DeploymentRecord[]>> => {
  const rows =
    needs.length === 0
      ? []
      : await ctx.db
          .select()
          .from(d)
          .where(and(within(ctx, from, to), among(d.requirement_id, needs)))
          .orderBy(asc(d.start_date), asc(d.id));
  return Map.groupBy(rows, ({ requirement_id }) => requirement_id);
};

/** What stands between two dates, by the need that it fills; of some projects, or of all. */
export async function deploymentsBetween(
  ctx: Ctx,
  from: CalendarDate,
  to: CalendarDate,
  projects?: readonly number[],
): Promise<Map<number, DeploymentRecord[]>> {
  const rows =
    projects?.length === 0
      ? []
      : await ctx.db
          .select({ deployment: d })
          .from(d)
          .innerJoin(n, and(eq(n.company_id, d.company_id), eq(n.id, d.requirement_id)))
          .where(and(holds(ctx, from, to), projects ? among(n.project_id, projects) : undefined));
  return Map.groupBy(
    rows.map(({ deployment }) => deployment),
    ({ requirement_id }) => requirement_id,
  );
}

export interface NeedUse {
  readonly requirement_id: number;
  /** First and last day of what stands; null: all of it was cancelled. */
  readonly from: string | null;
  readonly to: string | null;
}

/** How the needs of a project are used, those alone that anybody was ever deployed to. Read once in a request. */
export const usesOf = (ctx: Ctx, project: number): Promise<Map<number, NeedUse>> =>
  once(ctx, `wom-uses:${project}`, async () => {
    const standing = (day: typeof d.start_date | typeof d.end_date, pick: 'min' | 'max') =>
      sql<string | null>`${sql.raw(pick)}(${day}) filter (where ${d.cancelled_at} is null)::text`;
    const rows = await ctx.db
      .select({ requirement_id: d.requirement_id, from: standing(d.start_date, 'min'), to: standing(d.end_date, 'max') })
      .from(d)
      .innerJoin(n, and(eq(n.company_id, d.company_id), eq(n.id, d.requirement_id)))
      .where(and(eq(d.company_id, ctx.companyId), eq(n.project_id, project)))
      .groupBy(d.requirement_id);
    return new Map(rows.map((row) => [row.requirement_id, row]));
  });
