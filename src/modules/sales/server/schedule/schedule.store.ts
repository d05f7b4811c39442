/** Reads of schedules with what was recorded on them. */
import { aliasedTable, and, asc, eq, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ScheduleStatus } from '../../contract/schedule-status.ts';
import { salesDailyReports as report, salesPunches, salesTaskActions as action } from '../tables/field.tables.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProducts as p } from '../tables/product.tables.ts';
import { salesProjects as r, salesProjectTasks as task } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { salesStockBalances as balance, salesStocks as entry } from '../tables/stock.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';

const checkin = aliasedTable(salesPunches, 'checkin');
const checkout = aliasedTable(salesPunches, 'checkout');

export interface ScheduleFilter {
  readonly project_id?: number | undefined;
  readonly outlet_id?: number | undefined;
  readonly promoter_id?: number | undefined;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly status: ScheduleStatus | null;
}

export const scheduleWhere = (ctx: Ctx, { project_id, outlet_id, promoter_id, from, to, status }: ScheduleFilter, scope: SQL | undefined) =>
  and(
    eq(s.company_id, ctx.companyId),
    gte(s.date, from),
    lte(s.date, to),
    project_id ? eq(s.project_id, project_id) : undefined,
    outlet_id ? eq(s.outlet_id, outlet_id) : undefined,
    promoter_id ? eq(s.promoter_id, promoter_id) : undefined,
    status ? eq(s.status, status) : undefined,
    scope,
  );

export const schedulesWhere = (ctx: Ctx, where: SQL | undefined, most: number) =>
  ctx.db
    .select({
      schedule: s,
      project: { id: r.id, name: r.name },
      outlet: { id: o.id, name: o.name, lat: o.lat, lng: o.lng },
      promoter: { id: m.id, name: m.name },
      checkin,
      checkout,
      report: report.status,
    })
    .from(s)
    .innerJoin(r, and(eq(r.company_id, s.company_id), eq(r.id, s.project_id)))
    .innerJoin(o, and(eq(o.company_id, s.company_id), eq(o.id, s.outlet_id)))
    .innerJoin(m, and(eq(m.company_id, s.company_id), eq(m.id, s.promoter_id)))
    .leftJoin(checkin, and(eq(checkin.company_id, s.company_id), eq(checkin.schedule_id, s.id), eq(checkin.type, 'checkin')))
    .leftJoin(checkout, and(eq(checkout.company_id, s.company_id), eq(checkout.schedule_id, s.id), eq(checkout.type, 'checkout')))
    .leftJoin(report, and(eq(report.company_id, s.company_id), eq(report.schedule_id, s.id)))
    .where(where)
    .orderBy(asc(sql`lower(${r.name})`), asc(sql`lower(${o.name})`), asc(s.starts_at), asc(s.id))
    .limit(most);

export const entriesOf = (ctx: Ctx, scheduleIds: readonly number[]) =>
  ctx.db
    .select({
      schedule_id: entry.schedule_id,
      product_id: entry.product_id,
      product: p.name,
      type: entry.type,
      quantity: entry.quantity,
      unit_price: entry.unit_price,
      amount: entry.amount,
    })
    .from(entry)
    .innerJoin(p, and(eq(p.company_id, entry.company_id), eq(p.id, entry.product_id)))
    .where(and(eq(entry.company_id, ctx.companyId), among(entry.schedule_id, scheduleIds), isNull(entry.voided_at)))
    .orderBy(asc(entry.recorded_at), asc(entry.id));

export const actionsOn = (ctx: Ctx, scheduleIds: readonly number[]) =>
  ctx.db
    .select({ schedule_id: action.schedule_id, task_id: action.project_task_id })
    .from(action)
    .where(and(eq(action.company_id, ctx.companyId), among(action.schedule_id, scheduleIds)));

export const activeTasks = (ctx: Ctx, projectIds: readonly number[]) =>
  ctx.db
    .select({ project_id: task.project_id, id: task.id })
    .from(task)
    .where(and(eq(task.company_id, ctx.companyId), among(task.project_id, projectIds), eq(task.status, 'Active')));

/** What there is now of all products, per project and outlet. */
export const availableAt = (ctx: Ctx, projectIds: readonly number[]) =>
  ctx.db
    .select({ project_id: balance.project_id, outlet_id: balance.outlet_id, available: sql<string>`sum(${balance.balance})` })
    .from(balance)
    .where(and(eq(balance.company_id, ctx.companyId), among(balance.project_id, projectIds)))
    .groupBy(balance.project_id, balance.outlet_id);

/** Schedules of promoters here that take up their time between two instants. */
export const takenHere = (ctx: Ctx, promoterIds: readonly number[], from: string, to: string) =>
  ctx.db
    .select({
      id: s.id,
      promoter_id: s.promoter_id,
      project_id: s.project_id,
      outlet_id: s.outlet_id,
      outlet: o.name,
      starts_at: s.starts_at,
      ends_at: s.ends_at,
    })
    .from(s)
    .innerJoin(o, and(eq(o.company_id, s.company_id), eq(o.id, s.outlet_id)))
    .where(
      and(
        eq(s.company_id, ctx.companyId),
        among(s.promoter_id, promoterIds),
        inArray(s.status, ['Upcoming', 'On Going', 'Completed']),
        sql`${s.starts_at} < ${to}`,
        sql`${s.ends_at} > ${from}`,
      ),
    )
    .orderBy(asc(s.starts_at), asc(s.id));

/** The same in other companies of the same people: when, and nothing else. */
export async function takenElsewhere(ctx: Ctx, promoterIds: readonly number[], from: string, to: string) {
  const { rows } = await ctx.client.query<{ promoter_id: number; starts_at: string; ends_at: string }>(
    'select promoter_id, starts_at, ends_at from sales_taken_elsewhere($1, $2, $3)',
    [promoterIds, from, to],
  );
  return rows;
}

/** Whoever plans the same people waits, also in other companies. */
export const lockPromoters = (ctx: Ctx, promoterIds: readonly number[]) => ctx.client.query('select sales_lock_promoters($1)', [promoterIds]);

/** Its check-in, where there is one. */
export const checkedIn = (ctx: Ctx, scheduleId: number) =>
  ctx.db
    .select({ id: salesPunches.id })
    .from(salesPunches)
    .where(and(eq(salesPunches.company_id, ctx.companyId), eq(salesPunches.schedule_id, scheduleId), eq(salesPunches.type, 'checkin')));
