/** Attendance of promoters as a file: by schedule, as a calendar, summed up. */
import { sql, type SQL } from 'drizzle-orm';
import { addDays, dayOf, daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ReportDefinition } from '#platform/server/reports/report-definition.ts';
import type { generateAttendanceReport } from '../../contract/report/sales-reports.endpoints.ts';
import { PUNCH_STATUSES } from '../../contract/field-words.ts';
import { SCHEDULE_STATUSES } from '../../contract/schedule-status.ts';
import { column, defineListReport, ifAsked, spanOf, spanText, wordsOf } from './list-report.ts';
import { SALES_REPORT as W } from './sales-report.messages.ts';

export type Attendance = Omit<ParsedInput<typeof generateAttendanceReport>, 'preview' | 'format'>;

export const clock = (ctx: Ctx, punch: 'i' | 'o') => sql`to_char(${sql.identifier(punch)}.recorded_at at time zone ${ctx.actor.timeZone}, 'HH24:MI')`;

/** Schedules that are not cancelled, with their punches. */
export function schedulesOf(ctx: Ctx, filter: Attendance): SQL {
  const { from, to } = spanOf(ctx, filter);
  return sql`sales_schedules s join sales_promoters m on m.company_id = s.company_id and m.id = s.promoter_id
      join sales_projects r on r.company_id = s.company_id and r.id = s.project_id
      join sales_outlets o2 on o2.company_id = s.company_id and o2.id = s.outlet_id
      left join sales_punches i on i.company_id = s.company_id and i.schedule_id = s.id and i.type = 'checkin'
      left join sales_punches o on o.company_id = s.company_id and o.schedule_id = s.id and o.type = 'checkout'
      where s.company_id = ${ctx.companyId} and s.status <> 'Cancelled' and s.date between ${from}::date and ${to}::date${ifAsked(filter.project_id, sql`s.project_id = ${filter.project_id}`)}${ifAsked(filter.outlet_id, sql`s.outlet_id = ${filter.outlet_id}`)}${ifAsked(filter.promoter_id, sql`s.promoter_id = ${filter.promoter_id}`)}${ifAsked(filter.status, sql`s.status = ${filter.status}`)}`;
}

const attendanceReport = defineListReport<Attendance>({
  type: 'sales.attendance',
  name: W.attendance,
  columns: [
    column('promoter', W.promoter, 20),
    column('date', W.date, 10, 'date'),
    column('project', W.project, 20),
    column('outlet', W.outlet, 22),
    column('start', W.start, 7),
    column('end', W.end, 7),
    column('in', W.in, 7),
    { ...column('arrival', W.arrival, 9, 'status'), words: wordsOf(PUNCH_STATUSES) },
    column('out', W.out, 7),
    column('hours', W.hours, 7, 'number'),
    column('overtime', W.overtime, 7, 'number'),
    column('distance', W.distance, 8, 'number'),
    { ...column('status', W.status, 10, 'status'), words: wordsOf(SCHEDULE_STATUSES) },
  ],
  query(ctx, filter) {
    return sql`select m.name as promoter, s.date, r.name as project, o2.name as outlet, left(s.start_time::text, 5) as start, left(s.end_time::text, 5) as "end",
        ${clock(ctx, 'i')} as "in", i.status as arrival, ${clock(ctx, 'o')} as "out", round(s.worked_minutes / 60.0, 2) as hours, round(s.overtime_minutes / 60.0, 2) as overtime,
        i.distance_m as distance, s.status
      from ${schedulesOf(ctx, filter)}
      order by lower(m.name), m.id, s.starts_at, s.id`;
  },
  subtitle: spanText,
  summed: ['hours', 'overtime'],
});

/** Of check-ins and missed schedules the on-time ones, as the page says it. */
const attendanceSummary = defineListReport<Attendance>({
  type: 'sales.attendance-summary',
  name: W.attendanceSummary,
  columns: [
    column('promoter', W.promoter, 24),
    column('days', W.days, 8, 'number'),
    column('schedules', W.schedules, 9, 'number'),
    column('checkins', W.checkins, 9, 'number'),
    column('ontime', W.ontime, 9, 'number'),
    column('missed', W.missed, 9, 'number'),
    column('hours', W.hours, 9, 'number'),
    column('overtime', W.overtime, 9, 'number'),
    column('percent', W.ontimePercent, 10, 'number'),
  ],
  query: (ctx, filter) =>
    sql`select c.*, round(100.0 * c.ontime / nullif(c.checkins + c.missed, 0), 1) as percent from (
        select m.name as promoter, m.id, count(distinct s.date) filter (where i.id is not null) as days, count(*) as schedules, count(i.id) as checkins,
          count(*) filter (where i.status in ('ontime', 'early')) as ontime, count(*) filter (where s.status = 'Missed') as missed,
          round(coalesce(sum(s.worked_minutes), 0) / 60.0, 2) as hours, round(sum(s.overtime_minutes) / 60.0, 2) as overtime
        from ${schedulesOf(ctx, filter)} group by m.id, m.name) c
      order by lower(c.promoter), c.id`,
  subtitle: spanText,
  summed: ['schedules', 'checkins', 'ontime', 'missed', 'hours', 'overtime'],
});

/** Days that a sheet has room for beside each other. */
const MOST_DAYS = 31;

const datesOf = (ctx: Ctx, filter: Attendance): CalendarDate[] => {
  const { from, to } = spanOf(ctx, filter);
  return Array.from({ length: daysInclusive(from, to) }, (_, at) => addDays(from, at));
};

/** @throws 422 where a calendar is asked for more days than it has columns */
export function requireShort(ctx: Ctx, filter: Attendance): void {
  const { from, to } = spanOf(ctx, filter);
  if (filter.template === 'Calendar' && daysInclusive(from, to) > MOST_DAYS) throw invalid('end_date', W.monthAtMost);
}

/** What a promoter did on a day: the hours, else a letter. */
function dayCell(ctx: Ctx, date: CalendarDate): SQL {
  const on = sql`filter (where s.date = ${date}::date)`;
  return sql`case when coalesce(sum(s.worked_minutes) ${on}, 0) > 0 then trim_scale(round(sum(s.worked_minutes) ${on} / 60.0, 2))::text
    when bool_or(s.status = 'Missed') ${on} then ${say(W.missedLetter, ctx.locale)} when count(*) ${on} > 0 then ${say(W.plannedLetter, ctx.locale)} end as ${sql.identifier(date)}`;
}

const attendanceCalendar = defineListReport<Attendance>({
  type: 'sales.attendance-calendar',
  name: W.attendanceCalendar,
  columns: (ctx, filter) => [
    column('promoter', W.promoter, 20),
    ...datesOf(ctx, filter).map((date) => column(date, { en: String(dayOf(date)), ms: String(dayOf(date)) }, 4, 'day')),
    column('days', W.days, 6, 'number'),
    column('hours', W.hours, 7, 'number'),
    column('percent', W.ontimePercent, 8, 'number'),
  ],
  query: (ctx, filter) =>
    sql`select m.name as promoter, ${sql.join(
      datesOf(ctx, filter).map((date) => dayCell(ctx, date)),
      sql`, `,
    )}, count(distinct s.date) filter (where i.id is not null) as days, round(coalesce(sum(s.worked_minutes), 0) / 60.0, 2) as hours,
        round(100.0 * count(*) filter (where i.status in ('ontime', 'early')) / nullif(count(i.id) + count(*) filter (where s.status = 'Missed'), 0), 1) as percent
      from ${schedulesOf(ctx, filter)} group by m.id, m.name
      order by lower(m.name), m.id`,
  subtitle: spanText,
  summed: ['hours'],
  letters: ({ locale }) =>
    [W.missed, W.planned].map((name, at) => ({ mark: say(at === 0 ? W.missedLetter : W.plannedLetter, locale), name: say(name, locale) })),
});

export const ATTENDANCE_LISTS = { Listing: attendanceReport, Calendar: attendanceCalendar, Summary: attendanceSummary } as const satisfies Readonly<
  Record<Exclude<Attendance['template'], 'Bill'>, ReportDefinition>
>;
