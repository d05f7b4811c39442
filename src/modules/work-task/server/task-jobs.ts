/** Work by the clock: tasks of the coming days, those that became overdue, and positions that were kept long enough. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { companiesWith, endKeepingPositions, inCompany } from '#modules/company/server/public.ts';
import { makeAllTasks } from './make-occurrences.ts';
import { notifyOverdue, notifyTasksChanged } from './notify-task.ts';
import { isAtOpenSite, isDueBefore, isOpen, joinedTasks, ofCompany } from './site-task.store.ts';
import { workSiteTasks as o } from './work-task.tables.ts';

/** Each night, for today and the seven days after it. It may run any number of times. */
export const makeSiteTasks = defineJob({
  name: 'work-task.make-site-tasks',
  cron: '10 0 * * *',
  retries: 3,
  async run(_data, { services }) {
    for (const company of await companiesWith(services, 'work_site'))
      await inCompany(services, company, async (ctx) => {
        if ((await makeAllTasks(ctx)) > 0) await notifyTasksChanged(ctx);
      });
  },
});

/** So many in one transaction; the rest comes with the next run. */
const MOST = 500;

async function noticeOverdue(ctx: Ctx): Promise<void> {
  const due = await joinedTasks(ctx)
    .where(ofCompany(ctx, isOpen(), isAtOpenSite(), isDueBefore(ctx), isNull(o.overdue_notified_at)))
    .orderBy(asc(o.id))
    .limit(MOST);
  if (due.length === 0) return;
  await ctx.db
    .update(o)
    .set({ overdue_notified_at: ctx.clock.now().toISOString() })
    .where(
      and(
        eq(o.company_id, ctx.companyId),
        among(
          o.id,
          due.map(({ task }) => task.id),
        ),
      ),
    );
  for (const tasks of Map.groupBy(due, ({ site }) => site.id).values()) {
    const [first] = tasks;
    if (!first) continue;
    await notifyOverdue(
      ctx,
      first.site,
      tasks.map(({ task }) => task),
    );
  }
  await notifyTasksChanged(ctx);
}

/** Each hour: supervisors, and those who are named, are notified once of tasks that became overdue. */
export const watchSiteTasks = defineJob({
  name: 'work-task.watch-site-tasks',
  cron: '15 * * * *',
  retries: 1,
  async run(_data, { services }) {
    for (const company of await companiesWith(services, 'work_site')) await inCompany(services, company, noticeOverdue);
  },
});

/** Where somebody stood is kept for some days; how far that was from the site stays. */
export const endKeepingTaskPositions = endKeepingPositions({
  name: 'work-task.end-keeping-positions',
  cron: '40 2 * * *',
  table: 'work_task_actions',
  subject: 'work_site_task',
});
