/** Cancels schedules to which nobody has come yet, because what they belong to ends. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { auditAll } from '#platform/server/audit/audit.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { salesPunches as p } from '../tables/field.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';
import { notifySchedules } from './notify-schedules.ts';

export interface Coming {
  readonly promoter_id?: number;
  readonly project_id?: number;
  /** Those of later days; absent: all to which nobody has come. */
  readonly after?: CalendarDate;
}

/** Whom they concern hears of it. @returns how many were cancelled */
export async function cancelComing(ctx: Ctx, { promoter_id, project_id, after }: Coming, reason: string): Promise<number> {
  const coming = await ctx.db
    .select({ id: s.id })
    .from(s)
    .where(
      and(
        eq(s.company_id, ctx.companyId),
        // From an hour before its start a schedule goes on, whether or not somebody came.
        among(s.status, ['Upcoming', 'On Going']),
        promoter_id === undefined ? undefined : eq(s.promoter_id, promoter_id),
        project_id === undefined ? undefined : eq(s.project_id, project_id),
        after === undefined ? undefined : gt(s.date, after),
      ),
    )
    .orderBy(s.id)
    .for('update');
  if (coming.length === 0) return 0;
  // Asked once they are locked: whoever checks in at the same moment came before this, or finds the schedule cancelled.
  const cancelled = await ctx.db
    .update(s)
    .set({ status: 'Cancelled', cancel_reason: reason, updated_by: ctx.actor.userId })
    .where(
      and(
        eq(s.company_id, ctx.companyId),
        among(
          s.id,
          coming.map(({ id }) => id),
        ),
        sql`not exists (select from ${p} where ${p.company_id} = ${s.company_id} and ${p.schedule_id} = ${s.id} and ${p.type} = 'checkin')`,
      ),
    )
    .returning({ id: s.id, project_id: s.project_id, promoter_id: s.promoter_id });
  await auditAll(
    ctx,
    cancelled.map(({ id }) => ({ action: 'sales_schedule.cancelled', subject_type: 'sales_schedule', subject_id: id, after: { status: 'Cancelled', reason } })),
  );
  await notifySchedules(ctx, cancelled);
  return cancelled.length;
}
