/** Gives tasks to sites, and takes them back. */
import { and, eq, gt, gte, isNull } from 'drizzle-orm';
import { formatDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { appendWorkflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { workSites as s } from '#modules/work-site/server/public.ts';
import type { cancelSiteTask as cancelEndpoint, endTaskPlan as endEndpoint, giveTask as endpoint } from '../contract/site-task.endpoints.ts';
import { OPEN_STATUSES } from '../contract/rules/task-state.ts';
import { TASK_ERRORS, TASK_MESSAGES } from '../contract/work-task.messages.ts';
import { makeTasks } from './make-occurrences.ts';
import { notifyGiven, notifyTasksChanged } from './notify-task.ts';
import { namesSeen, presentTaskDetail } from './site-task.presenter.ts';
import { workProjects, workSiteTasks as o, workTaskPlans as p, workTasks, type PlanRecord } from './work-task.tables.ts';

type Input = ParsedInput<typeof endpoint>;

async function siteOf(ctx: Ctx, id: number) {
  const [site] = await ctx.db
    .select()
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), eq(s.id, id), eq(s.status, 'Active'), isNull(s.deleted_at)));
  if (!site) throw notFound();
  return site;
}

/** @throws 422 by field */
async function requireNamed(ctx: Ctx, { work_task_id, work_project_id, employee_ids, due_date, rule }: Input) {
  const [task] = await ctx.db
    .select({ name: workTasks.name })
    .from(workTasks)
    .where(and(eq(workTasks.company_id, ctx.companyId), eq(workTasks.id, work_task_id), eq(workTasks.status, 'Active'), isNull(workTasks.deleted_at)));
  if (!task) throw invalid('work_task_id', TASK_ERRORS.taskUnknown);
  let ends: string | null = null;
  if (work_project_id !== null) {
    const [project] = await ctx.db
      .select({ cancelled: workProjects.cancelled, end_date: workProjects.end_date })
      .from(workProjects)
      .where(and(eq(workProjects.company_id, ctx.companyId), eq(workProjects.id, work_project_id), isNull(workProjects.deleted_at)))
      .for('share');
    if (!project) throw invalid('work_project_id', TASK_ERRORS.projectUnknown);
    if (project.cancelled) throw invalid('work_project_id', TASK_ERRORS.projectCancelled);
    if (project.end_date !== null && project.end_date < due_date) throw invalid('due_date', TASK_ERRORS.projectEnded, { date: formatDate(project.end_date) });
    ends = project.end_date;
  }
  const people = await getEmployees(ctx, employee_ids);
  if (people.length < new Set(employee_ids).size || people.some(({ status }) => status !== 'Active'))
    throw invalid('employee_ids', TASK_ERRORS.employeeUnknown);
  if (due_date < todayIn(ctx.clock, ctx.actor.timeZone)) throw invalid('due_date', TASK_ERRORS.past);
  if (rule?.until && rule.until < due_date) throw invalid('rule.until', TASK_ERRORS.untilBefore);
  return { task: task.name, ends };
}

export async function giveTask(ctx: Ctx, input: Input): Promise<OutputOf<typeof endpoint>> {
  const { id, due_date, due_time, rule, work_task_id, work_project_id } = input;
  const site = await siteOf(ctx, id);
  const { task, ends } = await requireNamed(ctx, input);
  const employee_ids = [...new Set(input.employee_ids)];
  const [plan] = (await ctx.db
    .insert(p)
    .values({
      work_task_id,
      work_project_id,
      employee_ids,
      due_time,
      rule,
      company_id: ctx.companyId,
      work_site_id: id,
      starts_on: due_date,
      created_by: ctx.actor.userId,
    })
    .returning()) as [PlanRecord];
  const created = await makeTasks(ctx, [{ plan, branch_id: site.branch_id, state: site.state, project_ends: ends }]);
  await audit(ctx, {
    action: 'work_task_plan.given',
    subject_type: 'work_task_plan',
    subject_id: plan.id,
    after: { work_site_id: id, work_task_id, employee_ids, starts_on: due_date, due_time, rule },
  });
  await notifyGiven(ctx, employee_ids, { task, site: site.name, due_date, due_time });
  await notifyTasksChanged(ctx);
  return { success: true, message: say(TASK_MESSAGES.given, ctx.locale, { n: created }), data: { plan_id: plan.id, created } };
}

/** What somebody has begun stays theirs. */
export async function endTaskPlan(ctx: Ctx, { id }: ParsedInput<typeof endEndpoint>): Promise<OutputOf<typeof endEndpoint>> {
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const mine = and(eq(p.company_id, ctx.companyId), eq(p.id, id));
  const [plan] = await ctx.db.select().from(p).where(mine).for('update');
  if (!plan) throw notFound();
  await ctx.db
    .update(p)
    .set({ ended_on: today })
    .where(and(mine, isNull(p.ended_on)));
  const cancelled = await ctx.db
    .update(o)
    .set({ status: 'Cancelled' })
    .where(
      and(eq(o.company_id, ctx.companyId), eq(o.work_task_plan_id, id), eq(o.status, 'Pending'), plan.rule ? gt(o.due_date, today) : gte(o.due_date, today)),
    )
    .returning({ id: o.id });
  await audit(ctx, { action: 'work_task_plan.ended', subject_type: 'work_task_plan', subject_id: id, after: { ended_on: today, cancelled: cancelled.length } });
  await notifyTasksChanged(ctx);
  return { success: true, message: say(TASK_MESSAGES.ended, ctx.locale), data: { cancelled: cancelled.length } };
}

export async function cancelSiteTask(ctx: Ctx, { id, remark }: ParsedInput<typeof cancelEndpoint>): Promise<OutputOf<typeof cancelEndpoint>> {
  const mine = and(eq(o.company_id, ctx.companyId), eq(o.id, id));
  const [task] = await ctx.db.select().from(o).where(mine).for('update');
  if (!task) throw notFound();
  if (!OPEN_STATUSES.some((status) => status === task.status)) throw invalid('base', TASK_ERRORS.closed, { status: task.status });
  await ctx.db.update(o).set({ status: 'Cancelled' }).where(mine);
  const user = { userId: ctx.actor.userId, name: ctx.actor.name };
  await appendWorkflowLog(ctx, { subject: { type: 'work_site_task', id }, action: 'cancel', from: task.status, to: 'Cancelled', remark, payload: null, user });
  await audit(ctx, {
    action: 'work_site_task.cancelled',
    subject_type: 'work_site_task',
    subject_id: id,
    before: { status: task.status },
    after: { status: 'Cancelled', remark },
  });
  await notifyTasksChanged(ctx);
  return { success: true, message: say(TASK_MESSAGES.cancelled, ctx.locale), data: await presentTaskDetail(ctx, id, namesSeen) };
}
