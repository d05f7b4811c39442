/** Where a guard of the registry is and was on duty. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import type { listGuardDuty as endpoint } from '../../contract/operation/guard-duty.endpoints.ts';
import { patrolGuards as g, patrolSites as s } from '../patrol.tables.ts';
import { patrolClockings as c, patrolOperationGuards as og, patrolOperations as o } from '../operation.tables.ts';
import { handedOver, inStatus, statusOf } from './operation-status.ts';

export async function listGuardDuty(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const now = ctx.clock.now();
  const where = and(
    eq(og.company_id, ctx.companyId),
    eq(r.id, input.security_guard_id),
    seenGuards(ctx),
    input.status ? inStatus(input.status, now.toISOString()) : undefined,
  );
  const scans = sql<number>`(select count(*)::int from ${c} where ${c.company_id} = ${og.company_id} and ${c.operation_id} = ${o.id} and ${c.guard_id} = ${og.guard_id})`;
  const { rows, meta } = await readPage(ctx, input, {
    rows: ctx.db
      .select({ operation: o, site: s.name, duty: og, scans: scans.as('scans'), handed: handedOver.as('handed') })
      .from(og)
      .innerJoin(o, eq(o.id, og.operation_id))
      .innerJoin(s, eq(s.id, o.site_id))
      .innerJoin(g, eq(g.id, og.guard_id))
      .innerJoin(r, eq(r.id, g.security_guard_id))
      .where(where),
    count: ctx.db
      .select({ total: count() })
      .from(og)
      .innerJoin(o, eq(o.id, og.operation_id))
      .innerJoin(g, eq(g.id, og.guard_id))
      .innerJoin(r, eq(r.id, g.security_guard_id))
      .where(where),
    order: (to) => [to(o.start_at), to(o.id)],
  });
  return {
    data: rows.map(({ operation, site, duty, scans: made, handed }) => ({
      id: operation.id,
      number: operation.number,
      site,
      date: operation.date,
      shift_name: operation.shift_name,
      start_at: instantText(duty.joined_at ?? operation.start_at),
      end_at: instantText(duty.replaced_at ?? operation.end_at),
      status: statusOf(operation, handed, now.getTime()),
      replaced: duty.replaced_at !== null,
      scans: made,
    })),
    meta,
  };
}
