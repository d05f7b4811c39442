/** The only way of a task on a site to the world. */
import { and, asc, eq } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employeeNames, getEmployees } from '#modules/employee/server/public.ts';
import { isOverdue } from '../contract/rules/task-state.ts';
import type { SiteTask, SiteTaskDetail } from '../contract/site-task.endpoints.ts';
import { TASK_MESSAGES } from '../contract/work-task.messages.ts';
import { joinedTasks, ofCompany, type JoinedTask } from './site-task.store.ts';
import { workSiteTasks as o, workTaskActions as a, workTaskPlans as p } from './work-task.tables.ts';

export const PHOTOS = { type: 'work_task_action', field: 'photos' } as const;

/** Whose names a reader learns; of nobody else it is said what they did. */
export type Naming = (ctx: Ctx, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** The office: people within the access of whoever reads. */
export const namesSeen: Naming = async (ctx, ids) => new Map((await getEmployees(ctx, ids)).map(({ id, name }) => [id, name]));
/** People of one task among themselves. */
export const namesOfColleagues: Naming = employeeNames;

const nameFrom = (ctx: Ctx, names: ReadonlyMap<number, string>, id: number) => names.get(id) ?? say(TASK_MESSAGES.somebodyElse, ctx.locale);

function present(ctx: Ctx, { task, site, library, project }: JoinedTask, names: ReadonlyMap<number, string>): SiteTask {
  const { name, category, priority, description, checklist, requires_photo, requires_location, est_minutes } = library;
  const { id, due_date, due_time, status, has_issue, done_late, completed_at, completed_by, employee_ids } = task;
  const named = (person: number) => ({ id: person, name: nameFrom(ctx, names, person) });
  const now = lineMinuteOf(ctx.clock.now(), ctx.actor.timeZone);
  return {
    id,
    plan_id: task.work_task_plan_id,
    site: { id: site.id, name: site.name, lat: Number(site.lat), lng: Number(site.lng), radius_m: site.radius_m },
    project,
    name,
    category,
    priority,
    description,
    checklist,
    requires_photo,
    requires_location,
    est_minutes,
    employees: employee_ids.map(named),
    due_date,
    due_time,
    status,
    is_overdue: isOverdue({ due_date: due_date as CalendarDate, due_time, status }, now),
    has_issue,
    done_late,
    completed_at: completed_at === null ? null : instantText(completed_at),
    completed_by: completed_by === null ? null : named(completed_by),
  };
}

const idsOf = (rows: readonly JoinedTask[]): number[] =>
  rows.flatMap(({ task }) => [...task.employee_ids, ...(task.completed_by === null ? [] : [task.completed_by])]);

export async function presentTasks(ctx: Ctx, rows: readonly JoinedTask[], naming: Naming): Promise<SiteTask[]> {
  const names = await naming(ctx, [...new Set(idsOf(rows))]);
  return rows.map((row) => present(ctx, row, names));
}

/** One round trip for the task and its actions, one for what they name. The caller has judged who may see it. @throws 404 */
export async function presentTaskDetail(ctx: Ctx, id: number, naming: Naming): Promise<SiteTaskDetail> {
  const [rows, actions, [plan]] = await pipeline(
    ctx,
    () =>
      joinedTasks(ctx)
        .where(ofCompany(ctx, eq(o.id, id)))
        .execute(),
    () =>
      ctx.db
        .select()
        .from(a)
        .where(and(eq(a.company_id, ctx.companyId), eq(a.work_site_task_id, id)))
        .orderBy(asc(a.recorded_at), asc(a.id))
        .execute(),
    () =>
      ctx.db
        .select({ rule: p.rule })
        .from(p)
        .innerJoin(o, and(eq(o.company_id, p.company_id), eq(o.work_task_plan_id, p.id)))
        .where(and(eq(p.company_id, ctx.companyId), eq(o.id, id)))
        .execute(),
  );
  const [row] = rows;
  if (!row) throw notFound();
  const [names, photos] = await pipeline(
    ctx,
    () => naming(ctx, [...new Set([...idsOf(rows), ...actions.map(({ employee_id }) => employee_id)])]),
    () =>
      presentFilesOf(
        ctx,
        PHOTOS.type,
        actions.map((action) => action.id),
        PHOTOS.field,
      ),
  );
  return {
    ...present(ctx, row, names),
    rule: plan?.rule ? { ...plan.rule, weekdays: [...plan.rule.weekdays] } : null,
    actions: actions
      .filter(({ employee_id }) => names.has(employee_id))
      .map(({ employee_id, recorded_at, ...action }) => ({
        id: action.id,
        employee: { id: employee_id, name: nameFrom(ctx, names, employee_id) },
        result: action.result,
        recorded_at: instantText(recorded_at),
        checklist: action.checklist,
        remark: action.remark,
        distance_m: action.distance_m,
        position: action.position,
        photos: photos.get(action.id) ?? [],
      })),
  };
}
