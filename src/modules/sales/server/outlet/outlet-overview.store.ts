/** All SQL of the overview of an outlet. */
import { aliasedTable, and, asc, count, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { salesPunches } from '../tables/field.tables.ts';
import { salesProducts as p } from '../tables/product.tables.ts';
import { salesProjectOutlets as chosen, salesProjects as r } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';
import { isSold, netAmount } from '../stock/sold-sums.ts';
import { salesStockBalances as b, salesStocks as entry } from '../tables/stock.tables.ts';

const checkin = aliasedTable(salesPunches, 'checkin');
const checkout = aliasedTable(salesPunches, 'checkout');

export const projectsAt = (ctx: Ctx, outletId: number) =>
  ctx.db
    .select({ id: r.id, name: r.name, status: r.status, start_date: r.start_date, end_date: r.end_date })
    .from(chosen)
    .innerJoin(r, and(eq(r.company_id, chosen.company_id), eq(r.id, chosen.project_id), isNull(r.deleted_at)))
    .where(and(eq(chosen.company_id, ctx.companyId), eq(chosen.outlet_id, outletId)))
    .orderBy(desc(r.start_date), desc(r.id));

export const schedulesAt = (ctx: Ctx, outletId: number, day: CalendarDate) =>
  ctx.db
    .select({
      id: s.id,
      promoter: { id: m.id, name: m.name },
      project: { id: r.id, name: r.name },
      start_time: s.start_time,
      end_time: s.end_time,
      status: s.status,
      checkin_at: checkin.recorded_at,
      checkout_at: checkout.recorded_at,
    })
    .from(s)
    .innerJoin(m, and(eq(m.company_id, s.company_id), eq(m.id, s.promoter_id)))
    .innerJoin(r, and(eq(r.company_id, s.company_id), eq(r.id, s.project_id)))
    .leftJoin(checkin, and(eq(checkin.company_id, s.company_id), eq(checkin.schedule_id, s.id), eq(checkin.type, 'checkin')))
    .leftJoin(checkout, and(eq(checkout.company_id, s.company_id), eq(checkout.schedule_id, s.id), eq(checkout.type, 'checkout')))
    .where(and(eq(s.company_id, ctx.companyId), eq(s.outlet_id, outletId), eq(s.date, day), ne(s.status, 'Cancelled')))
    .orderBy(asc(s.starts_at), asc(s.id));

/** Sales of schedules since a day, by the month of the schedule. */
export const salesByMonth = (ctx: Ctx, outletId: number, since: CalendarDate) =>
  ctx.db
    .select({ month: sql<string>`to_char(${s.date}, 'YYYY-MM')`, amount: netAmount() })
    .from(entry)
    .innerJoin(s, and(eq(s.company_id, entry.company_id), eq(s.id, entry.schedule_id)))
    .where(and(eq(entry.company_id, ctx.companyId), eq(s.outlet_id, outletId), gte(s.date, since), isSold))
    .groupBy(sql`1`);

export const stockAt = (ctx: Ctx, outletId: number) =>
  ctx.db
    .select({ project: { id: r.id, name: r.name }, product: { id: p.id, name: p.name }, balance: b.balance, reorder_level: p.reorder_level })
    .from(b)
    .innerJoin(r, and(eq(r.company_id, b.company_id), eq(r.id, b.project_id)))
    .innerJoin(p, and(eq(p.company_id, b.company_id), eq(p.id, b.product_id)))
    .where(and(eq(b.company_id, ctx.companyId), eq(b.outlet_id, outletId)))
    .orderBy(asc(b.balance), asc(b.id));

export const bestPromoters = (ctx: Ctx, outletId: number, since: CalendarDate) =>
  ctx.db
    .select({
      id: m.id,
      name: m.name,
      schedules: count(sql`distinct ${s.id}`),
      amount: sql<string>`coalesce(${netAmount()} filter (where ${isSold}), 0)`,
    })
    .from(s)
    .innerJoin(m, and(eq(m.company_id, s.company_id), eq(m.id, s.promoter_id)))
    .leftJoin(entry, and(eq(entry.company_id, s.company_id), eq(entry.schedule_id, s.id)))
    .where(and(eq(s.company_id, ctx.companyId), eq(s.outlet_id, outletId), gte(s.date, since), eq(s.status, 'Completed')))
    .groupBy(m.id, m.name)
    .orderBy(desc(sql`4`), asc(m.id))
    .limit(10);
