/** What hangs on products: projects, stock, and the reports that lock them. */
import { and, count, eq, isNull, sum } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { salesDailyReports as report } from '../tables/field.tables.ts';
import { salesProjectProducts as chosen } from '../tables/project.tables.ts';
import { salesSchedules as schedule } from '../tables/schedule.tables.ts';
import { salesStockBalances as balance, salesStocks as entry } from '../tables/stock.tables.ts';

/** Products that a submitted report contains: those of the entries of its schedule that are not voided. */
export async function reportedProducts(ctx: Ctx, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await ctx.db
    .selectDistinct({ id: entry.product_id })
    .from(entry)
    .innerJoin(report, and(eq(report.company_id, entry.company_id), eq(report.schedule_id, entry.schedule_id), eq(report.status, 'submitted')))
    .where(and(eq(entry.company_id, ctx.companyId), among(entry.product_id, productIds), isNull(entry.voided_at)));
  return new Set(rows.map(({ id }) => id));
}

/** A submitted report of a project locks all its products, whether or not it counts stock. */
export async function isReported(ctx: Ctx, projectId: number): Promise<boolean> {
  const [found] = await ctx.db
    .select({ id: report.id })
    .from(report)
    .innerJoin(schedule, and(eq(schedule.company_id, report.company_id), eq(schedule.id, report.schedule_id), eq(schedule.project_id, projectId)))
    .where(and(eq(report.company_id, ctx.companyId), eq(report.status, 'submitted')))
    .limit(1);
  return found !== undefined;
}

/** In how many projects each product is. */
export async function projectsOfProducts(ctx: Ctx, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await ctx.db
    .select({ id: chosen.product_id, projects: count() })
    .from(chosen)
    .where(and(eq(chosen.company_id, ctx.companyId), among(chosen.product_id, productIds)))
    .groupBy(chosen.product_id);
  return new Map(rows.map(({ id, projects }) => [id, projects]));
}

/** What all outlets have of each product. */
export async function availableOf(ctx: Ctx, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await ctx.db
    .select({ id: balance.product_id, available: sum(balance.balance) })
    .from(balance)
    .where(and(eq(balance.company_id, ctx.companyId), among(balance.product_id, productIds)))
    .groupBy(balance.product_id);
  return new Map(rows.map(({ id, available }) => [id, Number(available ?? 0)]));
}
