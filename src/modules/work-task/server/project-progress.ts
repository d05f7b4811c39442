/** How far a project is, in one flight of statements that each read its tasks by their index. */
import { addDays, startOfWeek, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { MOST_LATE_SHOWN, MOST_SITES_SHOWN, WEEKS_SHOWN, type showProjectProgress } from '../contract/project-progress.endpoints.ts';
import { minuteNow } from './site-task.store.ts';

type Progress = OutputOf<typeof showProjectProgress>['data'];
type Site = Progress['sites'][number];

/** `$3` is this minute of the company's clock. */
const IS_LATE = `k.status in ('Pending', 'Processing') and k.due_date::text || ' ' || coalesce(k.due_time, '23:59') < $3`;
const OF_PROJECT = `k.company_id = $1 and k.work_project_id = $2 and k.status <> 'Cancelled'`;

const exists = adhocText<{ id: number }>('select id from work_projects where company_id = $1 and id = $2 and deleted_at is null');

const sitesOf = adhocText<Site>(`
  select s.id, s.name, s.lat::float as lat, s.lng::float as lng, s.radius_m, count(*)::int as tasks,
    count(*) filter (where k.status = 'Success')::int as done, count(*) filter (where ${IS_LATE})::int as late,
    count(*) filter (where k.status <> 'Success' and k.has_issue)::int as issues,
    (min(k.due_date) filter (where k.status <> 'Success' and not (${IS_LATE})))::text as next_due
  from work_site_tasks k join work_sites s on s.company_id = $1 and s.id = k.work_site_id
  where ${OF_PROJECT} group by s.id order by count(*) filter (where ${IS_LATE}) desc, lower(s.name), s.id`);

const weeksOf = adhocText<Progress['weeks'][number]>(`
  select w::date::text as monday, count(k.id) filter (where k.status = 'Success')::int as done, count(k.id) filter (where ${IS_LATE})::int as late,
    count(k.id) filter (where k.status <> 'Success' and not (${IS_LATE}))::int as open
  from generate_series($4::date, $5::date, interval '7 days') w
  left join work_site_tasks k on ${OF_PROJECT} and k.due_date >= w::date and k.due_date < w::date + 7
  group by 1 order by 1`);

const overdueOf = adhocText<Progress['overdue'][number]>(`
  select k.id, t.name, s.name as site, k.due_date::text as due_date, k.due_time, k.has_issue
  from work_site_tasks k join work_tasks t on t.company_id = $1 and t.id = k.work_task_id join work_sites s on s.company_id = $1 and s.id = k.work_site_id
  where ${OF_PROJECT} and ${IS_LATE} order by k.due_date, k.due_time nulls last, k.id limit ${MOST_LATE_SHOWN}`);

const sum = (sites: readonly Site[], key: 'tasks' | 'done' | 'late' | 'issues') => sites.reduce((n, site) => n + site[key], 0);

/** @throws 404 where the company has no such project */
export async function projectProgress(ctx: Ctx, { id }: ParsedInput<typeof showProjectProgress>): Promise<OutputOf<typeof showProjectProgress>> {
  const now = minuteNow(ctx);
  const next: CalendarDate = addDays(startOfWeek(todayIn(ctx.clock, ctx.actor.timeZone)), 7);
  const asked = [ctx.companyId, id, now] as const;
  const [[project], sites, weeks, overdue] = await pipeline(
    ctx,
    () => exists(ctx.client, [ctx.companyId, id]),
    () => sitesOf(ctx.client, [...asked]),
    () => weeksOf(ctx.client, [...asked, addDays(next, -7 * (WEEKS_SHOWN - 1)), next]),
    () => overdueOf(ctx.client, [...asked]),
  );
  if (!project) throw notFound();
  return {
    data: {
      tasks: sum(sites, 'tasks'),
      done: sum(sites, 'done'),
      late: sum(sites, 'late'),
      issues: sum(sites, 'issues'),
      weeks,
      sites: sites.slice(0, MOST_SITES_SHOWN),
      sites_count: sites.length,
      overdue,
    },
  };
}
