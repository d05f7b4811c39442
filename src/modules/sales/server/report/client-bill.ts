/**
 * What the client of a project is billed for a span: man-days at the rate of the project, and the fee of the bill, with the attendance that proves
 * them. A man-day is a full day of the project; fewer hours are billed in proportion, and a promoter has one man-day a date at most, as in payouts.
 */
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { salesClients as c } from '../tables/client.tables.ts';
import { salesProjects as r } from '../tables/project.tables.ts';
import { clock, schedulesOf, type Attendance } from './attendance-reports.ts';
import { column, defineListReport, spanText } from './list-report.ts';
import { SALES_REPORT as W } from './sales-report.messages.ts';

const projectOf = (ctx: Ctx, id: number) =>
  ctx.db
    .select({ name: r.name, client: c.name, rate: r.bill_rate })
    .from(r)
    .innerJoin(c, and(eq(c.company_id, r.company_id), eq(c.id, r.client_id)))
    .where(and(eq(r.company_id, ctx.companyId), eq(r.id, id), isNull(r.deleted_at)));

/** @throws 422 without a project, or where it has no rate; 404 */
export async function requireBilled(ctx: Ctx, { project_id }: Pick<Attendance, 'project_id'>): Promise<void> {
  if (project_id === undefined) throw invalid('project_id', W.oneProject);
  const [project] = await projectOf(ctx, project_id);
  if (!project) throw notFound();
  if (project.rate === null) throw invalid('project_id', W.noBillRate);
}

/** Minutes of a schedule that count, and those of the promoter on that date with it. */
const WORKED = sql`least(s.worked_minutes, extract(epoch from s.ends_at - s.starts_at) / 60)`;
const OF_DAY = sql`sum(${WORKED}) over (partition by s.promoter_id, s.date order by s.starts_at, s.id)`;
const FULL = sql`(r.min_hours_full_day * 60)`;
/** What a schedule adds to the man-day of its date: two decimals, so that days times rate can be checked by hand. */
const MAN_DAYS = sql`round(least(${OF_DAY}, ${FULL}) / ${FULL}, 2) - round(least(${OF_DAY} - ${WORKED}, ${FULL}) / ${FULL}, 2)`;

/** The fee belongs to the bill of the whole project, not to one of an outlet or a promoter. */
const feeOf = (ctx: Ctx, { project_id, outlet_id, promoter_id }: Attendance): SQL =>
  outlet_id === undefined && promoter_id === undefined
    ? sql`union all select null, ${say(W.billFee, ctx.locale)}::text, null, null, null, null, null, null, null, bill_fee, null, null
        from sales_projects where company_id = ${ctx.companyId} and id = ${project_id ?? 0} and bill_fee > 0`
    : sql``;

export const clientBill = defineListReport<Attendance>({
  type: 'sales.client-bill',
  name: W.bill,
  columns: [
    column('date', W.date, 10, 'date'),
    column('outlet', W.outlet, 24),
    column('promoter', W.promoter, 20),
    column('in', W.in, 7),
    column('out', W.out, 7),
    column('distance', W.distance, 8, 'number'),
    column('hours', W.hours, 7, 'number'),
    column('days', W.manDays, 8, 'number'),
    column('rate', W.rate, 9, 'money'),
    column('amount', W.billed, 11, 'money'),
  ],
  query: (ctx, filter) =>
    sql`select b.* from (
        select date, outlet, promoter, "in", "out", distance, hours, days, rate, round(days * rate, 2) as amount, starts_at as at, id from (
          select s.date, o2.name as outlet, m.name as promoter, ${clock(ctx, 'i')} as "in", ${clock(ctx, 'o')} as "out", i.distance_m as distance,
            round(s.worked_minutes / 60.0, 2) as hours, ${MAN_DAYS} as days, r.bill_rate as rate, s.starts_at, s.id
          from ${schedulesOf(ctx, { ...filter, status: 'Completed' })} and (not s.auto_closed or s.confirmed_at is not null)
        ) d
        ${feeOf(ctx, filter)}
      ) b order by b.at nulls last, b.id`,
  async subtitle(ctx, filter) {
    const [project] = await projectOf(ctx, filter.project_id ?? 0);
    return [project?.client, project?.name, spanText(ctx, filter)].filter(Boolean).join(' · ');
  },
  summed: ['hours', 'days', 'amount'],
});
