/** A month of one guard, whom the viewer may see. */
import { and, asc, between, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { addDays, endOfMonth, startOfMonth } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import type { showGuardMonth as endpoint } from '../../contract/guard/guard-month.endpoints.ts';
import { handedOver, statusOf } from '../operation/operation-status.ts';
import { patrolClockings as c, patrolOperationGuards as og, patrolOperations as o } from '../operation.tables.ts';
import { patrolGuards as g, patrolSites as s } from '../patrol.tables.ts';
import { missedPoints } from './missed-points.ts';

/** @throws 404 of a guard whom the viewer may not see */
export async function showGuardMonth(ctx: Ctx, { id, month }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const now = ctx.clock.now().getTime();
  const [first, last] = [startOfMonth(month), endOfMonth(month)];
  const zone = ctx.actor.timeZone;
  const day = sql<string>`(${c.recorded_at} at time zone ${zone})::date::text`;
  const of = (status: 'ontime' | 'early' | 'late') => sql<number>`count(*) filter (where ${c.status} = ${status})::int`;
  const [seen, duty, scans] = await pipeline(
    ctx,
    () =>
      ctx.db
        .select({ id: g.id })
        .from(g)
        .innerJoin(r, eq(r.id, g.security_guard_id))
        .where(and(eq(g.company_id, ctx.companyId), eq(g.id, id), isNull(g.deleted_at), seenGuards(ctx)))
        .execute(),
    () =>
      ctx.db
        .select({ operation: o, site: s.name, replaced_at: og.replaced_at, missed: missedPoints(now).as('missed'), handed: handedOver.as('handed') })
        .from(og)
        .innerJoin(o, eq(o.id, og.operation_id))
        .innerJoin(s, eq(s.id, o.site_id))
        .where(and(eq(og.company_id, ctx.companyId), eq(og.guard_id, id), between(o.date, first, last)))
        .orderBy(asc(o.start_at), asc(o.id))
        .execute(),
    () =>
      ctx.db
        .select({ date: day, ontime: of('ontime'), early: of('early'), late: of('late') })
        .from(c)
        .where(
          and(
            eq(c.company_id, ctx.companyId),
            eq(c.guard_id, id),
            isNotNull(c.status),
            gte(c.recorded_at, startOfDateIn(first, zone)),
            lt(c.recorded_at, startOfDateIn(addDays(last, 1), zone)),
          ),
        )
        .groupBy(sql`1`)
        .orderBy(sql`1`)
        .execute(),
  );
  if (seen.length === 0) throw notFound();
  return {
    data: {
      duty: duty.map(({ operation, site, replaced_at, missed, handed }) => ({
        id: operation.id,
        number: operation.number,
        date: operation.date,
        site,
        shift_name: operation.shift_name,
        status: statusOf(operation, handed, now),
        replaced: replaced_at !== null,
        missed,
      })),
      scans,
    },
  };
}
