import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FieldTexts } from '#platform/contract/errors.ts';
import type { FormOf } from '#platform/contract/register/register.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { PATROL_ERRORS as E, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { durationOf, firstBackward, shortestGap, startMinutes } from '../../contract/site/route-times.ts';
import { routes, type RouteRow } from '../../contract/site/route.register.ts';
import { patrolChanged } from '../patrol-changed.ts';
import { renewRounds } from '../round/renew-rounds.ts';
import { patrolCheckpoints as c, patrolRoutes as table } from '../patrol.tables.ts';
import { getSite } from './site.register.ts';

/** What a route must not say, whatever its site has. */
function faultsOfRoute({ points, random_minutes, ...times }: FormOf<typeof routes>): FieldTexts {
  const twice = points.findIndex(({ checkpoint_id }, at) => points.slice(0, at).some((other) => other.checkpoint_id === checkpoint_id));
  const backward = firstBackward(points);
  const starts = startMinutes(times);
  const interval = [times.every_from, times.every_to, times.every_minutes].filter((part) => part !== null).length;
  const [duration, gap] = [durationOf(points) + (random_minutes ?? 0), shortestGap(starts)];
  return {
    ...(twice >= 0 && fault(`points.${twice}.checkpoint_id`, E.pointTwice)),
    ...(backward >= 0 && fault(`points.${backward}.offset_minutes`, E.pointOrder)),
    ...(interval > 0 && interval < 3 && fault('every_minutes', E.intervalHalf)),
    ...(starts.length === 0 && fault('start_times', E.noStarts)),
    ...(gap !== null && duration > gap && fault('start_times', E.tooLong, { duration, gap })),
  };
}

export const routeRegister = registerOf(routes, {
  table,
  subject: 'patrol_route',
  search: [table.name],
  order: { name: sql`lower(${table.name})` },
  unique: { patrol_routes_name_key: ['name', E.codeTaken] },
  wording: { created: PATROL_MESSAGES.routeCreated, saved: PATROL_MESSAGES.routeSaved, deleted: PATROL_MESSAGES.routeDeleted },
  under: (ctx, { site_id }, lock) => getSite(ctx, site_id, lock),
  async check(ctx, drafts) {
    const [first] = drafts;
    if (!first) return [];
    const site = await getSite(ctx, first.form.site_id);
    const known = await ctx.db
      .select({ id: c.id, status: c.status })
      .from(c)
      .where(and(eq(c.company_id, ctx.companyId), eq(c.site_id, site.id), isNull(c.deleted_at)));
    const live = new Set(known.flatMap(({ id, status }) => (status === 'Active' ? [id] : [])));
    return drafts.map(({ form, before }) => {
      const was = new Set(before?.points.map(({ checkpoint_id }) => checkpoint_id));
      const unknown = form.points.findIndex(({ checkpoint_id }) => !live.has(checkpoint_id) && !was.has(checkpoint_id));
      const isShift = form.shift_name === null || site.shifts.some(({ name }) => name === form.shift_name);
      return {
        ...faultsOfRoute(form),
        ...(unknown >= 0 && fault(`points.${unknown}.checkpoint_id`, E.pointUnknown)),
        ...(!isShift && fault('shift_name', E.shiftUnknown)),
      };
    });
  },
  may: (_ctx, records) => records.map(() => ({ update: true as const, remove: true as const })),
  present: (_ctx, records) =>
    records.map((record): Partial<RouteRow> => ({
      duration_minutes: durationOf(record.points) + (record.random_minutes ?? 0),
      rounds_a_day: startMinutes(record).length,
    })),
  async notify(ctx, changes) {
    await renewRounds(ctx, changes);
    await patrolChanged(ctx);
  },
});
