/** What hangs on promoters: projects, schedules, and how they did in a period. */
import { and, count, desc, eq, gt, gte, lte, ne, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { REPORT_HOURS } from '../../contract/field-words.ts';
import { salesDailyReports as report, salesPunches as punch } from '../tables/field.tables.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProjectPromoters as chosen, salesProjects as r } from '../tables/project.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';
import { isSold, netAmount } from '../stock/sold-sums.ts';
import { salesStocks as entry } from '../tables/stock.tables.ts';

export const projectsOfPromoters = (ctx: Ctx, promoterIds: readonly number[]) =>
  ctx.db
    .select({ id: chosen.promoter_id, projects: count() })
    .from(chosen)
    .where(and(eq(chosen.company_id, ctx.companyId), among(chosen.promoter_id, promoterIds)))
    .groupBy(chosen.promoter_id);

/** Promoters who have or had a schedule. */
export const scheduledPromoters = (ctx: Ctx, promoterIds: readonly number[]) =>
  ctx.db
    .selectDistinct({ id: s.promoter_id })
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), among(s.promoter_id, promoterIds)));

/** Schedules of a period that were not cancelled, with check-ins, those on time and those missed. */
export const attendanceOf = (ctx: Ctx, promoterIds: readonly number[], from: CalendarDate, to: CalendarDate) =>
  ctx.db
    .select({
      id: s.promoter_id,
      schedules: count(),
      checkins: sql<number>`count(${punch.id})::int`,
      ontime: sql<number>`count(*) filter (where ${punch.status} in ('ontime', 'early'))::int`,
      missed: sql<number>`count(*) filter (where ${s.status} = 'Missed')::int`,
    })
    .from(s)
    .leftJoin(punch, and(eq(punch.company_id, s.company_id), eq(punch.schedule_id, s.id), eq(punch.type, 'checkin')))
    .where(and(eq(s.company_id, ctx.companyId), among(s.promoter_id, promoterIds), gte(s.date, from), lte(s.date, to), ne(s.status, 'Cancelled')))
    .groupBy(s.promoter_id);

/** Ringgit sold on the schedules of a period. */
export const salesOf = (ctx: Ctx, promoterIds: readonly number[], from: CalendarDate, to: CalendarDate) =>
  ctx.db
    .select({ id: s.promoter_id, amount: netAmount() })
    .from(entry)
    .innerJoin(s, and(eq(s.company_id, entry.company_id), eq(s.id, entry.schedule_id)))
    .where(and(eq(entry.company_id, ctx.companyId), among(s.promoter_id, promoterIds), gte(s.date, from), lte(s.date, to), isSold))
    .groupBy(s.promoter_id);

/** Schedules of a promoter after a day that have not begun. */
export const comingOf = (ctx: Ctx, promoterId: number, after: CalendarDate) =>
  ctx.db
    .select({ id: s.id, date: s.date, start_time: s.start_time, end_time: s.end_time, outlet: o.name, project: r.name })
    .from(s)
    .innerJoin(o, and(eq(o.company_id, s.company_id), eq(o.id, s.outlet_id)))
    .innerJoin(r, and(eq(r.company_id, s.company_id), eq(r.id, s.project_id)))
    .where(and(eq(s.company_id, ctx.companyId), eq(s.promoter_id, promoterId), eq(s.status, 'Upcoming'), gt(s.date, after)))
    .orderBy(s.starts_at);

/** Daily reports of a period that came or are overdue, and those of them that came before they were overdue. */
export const reportsOf = (
  ctx: Ctx,
  promoterId: number,
  { start_date, end_date }: { readonly start_date: CalendarDate; readonly end_date: CalendarDate },
  now: string,
) => {
  const overdue = sql`${s.ends_at} + make_interval(hours => ${REPORT_HOURS})`;
  return ctx.db
    .select({ due: count(), in_time: sql<number>`count(*) filter (where ${report.submitted_at} <= ${overdue})::int` })
    .from(s)
    .innerJoin(r, and(eq(r.company_id, s.company_id), eq(r.id, s.project_id), eq(r.daily_report_required, true)))
    .leftJoin(report, and(eq(report.company_id, s.company_id), eq(report.schedule_id, s.id), eq(report.status, 'submitted')))
    .where(
      and(
        eq(s.company_id, ctx.companyId),
        eq(s.promoter_id, promoterId),
        eq(s.status, 'Completed'),
        gte(s.date, start_date),
        lte(s.date, end_date),
        sql`(${report.id} is not null or ${overdue} < ${now}::timestamptz)`,
      ),
    );
};

/** Outlets of the schedules of a promoter that were not cancelled, the latest first. */
export const outletsOf = (ctx: Ctx, promoterId: number, today: CalendarDate) =>
  ctx.db
    .select({
      id: o.id,
      name: o.name,
      lat: o.lat,
      lng: o.lng,
      schedules: count(),
      last_date: sql<string | null>`max(${s.date}) filter (where ${s.date} <= ${today})`,
      next_date: sql<string | null>`min(${s.date}) filter (where ${s.date} > ${today})`,
    })
    .from(s)
    .innerJoin(o, and(eq(o.company_id, s.company_id), eq(o.id, s.outlet_id)))
    .where(and(eq(s.company_id, ctx.companyId), eq(s.promoter_id, promoterId), ne(s.status, 'Cancelled')))
    .groupBy(o.id)
    .orderBy(desc(sql`max(${s.date})`), o.id);
