/** The photos of a site's day: of tasks that somebody did something about, and of visits. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as e, visible } from '#modules/employee/server/public.ts';
import { VISIT_FILES } from '#modules/site-visit/server/public.ts';
import type { monitorSite } from '../contract/monitoring.endpoints.ts';
import { PHOTOS } from './site-task.presenter.ts';
import { workSiteTasks as o, workTaskActions as a, workTasks as l } from './work-task.tables.ts';

type Detail = OutputOf<typeof monitorSite>['data'];

/** Actions of a day that people took whom the caller sees. */
function actionsAt(ctx: Ctx, site: number, date: CalendarDate) {
  const zone = ctx.actor.timeZone;
  return ctx.db
    .select({ id: a.id, at: a.recorded_at, by: e.name, about: l.name })
    .from(a)
    .innerJoin(o, and(eq(o.company_id, a.company_id), eq(o.id, a.work_site_task_id)))
    .innerJoin(l, and(eq(l.company_id, o.company_id), eq(l.id, o.work_task_id)))
    .innerJoin(e, and(eq(e.company_id, a.company_id), eq(e.id, a.employee_id)))
    .where(
      and(
        eq(a.company_id, ctx.companyId),
        eq(o.work_site_id, site),
        sql`${a.recorded_at} >= (${date}::date)::timestamp at time zone ${zone} and ${a.recorded_at} < (${date}::date + 1)::timestamp at time zone ${zone}`,
        visible(ctx),
      ),
    )
    .orderBy(asc(a.recorded_at), asc(a.id))
    .execute();
}

/** In their order. @param visits of the site and day that the caller sees */
export async function photosOf(ctx: Ctx, site: number, date: CalendarDate, visits: Detail['visits']): Promise<Detail['photos']> {
  const actions = await actionsAt(ctx, site, date);
  const ids = visits.map(({ id }) => id);
  const { startPhoto, endPhoto } = VISIT_FILES;
  const [done, starts, ends] = await pipeline(
    ctx,
    () =>
      presentFilesOf(
        ctx,
        PHOTOS.type,
        actions.map(({ id }) => id),
        PHOTOS.field,
      ),
    () => presentFilesOf(ctx, startPhoto.type, ids, startPhoto.field),
    () => presentFilesOf(ctx, endPhoto.type, ids, endPhoto.field),
  );
  const found = [
    ...actions.flatMap(({ id, at, by, about }) => (done.get(id) ?? []).map((file) => ({ file, at: instantText(at), by, about }))),
    ...visits.flatMap(({ id, employee: by, purpose: about, started_at, ended_at }) => [
      ...(starts.get(id) ?? []).map((file) => ({ file, at: started_at, by, about })),
      ...(ends.get(id) ?? []).map((file) => ({ file, at: ended_at ?? started_at, by, about })),
    ]),
  ];
  return found.toSorted((one, other) => one.at.localeCompare(other.at));
}
