/** Cancels schedules that have not begun, because what they belong to ends. */
import { and, eq, gt } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { auditAll } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';

export interface Coming {
  readonly promoter_id?: number;
  readonly project_id?: number;
  /** Those of later days; absent: all that have not begun. */
  readonly after?: CalendarDate;
}

/** @returns how many were cancelled */
export async function cancelComing(ctx: Ctx, { promoter_id, project_id, after }: Coming, reason: string): Promise<number> {
  const cancelled = await ctx.db
    .update(s)
    .set({ status: 'Cancelled', cancel_reason: reason, updated_by: ctx.actor.userId })
    .where(
      and(
        eq(s.company_id, ctx.companyId),
        eq(s.status, 'Upcoming'),
        promoter_id === undefined ? undefined : eq(s.promoter_id, promoter_id),
        project_id === undefined ? undefined : eq(s.project_id, project_id),
        after === undefined ? undefined : gt(s.date, after),
      ),
    )
    .returning({ id: s.id });
  await auditAll(
    ctx,
    cancelled.map(({ id }) => ({ action: 'sales_schedule.cancelled', subject_type: 'sales_schedule', subject_id: id, after: { status: 'Cancelled', reason } })),
  );
  return cancelled.length;
}
