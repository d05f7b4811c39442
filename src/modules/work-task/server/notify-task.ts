/** Live notices of tasks on sites. */
import { and, eq } from 'drizzle-orm';
import { formatDate, formatTime } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { TASK_NOTICES } from '../contract/work-task.messages.ts';
import { workTaskPlans as p } from './work-task.tables.ts';

const PAGE = '/work-task/site';

/** Everybody who is connected loads again what they may see; once in a request. */
export const notifyTasksChanged = (ctx: Ctx): Promise<void> =>
  once(ctx, 'site-tasks-changed', () => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'site_task', stored: false }));

/** Logins of employees, the caller's aside. */
async function usersOf(ctx: Ctx, employees: readonly number[]): Promise<number[]> {
  const people = await getEmployees(seeingAll(ctx), [...new Set(employees)]);
  return people.flatMap(({ user_id }) => (user_id === null || user_id === ctx.actor.userId ? [] : [user_id]));
}

/** Supervisors of a site; where it has none who can sign in, whoever may give tasks. */
async function supervisorsOf(ctx: Ctx, supervisors: readonly number[]): Promise<number[]> {
  const users = await usersOf(ctx, supervisors);
  if (users.length > 0) return users;
  const office = await adminsWho(ctx, ctx.companyId, { route: PAGE, actions: ['Create', 'Update', 'Cancel'] });
  return office.filter((user) => user !== ctx.actor.userId);
}

interface Given {
  readonly task: string;
  readonly site: string;
  readonly due_date: string;
  readonly due_time: string | null;
}

export async function notifyGiven(ctx: Ctx, employees: readonly number[], { task, site, due_date, due_time }: Given): Promise<void> {
  const users = employees.length > 0 ? await usersOf(ctx, employees) : [];
  if (users.length === 0) return;
  const params = { task, site, when: [formatDate(due_date), due_time && formatTime(due_time)].filter(Boolean).join(' ') };
  await notify(ctx, { to: { users }, notification_type: 'site_task_given', title: TASK_NOTICES.given, message: TASK_NOTICES.about, params, route: '/' });
}

/** Those who are named for it, and whoever had done it. */
export async function notifyReopened(
  ctx: Ctx,
  employees: readonly number[],
  params: { readonly task: string; readonly site: string; readonly remark: string },
) {
  const users = await usersOf(ctx, employees);
  if (users.length === 0) return;
  const words = { title: TASK_NOTICES.reopened, message: TASK_NOTICES.reopenedAbout, params };
  await notify(ctx, { to: { users }, notification_type: 'site_task_given', ...words, route: '/' });
}

interface Issue {
  readonly id: number;
  readonly task: string;
  readonly site: string;
  readonly site_id: number;
  readonly name: string;
  readonly remark: string;
}

export async function notifyIssue(ctx: Ctx, supervisors: readonly number[], { id, site_id, ...params }: Issue): Promise<void> {
  const users = await supervisorsOf(ctx, supervisors);
  if (users.length === 0) return;
  const words = { title: TASK_NOTICES.issue, message: TASK_NOTICES.issueAbout, params };
  // A supervisor who does not monitor sites has the task on their own pages.
  const office = new Set(await adminsWho(ctx, ctx.companyId, { route: PAGE }));
  for (const [mayMonitor, group] of Map.groupBy(users, (user) => office.has(user)))
    await notify(ctx, {
      to: { users: group },
      notification_type: 'site_task_issue',
      ...words,
      route: mayMonitor ? `${PAGE}?open=${site_id}` : '/',
      subject: { type: 'work_site_task', id },
    });
}

/** Whoever gave the task hears that it is done, while they may still see it. */
export async function notifyDone(ctx: Ctx, planId: number, { id, site_id, ...params }: Omit<Issue, 'remark'>): Promise<void> {
  const [plan] = await ctx.db
    .select({ created_by: p.created_by })
    .from(p)
    .where(and(eq(p.company_id, ctx.companyId), eq(p.id, planId)));
  const giver = plan?.created_by ?? null;
  if (giver === null || giver === ctx.actor.userId || !(await adminsWho(ctx, ctx.companyId, { route: PAGE })).includes(giver)) return;
  const words = { title: TASK_NOTICES.done, message: TASK_NOTICES.doneAbout, params };
  await notify(ctx, {
    to: { user: giver },
    notification_type: 'site_task_done',
    ...words,
    route: `${PAGE}?open=${site_id}`,
    subject: { type: 'work_site_task', id },
  });
}

interface OverdueAt {
  readonly id: number;
  readonly name: string;
  readonly supervisor_ids: readonly number[];
}

/** Once for a site, however many of its tasks became overdue at once; those who are named for them hear of theirs alone. */
export async function notifyOverdue(
  ctx: Ctx,
  { id, name, supervisor_ids }: OverdueAt,
  tasks: readonly { readonly employee_ids: readonly number[] }[],
): Promise<void> {
  const office = await supervisorsOf(ctx, supervisor_ids);
  const tell = (users: readonly number[], title: Text, n: number, route: string) =>
    users.length > 0
      ? notify(ctx, { to: { users }, notification_type: 'site_task_overdue', title, message: TASK_NOTICES.overdueAbout, params: { n, site: name }, route })
      : undefined;
  await tell(office, TASK_NOTICES.overdue, tasks.length, `${PAGE}?open=${id}`);
  const named = tasks.flatMap(({ employee_ids }) => [...new Set(employee_ids)]);
  if (named.length === 0) return;
  const own = Map.groupBy(named, (employee) => employee);
  const people = await getEmployees(seeingAll(ctx), [...own.keys()]);
  const users = people.flatMap(({ id: employee, user_id, status }) =>
    user_id !== null && status === 'Active' && !office.includes(user_id) ? [{ user_id, n: own.get(employee)?.length ?? 0 }] : [],
  );
  for (const [n, group] of Map.groupBy(users, (user) => user.n))
    await tell(
      group.map(({ user_id }) => user_id),
      TASK_NOTICES.ownOverdue,
      n,
      '/',
    );
}
