/** What becomes of the tasks of a project that were made ahead: cancelled with it, and what lies after its end. */
import { and, eq, gt } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { appendWorkflowLogs } from '#platform/server/workflow/workflow-log.store.ts';
import type { Ctx } from '#platform/server/context.ts';
import { TASK_MESSAGES } from '../contract/work-task.messages.ts';
import { workSiteTasks as o, type workProjects } from './work-task.tables.ts';

type Project = typeof workProjects.$inferSelect;

/** What somebody has begun, and what was due before today, stays as it is. */
export async function stopTasksOf(ctx: Ctx, { id, name, cancelled, end_date }: Project): Promise<void> {
  const yesterday = addDays(todayIn(ctx.clock, ctx.actor.timeZone), -1);
  if (!cancelled && end_date === null) return;
  const after = cancelled || end_date === null || end_date < yesterday ? yesterday : (end_date as CalendarDate);
  const stopped = await ctx.db
    .update(o)
    .set({ status: 'Cancelled' })
    .where(and(eq(o.company_id, ctx.companyId), eq(o.work_project_id, id), eq(o.status, 'Pending'), gt(o.due_date, after)))
    .returning({ id: o.id });
  if (stopped.length === 0) return;
  const remark = say(cancelled ? TASK_MESSAGES.withProject : TASK_MESSAGES.afterProject, ctx.locale, { project: name });
  await appendWorkflowLogs(
    ctx,
    'work_site_task',
    stopped.map((task) => ({ id: task.id, action: 'cancel', from: 'Pending', to: 'Cancelled', remark })),
  );
  await audit(ctx, { action: 'work_project.tasks_cancelled', subject_type: 'work_project', subject_id: id, after: { cancelled: stopped.length, remark } });
}
