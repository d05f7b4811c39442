/** Tasks on sites with all that they are shown by, in one statement. */
import { and, eq, getTableColumns, or, sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workSites as s } from '#modules/work-site/server/public.ts';
import { OPEN_STATUSES } from '../contract/rules/task-state.ts';
import { onSite } from './expected-people.ts';
import { workProjects as j, workSiteTasks as o, workTasks as t } from './work-task.tables.ts';

export const joinedTasks = (ctx: Ctx) =>
  ctx.db
    .select({
      task: getTableColumns(o),
      site: { id: s.id, name: s.name, lat: s.lat, lng: s.lng, radius_m: s.radius_m, supervisor_ids: s.supervisor_ids },
      library: getTableColumns(t),
      project: { id: j.id, name: j.name },
    })
    .from(o)
    .innerJoin(s, and(eq(s.company_id, o.company_id), eq(s.id, o.work_site_id)))
    .innerJoin(t, and(eq(t.company_id, o.company_id), eq(t.id, o.work_task_id)))
    .leftJoin(j, and(eq(j.company_id, o.company_id), eq(j.id, o.work_project_id)))
    .where(eq(o.company_id, ctx.companyId))
    .$dynamic();

export type JoinedTask = Awaited<ReturnType<typeof joinedTasks>>[number];

export const ofCompany = (ctx: Ctx, ...more: readonly (SQL | undefined)[]): SQL | undefined => and(eq(o.company_id, ctx.companyId), ...more);

const WHERE = { company: 'work_site_tasks.company_id', site: 'work_site_tasks.work_site_id', day: 'work_site_tasks.due_date' };

/** Theirs, or of anybody who is on its site on its day. */
export const mineAt = (employeeId: number): SQL | undefined =>
  or(sql`${o.employee_ids} @> ${sql`array[${employeeId}::bigint]`}`, and(sql`cardinality(${o.employee_ids}) = 0`, onSite(employeeId, WHERE)));

/** At a site that they supervise: what others do there they may open and finish as well. */
export const supervisedBy = (employeeId: number): SQL => sql`${s.supervisor_ids} @> ${sql`array[${employeeId}::bigint]`}`;

/** At a site that is in use: nobody is reminded of the others, and nobody works there. */
export const isAtOpenSite = (): SQL => sql`${s.status} = 'Active' and ${s.deleted_at} is null`;

export const isOpen = (): SQL => among(o.status, OPEN_STATUSES);

/** This minute of the company's clock, as statements compare it with a day and a time: `2026-11-20 08:00`. */
export const minuteNow = (ctx: Ctx): string =>
  new Date(lineMinuteOf(ctx.clock.now(), ctx.actor.timeZone) * 60_000).toISOString().slice(0, 16).replace('T', ' ');

/** What was due before this minute. */
export const isDueBefore = (ctx: Ctx): SQL => sql`(${o.due_date}::text || ' ' || coalesce(${o.due_time}, '23:59')) < ${minuteNow(ctx)}`;

export const dayOf = (task: { readonly due_date: string }): CalendarDate => task.due_date as CalendarDate;
