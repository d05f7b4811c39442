/** Opens a task again that was done, where it was not done well; what was done about it stays in its actions. */
import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { appendWorkflowLogs } from '#platform/server/workflow/workflow-log.store.ts';
import type { reopenSiteTask as endpoint } from '../contract/site-task.endpoints.ts';
import { TASK_ERRORS, TASK_MESSAGES } from '../contract/work-task.messages.ts';
import { notifyReopened, notifyTasksChanged } from './notify-task.ts';
import { namesSeen, presentTaskDetail } from './site-task.presenter.ts';
import { joinedTasks, ofCompany } from './site-task.store.ts';
import { workSiteTasks as o } from './work-task.tables.ts';

export async function reopenSiteTask(ctx: Ctx, { id, remark }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  await ctx.client.query('select from work_site_tasks where company_id = $1 and id = $2 for update', [ctx.companyId, id]);
  const [found] = await joinedTasks(ctx).where(ofCompany(ctx, eq(o.id, id)));
  if (!found) throw notFound();
  const { task, site, library } = found;
  if (task.status !== 'Success') throw invalid('base', TASK_ERRORS.notDone);
  const open = { status: 'Processing', completed_at: null, completed_by: null, done_late: false } as const;
  await ctx.db
    .update(o)
    .set(open)
    .where(and(eq(o.company_id, ctx.companyId), eq(o.id, id)));
  await appendWorkflowLogs(ctx, 'work_site_task', [{ id, action: 'reopen', from: task.status, to: open.status, remark }]);
  await audit(ctx, {
    action: 'work_site_task.reopened',
    subject_type: 'work_site_task',
    subject_id: id,
    before: { status: task.status, completed_by: task.completed_by },
    after: { status: open.status, remark },
  });
  const people = [...task.employee_ids, ...(task.completed_by === null ? [] : [task.completed_by])];
  await notifyReopened(ctx, people, { task: library.name, site: site.name, remark });
  await notifyTasksChanged(ctx);
  return { success: true, message: say(TASK_MESSAGES.reopened, ctx.locale), data: await presentTaskDetail(ctx, id, namesSeen) };
}
