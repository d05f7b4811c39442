/** All that is shown of schedules that are worked on, in one query each. */
import { and, asc, eq, getTableColumns, gte, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProducts as p } from '../tables/product.tables.ts';
import { salesProjectProducts as chosen, salesProjects as r, salesProjectTasks as task } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';
import { salesStockBalances as b, salesStocks as entry } from '../tables/stock.tables.ts';
import * as t from '../tables/field.tables.ts';

export const shownSchedules = (ctx: Ctx, where: SQL | undefined, most: number) =>
  ctx.db
    .select({ schedule: s, project: r, outlet: o, promoter: { id: m.id, name: m.name } })
    .from(s)
    .innerJoin(r, and(eq(r.company_id, s.company_id), eq(r.id, s.project_id)))
    .innerJoin(o, and(eq(o.company_id, s.company_id), eq(o.id, s.outlet_id)))
    .innerJoin(m, and(eq(m.company_id, s.company_id), eq(m.id, s.promoter_id)))
    .where(and(eq(s.company_id, ctx.companyId), where))
    .orderBy(asc(s.starts_at), asc(s.id))
    .limit(most);
export type ShownSchedule = Awaited<ReturnType<typeof shownSchedules>>[number];

const submitted = (ctx: Ctx) =>
  sql`exists (select from sales_daily_reports d where d.company_id = ${ctx.companyId} and d.schedule_id = ${s.id} and d.status = 'submitted')`;
const questioned = sql`exists (select from sales_report_disputes q where q.company_id = ${s.company_id} and q.schedule_id = ${s.id} and q.answer is null and q.settled_at is null)`;
const sentBack = sql`exists (select from sales_daily_reports d where d.company_id = ${s.company_id} and d.schedule_id = ${s.id} and d.status = 'pending' and d.reopened_at is not null)`;
const begun = sql`exists (select from sales_punches i where i.company_id = ${s.company_id} and i.schedule_id = ${s.id} and i.type = 'checkin')`;

/** Those of a promoter on which there is something to do: today's, those that end today, what is under way, what lacks its report since `since`, and where a report is questioned or sent back. */
export const toWorkOn = (ctx: Ctx, promoterId: number, today: CalendarDate, since: CalendarDate) =>
  and(
    eq(s.promoter_id, promoterId),
    ne(s.status, 'Cancelled'),
    lte(s.date, today),
    or(
      questioned,
      sentBack,
      and(
        gte(s.date, since),
        // A night that ends today is seen until tomorrow.
        or(
          eq(s.date, today),
          sql`${s.ends_at} >= (${today}::date::timestamp at time zone ${ctx.actor.timeZone})`,
          eq(s.status, 'On Going'),
          and(begun, sql`not ${submitted(ctx)}`),
        ),
      ),
    ),
  );

export const comingOf = (promoterId: number, from: CalendarDate, to: CalendarDate) =>
  and(eq(s.promoter_id, promoterId), eq(s.status, 'Upcoming'), gte(s.date, from), lte(s.date, to));

export const punchesOn = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select()
    .from(t.salesPunches)
    .where(and(eq(t.salesPunches.company_id, ctx.companyId), among(t.salesPunches.schedule_id, ids)));

export const reportsOn = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select()
    .from(t.salesDailyReports)
    .where(and(eq(t.salesDailyReports.company_id, ctx.companyId), among(t.salesDailyReports.schedule_id, ids)));

/** Those of the schedules that `where` finds. */
export const reportsOf = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db
    .select(getTableColumns(t.salesDailyReports))
    .from(t.salesDailyReports)
    .innerJoin(s, and(eq(s.company_id, t.salesDailyReports.company_id), eq(s.id, t.salesDailyReports.schedule_id)))
    .where(and(eq(t.salesDailyReports.company_id, ctx.companyId), where));

export const entriesOn = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select()
    .from(entry)
    .where(and(eq(entry.company_id, ctx.companyId), among(entry.schedule_id, ids), isNull(entry.voided_at)))
    .orderBy(asc(entry.recorded_at), asc(entry.id));

export const answersOn = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select()
    .from(t.salesTaskActions)
    .where(and(eq(t.salesTaskActions.company_id, ctx.companyId), among(t.salesTaskActions.schedule_id, ids)));

export const tasksIn = (ctx: Ctx, projectIds: readonly number[]) =>
  ctx.db
    .select()
    .from(task)
    .where(and(eq(task.company_id, ctx.companyId), among(task.project_id, projectIds), eq(task.status, 'Active')))
    .orderBy(asc(task.sort_order), asc(task.id));

export const productsIn = (ctx: Ctx, projectIds: readonly number[]) =>
  ctx.db
    .select({ project_id: chosen.project_id, price: chosen.price, id: p.id, name: p.name, sku: p.sku, barcode: p.barcode, unit: p.unit })
    .from(chosen)
    .innerJoin(p, and(eq(p.company_id, chosen.company_id), eq(p.id, chosen.product_id)))
    .where(and(eq(chosen.company_id, ctx.companyId), among(chosen.project_id, projectIds), eq(chosen.status, 'Active')))
    .orderBy(asc(sql`lower(${p.name})`), asc(p.id));

export const balancesIn = (ctx: Ctx, projectIds: readonly number[], outletIds: readonly number[]) =>
  ctx.db
    .select({ project_id: b.project_id, outlet_id: b.outlet_id, product_id: b.product_id, balance: b.balance, opening_at: b.opening_at })
    .from(b)
    .where(and(eq(b.company_id, ctx.companyId), among(b.project_id, projectIds), among(b.outlet_id, outletIds)));
