/** Reads and writes of questions about lines of daily reports. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { salesReportDisputes as t, type ReportDisputeRecord } from '../tables/field.tables.ts';

export const disputesOn = (ctx: Ctx, scheduleIds: readonly number[]): Promise<ReportDisputeRecord[]> =>
  ctx.db
    .select()
    .from(t)
    .where(and(eq(t.company_id, ctx.companyId), among(t.schedule_id, scheduleIds)))
    .orderBy(asc(t.raised_at), asc(t.id));

/** Those that nobody settled yet. */
export const openDisputes = (ctx: Ctx, scheduleId: number): Promise<ReportDisputeRecord[]> =>
  ctx.db
    .select()
    .from(t)
    .where(and(eq(t.company_id, ctx.companyId), eq(t.schedule_id, scheduleId), isNull(t.settled_at)));

export const settle = (ctx: Ctx, scheduleId: number, ids: readonly number[]) =>
  ctx.db
    .update(t)
    .set({ settled_at: ctx.clock.now().toISOString(), settled_by: ctx.actor.userId, updated_at: sql`clock_timestamp()` })
    .where(and(eq(t.company_id, ctx.companyId), eq(t.schedule_id, scheduleId), isNull(t.settled_at), among(t.id, ids)));
