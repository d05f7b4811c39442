import { and, eq, gt, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { employeeNames, getEmployees } from '#modules/employee/server/public.ts';
import { projectStatus, workProjects, type ProjectStatus } from '../contract/work-project.register.ts';
import { PROJECT_MESSAGES, TASK_ERRORS } from '../contract/work-task.messages.ts';
import { notifyTasksChanged } from './notify-task.ts';
import { stopTasksOf } from './stop-tasks.ts';
import { workProjects as table } from './work-task.tables.ts';

const today = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);

const counted = adhocText<{ id: number; sites: number; tasks: number; done: number }>(
  `select work_project_id as id, count(distinct work_site_id)::int as sites, count(*) filter (where status <> 'Cancelled')::int as tasks,
     count(*) filter (where status = 'Success')::int as done
   from work_site_tasks where company_id = $1 and work_project_id = any($2::bigint[]) group by 1`,
);
const planned = adhocText<{ id: number }>(
  'select distinct work_project_id as id from work_task_plans where company_id = $1 and work_project_id = any($2::bigint[])',
);

/** The dates that make a status of `projectStatus`. */
function hasStatus(ctx: Ctx, status: ProjectStatus) {
  const day = today(ctx);
  if (status === 'Cancelled') return eq(table.cancelled, true);
  const open = eq(table.cancelled, false);
  if (status === 'Upcoming') return and(open, gt(table.start_date, day));
  if (status === 'Completed') return and(open, isNotNull(table.end_date), lt(table.end_date, day));
  return and(open, lte(table.start_date, day), or(isNull(table.end_date), gte(table.end_date, day)));
}

export const workProjectRegister = registerOf(workProjects, {
  table,
  subject: 'work_project',
  search: [table.name, table.code, table.client_name],
  order: { name: sql`lower(${table.name})`, code: sql`lower(${table.code})`, start_date: table.start_date },
  unique: { work_projects_code_key: ['code', TASK_ERRORS.codeTaken] },
  wording: PROJECT_MESSAGES,
  where: (ctx, { status, manager_id }) => and(status && hasStatus(ctx, status), manager_id ? eq(table.manager_id, manager_id) : undefined),
  columns: ({ budget, ...form }) => ({ ...form, budget: budget === null ? null : fromRinggit(budget) }),
  async check(ctx, drafts) {
    const found = await getEmployees(seeingAll(ctx), [...new Set(drafts.flatMap(({ form }) => form.manager_id ?? []))]);
    const active = new Set(found.flatMap(({ id, status }) => (status === 'Active' ? [id] : [])));
    return drafts.map(({ form: { manager_id, start_date, end_date }, before }) => ({
      ...(manager_id !== null && !active.has(manager_id) && before?.manager_id !== manager_id && fault('manager_id', TASK_ERRORS.managerUnknown)),
      ...(end_date !== null && end_date < start_date && fault('end_date', TASK_ERRORS.endBeforeStart)),
    }));
  },
  async may(ctx, records) {
    const used = new Set((await planned(ctx.client, [ctx.companyId, records.map(({ id }) => id)])).map(({ id }) => id));
    return records.map(({ id }) => ({ update: true as const, remove: used.has(id) ? TASK_ERRORS.projectUsed : true }));
  },
  async present(ctx, records) {
    const [names, counts] = await pipeline(
      ctx,
      () =>
        employeeNames(
          ctx,
          records.flatMap(({ manager_id }) => manager_id ?? []),
        ),
      () => counted(ctx.client, [ctx.companyId, records.map(({ id }) => id)]),
    );
    const byId = new Map(counts.map((row) => [row.id, row]));
    return records.map((record) => {
      const { sites = 0, tasks = 0, done = 0 } = byId.get(record.id) ?? {};
      return {
        budget: record.budget === null ? null : toRinggit(record.budget),
        manager: record.manager_id === null ? null : { id: record.manager_id, name: names.get(record.manager_id) ?? '' },
        status: projectStatus(record, today(ctx)),
        sites_count: sites,
        tasks_count: tasks,
        tasks_done: done,
      };
    });
  },
  async notify(ctx, changes) {
    for (const { before, after } of changes)
      if (after && before && (after.cancelled !== before.cancelled || after.end_date !== before.end_date)) await stopTasksOf(ctx, after);
    await notifyTasksChanged(ctx);
  },
});
