import { and, eq, isNull } from 'drizzle-orm';
import { addDays, dateInZone, type CalendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import { instantOnLine, lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { seedContext } from '#platform/server/access/acting-owner.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { DemoStage, DemoStep } from '#platform/server/demo/demo-step.ts';
import { putDemoPhoto } from '#platform/server/demo/put-photo.ts';
import type { Ctx } from '#platform/server/context.ts';
import { demoStaff, type DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { employeeWorksites as w, workSites as s } from '#modules/work-site/server/public.ts';
import { occurrencesBetween, DAYS_MADE } from '../../contract/rules/recurrence.ts';
import { dueAt } from '../../contract/rules/task-state.ts';
import { PHOTOS } from '../site-task.presenter.ts';
import { workProjects, workSiteTasks, workTaskActions, workTaskPlans, workTasks, type PlanRecord, type SiteTaskRecord } from '../work-task.tables.ts';
import { DEMO_PLANS, DEMO_PROJECTS, DEMO_TASKS } from './demo-tasks.ts';

/** So many days back. */
const DAYS_BACK = 14;
/** What was done in so many days has a photo. */
const PHOTO_DAYS = 2;
const NONE: ReadonlySet<string> = new Set();

async function seedLibrary(ctx: Ctx, today: CalendarDate, manager_id: number | null) {
  const { companyId: company_id, db } = ctx;
  const tasks = await db
    .insert(workTasks)
    .values(DEMO_TASKS.map(({ checklist, ...task }) => ({ ...task, checklist: [...checklist], company_id, status: 'Active' as const })))
    .returning();
  const projects = await db
    .insert(workProjects)
    .values(
      DEMO_PROJECTS.map(({ from, to, budget, ...project }) => ({
        ...project,
        company_id,
        manager_id,
        start_date: addDays(today, from),
        end_date: to === null ? null : addDays(today, to),
        budget: fromRinggit(budget),
      })),
    )
    .returning();
  return { tasks: new Map(tasks.map((task) => [task.code, task])), projects: new Map(projects.map(({ code, id }) => [code, id])) };
}

/** Each active site has two of the plans; its first person does them. */
async function seedPlans(ctx: Ctx, today: CalendarDate, library: Awaited<ReturnType<typeof seedLibrary>>): Promise<PlanRecord[]> {
  const sites = await ctx.db
    .select({ id: s.id })
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), eq(s.status, 'Active'), isNull(s.deleted_at)))
    .orderBy(s.id);
  return ctx.db
    .insert(workTaskPlans)
    .values(
      sites.flatMap(({ id }, at) =>
        [0, 1].map((second) => {
          const { task, project, rule, due_time } = DEMO_PLANS[(at + second * 2) % DEMO_PLANS.length] as (typeof DEMO_PLANS)[number];
          return {
            company_id: ctx.companyId,
            work_site_id: id,
            work_task_id: library.tasks.get(task)?.id as number,
            work_project_id: project === null ? null : (library.projects.get(project) ?? null),
            starts_on: addDays(today, -DAYS_BACK),
            due_time: due_time as TimeOfDay | null,
            rule,
            created_by: ctx.actor.userId,
          };
        }),
      ),
    )
    .returning();
}

/** What is past was mostly done, some late, some not; of one site something is wrong. */
function outcomeOf(n: number): 'done' | 'late' | 'open' | 'issue' {
  if (n % 17 === 5) return 'issue';
  if (n % 11 === 3) return 'open';
  return n % 7 === 2 ? 'late' : 'done';
}

async function seedTasks(stage: DemoStage, ctx: Ctx, plans: readonly PlanRecord[], checklists: ReadonlyMap<number, readonly string[]>): Promise<void> {
  const { now } = stage;
  const zone = ctx.actor.timeZone;
  const today = dateInZone(now, zone);
  const minute = lineMinuteOf(now, zone);
  const people = await ctx.db
    .select({ work_site_id: w.work_site_id, employee_id: w.employee_id })
    .from(w)
    .where(and(eq(w.company_id, ctx.companyId), isNull(w.effective_to)))
    .orderBy(w.id);
  const doer = new Map(people.toReversed().map(({ work_site_id, employee_id }) => [work_site_id, employee_id]));
  const days = plans.flatMap((plan) =>
    occurrencesBetween(plan.rule, plan.starts_on as CalendarDate, plan.starts_on as CalendarDate, addDays(today, DAYS_MADE), NONE).map((due_date) => ({
      plan,
      due_date,
    })),
  );
  const made = days.map(({ plan, due_date }, n) => {
    const due = dueAt({ due_date, due_time: plan.due_time });
    const by = doer.get(plan.work_site_id) ?? null;
    const outcome = due > minute || by === null ? null : outcomeOf(n);
    const at = instantOnLine(Math.min(due + (outcome === 'late' ? 50 : -20), minute), zone);
    const isDone = outcome === 'done' || outcome === 'late';
    return {
      outcome,
      at,
      by,
      row: {
        company_id: ctx.companyId,
        work_task_plan_id: plan.id,
        work_site_id: plan.work_site_id,
        work_task_id: plan.work_task_id,
        work_project_id: plan.work_project_id,
        due_date,
        due_time: plan.due_time,
        status: isDone ? ('Success' as const) : outcome === 'issue' ? ('Processing' as const) : ('Pending' as const),
        has_issue: outcome === 'issue',
        done_late: outcome === 'late',
        overdue_notified_at: outcome === null ? null : at,
        started_at: isDone || outcome === 'issue' ? at : null,
        completed_at: isDone ? at : null,
        completed_by: isDone ? by : null,
      },
    };
  });
  if (made.length === 0) return;
  const saved: SiteTaskRecord[] = await ctx.db
    .insert(workSiteTasks)
    .values(made.map(({ row }) => row))
    .returning();
  const actions = saved.flatMap((task, n) => {
    const { outcome, at, by } = made[n] as (typeof made)[number];
    if (outcome === null || outcome === 'open' || by === null) return [];
    const isIssue = outcome === 'issue';
    const about = { company_id: ctx.companyId, work_site_task_id: task.id, employee_id: by, recorded_at: at, received_at: at, client_ref: crypto.randomUUID() };
    return {
      ...about,
      result: isIssue ? ('Issue' as const) : ('Done' as const),
      checklist: (checklists.get(task.work_task_id) ?? []).map((_point, point) => !isIssue || point === 0),
      remark: isIssue ? 'The lock of the back door is broken' : null,
      distance_m: 25,
      position: 'inside' as const,
    };
  });
  if (actions.length === 0) return;
  const taken = await ctx.db.insert(workTaskActions).values(actions).returning();
  const recent = taken.filter((action) => dateInZone(new Date(action.recorded_at), zone) >= addDays(today, -PHOTO_DAYS));
  const by = { userId: ctx.actor.userId, companyId: ctx.companyId };
  for (const [at, { id, recorded_at }] of recent.entries()) await putDemoPhoto(stage, by, { ...PHOTOS, id }, new Date(recorded_at), at);
}

async function seed(stage: DemoStage, { company_id, officer, people }: DemoStaff): Promise<void> {
  const { tx, now } = stage;
  const ctx = seedContext(tx, { ...officer, companyId: company_id }, fixedClock(now.toISOString()));
  const today = dateInZone(now, ctx.actor.timeZone);
  const library = await seedLibrary(ctx, today, people.find(({ record }) => record.inactive_at === null)?.id ?? null);
  const plans = await seedPlans(ctx, today, library);
  await seedTasks(stage, ctx, plans, new Map([...library.tasks.values()].map(({ id, checklist }) => [id, checklist])));
}

export const workTaskDemo: readonly DemoStep[] = [
  {
    title: 'tasks on sites',
    order: 155,
    async seed(stage) {
      // The second company has no sites.
      const { c1, c3 } = demoStaff(stage, { c1: 'hr', c2: 'ramli', c3: 'norhayati' });
      await seed(stage, c1);
      await seed(stage, c3);
    },
  },
];
