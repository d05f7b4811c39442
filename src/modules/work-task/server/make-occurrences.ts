/** Makes the tasks of today and the days after it from their plans: exactly once, however often it runs. */
import { and, asc, eq, gt, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { branchFacts } from '#modules/company/server/public.ts';
import { holidaysBetween } from '#modules/leave/server/public.ts';
import { workSites as s } from '#modules/work-site/server/public.ts';
import { DAYS_MADE, occurrencesBetween } from '../contract/rules/recurrence.ts';
import { workProjects as j, workTaskPlans as p, workTasks as t, type PlanRecord } from './work-task.tables.ts';

/** Plans of one statement. */
const BATCH = 2000;

interface SitePlace {
  readonly branch_id: number | null;
  readonly state: string | null;
}

/** The holidays of a span at each site: of its own state, else of its branch's. */
async function holidaysAt(ctx: Ctx, from: CalendarDate, to: CalendarDate, places: readonly SitePlace[]) {
  const branches = await branchFacts(ctx, [...new Set(places.flatMap(({ branch_id }) => branch_id ?? []))]);
  const holidays = await holidaysBetween(ctx, from, to, { everyState: true });
  return ({ branch_id, state }: SitePlace): ReadonlySet<string> => {
    const where = state ?? branches.get(branch_id ?? 0)?.state ?? null;
    const applies = ({ states, branch_ids }: (typeof holidays)[number]) =>
      (states.length === 0 || (where !== null && states.includes(where))) &&
      (branch_ids.length === 0 || (branch_id !== null && branch_ids.includes(branch_id)));
    return new Set(holidays.filter((holiday) => !holiday.is_half_day && applies(holiday)).map(({ date }) => date));
  };
}

type Planned = { readonly plan: PlanRecord; readonly project_ends: string | null } & SitePlace;

/** @returns how many were made */
export async function makeTasks(ctx: Ctx, plans: readonly Planned[]): Promise<number> {
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const last = addDays(today, DAYS_MADE);
  const holidays = await holidaysAt(ctx, today, last, plans);
  const rows = plans.flatMap(({ plan, project_ends, ...place }) => {
    const { id, rule, starts_on, ended_on } = plan;
    // What comes once is made when it is given, however far ahead.
    const end = rule === null && (starts_on as CalendarDate) > last ? (starts_on as CalendarDate) : last;
    return occurrencesBetween(rule, starts_on as CalendarDate, today, end, holidays(place))
      .filter((date) => (ended_on === null || date < ended_on) && (project_ends === null || date <= project_ends))
      .map((due_date) => ({ id, due_date }));
  });
  if (rows.length === 0) return 0;
  const [made] = await inserted(ctx.client, [ctx.companyId, rows.map(({ id }) => id), rows.map(({ due_date }) => due_date)]);
  return made?.n ?? 0;
}

/** Most days of a plan have their task from the nights before; they travel as two lists, and the plan itself says the rest. */
const inserted = adhocText<{ n: number }>(
  `with made as (
     insert into work_site_tasks (company_id, work_task_plan_id, work_site_id, work_task_id, work_project_id, employee_ids, due_date, due_time, status)
     select p.company_id, p.id, p.work_site_id, p.work_task_id, p.work_project_id, p.employee_ids, w.due_date, p.due_time, 'Pending'
     from unnest($2::bigint[], $3::date[]) as w(id, due_date) join work_task_plans p on p.company_id = $1 and p.id = w.id
     where not exists (select from work_site_tasks o where o.company_id = $1 and o.work_task_plan_id = w.id and o.due_date = w.due_date)
     order by w.due_date, p.id
     on conflict (company_id, work_task_plan_id, due_date) do nothing returning id)
   select count(*)::int as n from made`,
);

/**
 * A batch of plans that come again, after one of them; none of them is ended until its tasks stand.
 * Those of a cancelled project and of an inactive task of the library make none.
 */
const plansAfter = (ctx: Ctx, last: number): Promise<Planned[]> =>
  ctx.db
    .select({ plan: p, branch_id: s.branch_id, state: s.state, project_ends: j.end_date })
    .from(p)
    .innerJoin(s, and(eq(s.company_id, p.company_id), eq(s.id, p.work_site_id)))
    .innerJoin(t, and(eq(t.company_id, p.company_id), eq(t.id, p.work_task_id)))
    .leftJoin(j, and(eq(j.company_id, p.company_id), eq(j.id, p.work_project_id)))
    .where(
      and(
        eq(p.company_id, ctx.companyId),
        gt(p.id, last),
        isNotNull(p.rule),
        isNull(p.ended_on),
        eq(s.status, 'Active'),
        isNull(s.deleted_at),
        eq(t.status, 'Active'),
        isNull(t.deleted_at),
        or(isNull(p.work_project_id), and(eq(j.cancelled, false), isNull(j.deleted_at))),
        or(sql`${p.rule} ->> 'until' is null`, gte(sql`${p.rule} ->> 'until'`, todayIn(ctx.clock, ctx.actor.timeZone))),
      ),
    )
    .orderBy(asc(p.id))
    .limit(BATCH)
    .for('share', { of: p })
    .execute();

/** @returns how many were made */
export async function makeAllTasks(ctx: Ctx): Promise<number> {
  let made = 0;
  for (let last = 0; ;) {
    const plans = await plansAfter(ctx, last);
    made += await makeTasks(ctx, plans);
    if (plans.length < BATCH) return made;
    last = plans.at(-1)?.plan.id ?? last;
  }
}
