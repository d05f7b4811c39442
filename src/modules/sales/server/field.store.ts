/** Reads and writes of what is recorded on one schedule beside its stock. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import type { PUNCH_TYPES } from '../contract/field-words.ts';
import { salesProjectTasks as task, type ProjectTaskRecord } from './tables/project.tables.ts';
import { salesSchedules as s, type ScheduleRecord } from './tables/schedule.tables.ts';
import { salesStocks as entry } from './tables/stock.tables.ts';
import * as t from './tables/field.tables.ts';

type PunchType = (typeof PUNCH_TYPES)[number];

export async function punchesOf(ctx: Ctx, scheduleId: number): Promise<Partial<Record<PunchType, t.PunchRecord>>> {
  const rows = await ctx.db
    .select()
    .from(t.salesPunches)
    .where(and(eq(t.salesPunches.company_id, ctx.companyId), eq(t.salesPunches.schedule_id, scheduleId)));
  return Object.fromEntries(rows.map((row) => [row.type, row]));
}

export async function reportOf(ctx: Ctx, scheduleId: number): Promise<t.DailyReportRecord | undefined> {
  const [report] = await ctx.db
    .select()
    .from(t.salesDailyReports)
    .where(and(eq(t.salesDailyReports.company_id, ctx.companyId), eq(t.salesDailyReports.schedule_id, scheduleId)));
  return report;
}

/** Something was recorded of its stock. */
export async function hasStock(ctx: Ctx, scheduleId: number): Promise<boolean> {
  const [found] = await ctx.db
    .select({ id: entry.id })
    .from(entry)
    .where(and(eq(entry.company_id, ctx.companyId), eq(entry.schedule_id, scheduleId), isNull(entry.voided_at)))
    .limit(1);
  return found !== undefined;
}

export const activeTasksOf = (ctx: Ctx, projectId: number): Promise<ProjectTaskRecord[]> =>
  ctx.db
    .select()
    .from(task)
    .where(and(eq(task.company_id, ctx.companyId), eq(task.project_id, projectId), eq(task.status, 'Active')));

export const actionsOf = (ctx: Ctx, scheduleId: number) =>
  ctx.db
    .select()
    .from(t.salesTaskActions)
    .where(and(eq(t.salesTaskActions.company_id, ctx.companyId), eq(t.salesTaskActions.schedule_id, scheduleId)));

export const changeSchedule = (ctx: Ctx, id: number, change: Partial<ScheduleRecord>) =>
  ctx.db
    .update(s)
    .set(change)
    .where(and(eq(s.company_id, ctx.companyId), eq(s.id, id)));

/** Every open window that shows schedules loads again. */
export const notifyActivity = (ctx: Ctx) => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'spm_activity', stored: false });
