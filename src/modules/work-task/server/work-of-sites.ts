/** Answers work sites: what they have to do and for which projects, for those who may see tasks. */
import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { mayAct } from '#platform/contract/access.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { SiteTasks } from '#modules/work-site/server/public.ts';
import { OPEN_STATUSES } from '../contract/rules/task-state.ts';
import { workProjects as j, workTaskPlans as q } from './work-task.tables.ts';

/** More than anybody chooses from. */
const MOST = 500;

/** A plan that goes on, or of which a task stands that was not cancelled. */
const isGiven = (plan: string) =>
  `(${plan}.rule is not null and ${plan}.ended_on is null or exists (select from work_site_tasks k
     where k.company_id = ${plan}.company_id and k.work_task_plan_id = ${plan}.id and k.status <> 'Cancelled'))`;

const works = adhocText<{ id: number; open: number; projects: string[] }>(
  `select s.id, (select count(*) from work_site_tasks o where o.company_id = $1 and o.work_site_id = s.id and o.status = any($3::text[]))::int as open,
     array(select j.name from work_projects j where j.company_id = $1 and j.deleted_at is null and not j.cancelled and (j.end_date is null or j.end_date >= $4)
       and exists (select from work_task_plans q where q.company_id = $1 and q.work_site_id = s.id and q.work_project_id = j.id and ${isGiven('q')}) order by lower(j.name)) as projects
   from unnest($2::bigint[]) as s (id)`,
);

const seesTasks = (ctx: Ctx) => mayAct(ctx.actor, ctx.services.pages, '/work-task/site');
const today = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);

export const workOfSites: SiteTasks = {
  async work(ctx, ids) {
    if (!seesTasks(ctx)) return null;
    const rows = await works(ctx.client, [ctx.companyId, ids, OPEN_STATUSES, today(ctx)]);
    return new Map(rows.map(({ id, ...work }) => [Number(id), work]));
  },
  async projects(ctx) {
    if (!seesTasks(ctx)) return [];
    return ctx.db
      .select({ id: j.id, name: j.name })
      .from(j)
      .where(and(eq(j.company_id, ctx.companyId), eq(j.cancelled, false), isNull(j.deleted_at), or(isNull(j.end_date), gte(j.end_date, today(ctx)))))
      .orderBy(asc(sql`lower(${j.name})`))
      .limit(MOST)
      .execute();
  },
  ofProject: (ctx, site, project) =>
    seesTasks(ctx)
      ? sql`exists (select from ${q} where ${q.company_id} = ${ctx.companyId} and ${q.work_site_id} = ${site} and ${q.work_project_id} = ${project} and ${sql.raw(isGiven('work_task_plans'))})`
      : sql`false`,
};
