/** The rounds that the routes of a site give an operation, for whoever plans operations and whoever plans their rounds anew. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { instantOnLine } from '#platform/contract/time/local-line.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import type { Ctx } from '#platform/server/context.ts';
import { planRounds } from '../../contract/operation/plan-rounds.ts';
import { patrolCheckpoints as c, patrolRoutes as w } from '../patrol.tables.ts';

export type WalkedRoute = typeof w.$inferSelect;

/** Active routes of a site, each over the points that are in use: phones show no others. */
export async function walkedRoutes(ctx: Ctx, site: number): Promise<WalkedRoute[]> {
  const routes = await ctx.db
    .select()
    .from(w)
    .where(and(eq(w.company_id, ctx.companyId), eq(w.site_id, site), eq(w.status, 'Active'), isNull(w.deleted_at)))
    .orderBy(asc(w.id));
  const points = await ctx.db
    .select({ id: c.id })
    .from(c)
    .where(and(eq(c.company_id, ctx.companyId), eq(c.site_id, site), eq(c.status, 'Active'), isNull(c.deleted_at)));
  const used = new Set(points.map(({ id }) => id));
  return routes
    .map((route) => ({ ...route, points: route.points.filter(({ checkpoint_id }) => used.has(checkpoint_id)) }))
    .filter((route) => route.points.length > 0);
}

export interface OfOperation {
  readonly id: number;
  readonly date: CalendarDate;
  readonly shift: Session & { readonly name: string };
  readonly seed: string;
}

/** The rows of an operation's rounds, as the routes are now. */
export function roundsOf(ctx: Ctx, routes: readonly WalkedRoute[], { id, date, shift, seed }: OfOperation) {
  const byId = new Map(routes.map((route) => [route.id, route]));
  return planRounds(routes, date, shift, seed).map(({ route_id, start }) => ({
    company_id: ctx.companyId,
    operation_id: id,
    route_id,
    start_at: instantOnLine(start, ctx.actor.timeZone),
    points: byId.get(route_id)?.points ?? [],
    strict: byId.get(route_id)?.order === 'Strict',
    min_leg_seconds: byId.get(route_id)?.min_leg_seconds ?? 0,
  }));
}
