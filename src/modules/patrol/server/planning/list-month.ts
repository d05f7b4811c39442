/** The operations of a month for a calendar: no round is evaluated, missed points stand as rows. */
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { endOfMonth, startOfMonth } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/context.ts';
import { MOST_OF_MONTH, type listMonth as endpoint } from '../../contract/operation/month.endpoints.ts';
import { handedOver, statusOf } from '../operation/operation-status.ts';
import { patrolOperationGuards as og, patrolOperations as o } from '../operation.tables.ts';
import { operationFacts } from '../operation/read-operations.ts';
import { patrolSites as s } from '../patrol.tables.ts';
import { missedPoints } from './missed-points.ts';

export async function listMonth(ctx: Ctx, { month, site_id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const now = ctx.clock.now().getTime();
  const guards = sql<number>`(select count(*)::int from ${og} where ${og.company_id} = ${o.company_id} and ${og.operation_id} = ${o.id} and ${og.replaced_at} is null)`;
  const rows = await ctx.db
    .select({ operation: o, site: s.name, guards: guards.as('guards'), missed: missedPoints(now).as('missed'), handed: handedOver.as('handed') })
    .from(o)
    .innerJoin(s, eq(s.id, o.site_id))
    .where(and(eq(o.company_id, ctx.companyId), gte(o.date, startOfMonth(month)), lte(o.date, endOfMonth(month)), site_id ? eq(o.site_id, site_id) : undefined))
    .orderBy(asc(o.start_at), asc(o.id))
    .limit(MOST_OF_MONTH + 1);
  return {
    data: rows.slice(0, MOST_OF_MONTH).map(({ operation, site, guards: on, missed: left, handed }) => ({
      ...operationFacts(operation, site),
      status: statusOf(operation, handed, now),
      guards: on,
      missed: left,
    })),
    more: rows.length > MOST_OF_MONTH,
  };
}
