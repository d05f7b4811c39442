/** An employee's own tasks on sites: read, and done where one stands. */
import { and, asc, desc, eq, lt, not, or, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { measure } from '#platform/contract/place/geofence.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { fixOf, madeAt, requireRecent, type MadeAt } from '#platform/server/field/made-at.ts';
import { madeOnce } from '#platform/server/field/made-once.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getOwnEmployee, ownEmployeeId, type EmployeeRecord } from '#modules/employee/server/public.ts';
import type * as calls from '../contract/site-task.endpoints.ts';
import { isPast, missingFor, OPEN_STATUSES, statusAfter } from '../contract/rules/task-state.ts';
import { TASK_ERRORS, TASK_MESSAGES } from '../contract/work-task.messages.ts';
import { notifyDone, notifyIssue, notifyTasksChanged } from './notify-task.ts';
import { namesOfColleagues, PHOTOS, presentTaskDetail, presentTasks } from './site-task.presenter.ts';
import { isAtOpenSite, isOpen, joinedTasks, mineAt, ofCompany, supervisedBy, type JoinedTask } from './site-task.store.ts';
import { workSiteTasks as o, workTaskActions as a, type ActionRecord } from './work-task.tables.ts';

type Input = ParsedInput<typeof calls.actOnTask>;

/** So many are shown of a day and before it. */
const MOST = 100;

export async function listMyTasks(ctx: Ctx, { date }: ParsedInput<typeof calls.listMyTasks>): Promise<OutputOf<typeof calls.listMyTasks>> {
  const me = ownEmployeeId(ctx);
  const day = date ?? todayIn(ctx.clock, ctx.actor.timeZone);
  const rows = await joinedTasks(ctx)
    .where(
      ofCompany(
        ctx,
        or(mineAt(me), and(supervisedBy(me), isOpen(), eq(o.has_issue, true))),
        or(eq(o.due_date, day), and(lt(o.due_date, day), isOpen())),
        or(isAtOpenSite(), not(isOpen())),
      ),
    )
    .orderBy(asc(o.due_date), sql`${o.due_time} nulls last`, desc(o.id))
    .limit(MOST);
  return { data: await presentTasks(ctx, rows, namesOfColleagues) };
}

/** Theirs, or at a site that they supervise. @throws 404 */
async function myTask(ctx: Ctx, id: number, employeeId: number): Promise<JoinedTask> {
  const [found] = await joinedTasks(ctx).where(ofCompany(ctx, eq(o.id, id), or(mineAt(employeeId), supervisedBy(employeeId))));
  if (!found) throw notFound();
  return found;
}

export async function showMyTask(ctx: Ctx, { id }: ParsedInput<typeof calls.showMyTask>): Promise<OutputOf<typeof calls.showMyTask>> {
  await myTask(ctx, id, ownEmployeeId(ctx));
  return { data: await presentTaskDetail(ctx, id, namesOfColleagues) };
}

const ACTIONS = { table: a, person: a.employee_id } as const;

async function act(ctx: Ctx, employee: EmployeeRecord, input: Input, when: MadeAt): Promise<ActionRecord> {
  requireRecent(ctx, when, TASK_ERRORS.tooOld);
  await ctx.client.query('select from work_site_tasks where company_id = $1 and id = $2 for update', [ctx.companyId, input.id]);
  const { task, site, library } = await myTask(ctx, input.id, employee.id);
  if (!OPEN_STATUSES.some((status) => status === task.status)) throw invalid('base', TASK_ERRORS.closed, { status: task.status });
  const { result, remark, checklist, photos } = input;
  if (result !== 'Done' && (remark === null || remark.length < 3)) throw invalid('remark', TASK_ERRORS.remark);
  const fix = fixOf(input);
  const measured = fix && measure(fix, { id: site.id, lat: Number(site.lat), lng: Number(site.lng), radius_m: site.radius_m });
  const [missing] = result === 'Done' ? missingFor(library, { checklist, photos: photos.length, position: measured?.position ?? null }) : [];
  if (missing) throw invalid(missing, TASK_ERRORS[missing], { site: site.name, radius: site.radius_m });
  const [action] = (await ctx.db
    .insert(a)
    .values({
      company_id: ctx.companyId,
      work_site_task_id: task.id,
      employee_id: employee.id,
      result,
      recorded_at: when.at.toISOString(),
      received_at: ctx.clock.now().toISOString(),
      checklist: library.checklist.map((_point, at) => checklist[at] === true),
      remark,
      lat: fix?.lat ?? null,
      lng: fix?.lng ?? null,
      accuracy_m: fix?.accuracy_m == null ? null : Math.round(fix.accuracy_m),
      distance_m: measured?.distance_m ?? null,
      position: measured?.position ?? null,
      client_ref: input.client_ref,
    })
    .returning()) as [ActionRecord];
  if (photos.length > 0) await replaceFiles(ctx, photos, { ...PHOTOS, id: action.id }, { extensions: IMAGE_EXTENSIONS });
  const status = statusAfter(result);
  const isLate = isPast({ due_date: task.due_date as CalendarDate, due_time: task.due_time }, lineMinuteOf(when.at, ctx.actor.timeZone));
  await ctx.db
    .update(o)
    .set({
      status,
      started_at: task.started_at ?? when.at.toISOString(),
      // An issue is over once somebody is done with the task.
      has_issue: result === 'Issue' || (task.has_issue && status !== 'Success'),
      ...(status === 'Success' && { completed_at: when.at.toISOString(), completed_by: employee.id, done_late: isLate }),
    })
    .where(and(eq(o.company_id, ctx.companyId), eq(o.id, task.id)));
  await audit(ctx, {
    action: 'work_site_task.acted',
    subject_type: 'work_site_task',
    subject_id: task.id,
    before: { status: task.status },
    after: { status, result, employee_id: employee.id, remark, position: action.position },
  });
  const about = { id: task.id, task: library.name, site: site.name, site_id: site.id, name: employee.name };
  if (result === 'Issue') await notifyIssue(ctx, site.supervisor_ids, { ...about, remark: remark ?? '' });
  if (status === 'Success') await notifyDone(ctx, task.work_task_plan_id, about);
  await notifyTasksChanged(ctx);
  return action;
}

const WORDS = { Done: TASK_MESSAGES.done, 'Not Done': TASK_MESSAGES.noted, Issue: TASK_MESSAGES.issue } as const;

export async function actOnTask(ctx: Ctx, input: Input): Promise<OutputOf<typeof calls.actOnTask>> {
  const employee = await getOwnEmployee(ctx);
  const when = madeAt(ctx, input.offline ?? null);
  const action = await madeOnce(ctx, ACTIONS, employee.id, input.client_ref, () => act(ctx, employee, input, when));
  return { success: true, message: say(WORDS[action.result], ctx.locale), data: await presentTaskDetail(ctx, action.work_site_task_id, namesOfColleagues) };
}
