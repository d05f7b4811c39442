/** All reads of projects with what belongs to them. */
import { and, asc, count, eq, gte, ilike, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PageRequest } from '#platform/contract/paging.ts';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import type { ProjectStatus } from '../../contract/project-words.ts';
import { salesClients as c } from '../tables/client.tables.ts';
import { salesTaskActions as action } from '../tables/field.tables.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProducts as p } from '../tables/product.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';
import { isSold, netAmount, netUnits } from '../stock/sold-sums.ts';
import { salesStockBalances as balance, salesStocks as entry } from '../tables/stock.tables.ts';
import * as t from '../tables/project.tables.ts';

const r = t.salesProjects;

export interface ProjectFilter extends PageRequest {
  readonly sort: 'asc' | 'desc';
  readonly sort_by: string;
  readonly keyword?: string | undefined;
  readonly vendor_id?: number | undefined;
  readonly status?: ProjectStatus | undefined;
  readonly year?: number | undefined;
}

const ORDER = { name: sql`lower(${r.name})`, code: r.code, start_date: r.start_date, id: r.id };

export function pageOfProjects(ctx: Ctx, asked: ProjectFilter) {
  const { keyword, vendor_id, status, year } = asked;
  const like = keyword && containing(keyword);
  const where = and(
    eq(r.company_id, ctx.companyId),
    isNull(r.deleted_at),
    like ? or(ilike(r.name, like), ilike(r.code, like)) : undefined,
    vendor_id ? eq(r.client_id, vendor_id) : undefined,
    status && eq(r.status, status),
    year ? and(lte(r.start_date, `${year}-12-31`), gte(r.end_date, `${year}-01-01`)) : undefined,
  );
  return readPage(ctx, asked, {
    rows: ctx.db.select().from(r).where(where),
    count: ctx.db.select({ total: count() }).from(r).where(where),
    order: (to) => [to(ORDER[asked.sort_by as keyof typeof ORDER] ?? r.id), to(r.id)],
  });
}

export const clientNames = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select({ id: c.id, name: c.name })
    .from(c)
    .where(and(eq(c.company_id, ctx.companyId), among(c.id, ids)));

export const countOutlets = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select({ id: t.salesProjectOutlets.project_id, n: count() })
    .from(t.salesProjectOutlets)
    .where(and(eq(t.salesProjectOutlets.company_id, ctx.companyId), among(t.salesProjectOutlets.project_id, ids)))
    .groupBy(t.salesProjectOutlets.project_id);

export const countPromoters = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select({ id: t.salesProjectPromoters.project_id, n: count() })
    .from(t.salesProjectPromoters)
    .where(and(eq(t.salesProjectPromoters.company_id, ctx.companyId), among(t.salesProjectPromoters.project_id, ids)))
    .groupBy(t.salesProjectPromoters.project_id);

/** Ringgit sold in each project. */
export const salesOfProjects = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select({ id: entry.project_id, amount: netAmount() })
    .from(entry)
    .where(and(eq(entry.company_id, ctx.companyId), among(entry.project_id, ids), isSold))
    .groupBy(entry.project_id);

/** Schedules of a project that were not cancelled, by what they name. */
const scheduled = (ctx: Ctx, projectId: number, by: typeof s.outlet_id | typeof s.promoter_id) =>
  ctx.db
    .select({ id: by, n: count() })
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), eq(s.project_id, projectId), ne(s.status, 'Cancelled')))
    .groupBy(by);
export const schedulesByOutlet = (ctx: Ctx, projectId: number) => scheduled(ctx, projectId, s.outlet_id);
export const schedulesByPromoter = (ctx: Ctx, projectId: number) => scheduled(ctx, projectId, s.promoter_id);

/** What was sold at each outlet and of each product. */
export const salesWithin = (ctx: Ctx, projectId: number) =>
  ctx.db
    .select({
      outlet_id: entry.outlet_id,
      product_id: entry.product_id,
      units: netUnits(),
      amount: netAmount(),
    })
    .from(entry)
    .where(and(eq(entry.company_id, ctx.companyId), eq(entry.project_id, projectId), isSold))
    .groupBy(entry.outlet_id, entry.product_id);

export const balancesWithin = (ctx: Ctx, projectId: number) =>
  ctx.db
    .select({ outlet_id: balance.outlet_id, product_id: balance.product_id, balance: balance.balance, out_since: balance.out_since })
    .from(balance)
    .where(and(eq(balance.company_id, ctx.companyId), eq(balance.project_id, projectId)));

const of = (
  table: { readonly company_id: typeof t.salesProjectOutlets.company_id; readonly project_id: typeof t.salesProjectOutlets.project_id },
  ctx: Ctx,
  id: number,
): SQL | undefined => and(eq(table.company_id, ctx.companyId), eq(table.project_id, id));

export const outletsOf = (ctx: Ctx, projectId: number) =>
  ctx.db
    .select({
      row: t.salesProjectOutlets,
      outlet: { id: o.id, name: o.name, chain: o.chain, city: o.city, state: o.state, lat: o.lat, lng: o.lng },
    })
    .from(t.salesProjectOutlets)
    .innerJoin(o, and(eq(o.company_id, t.salesProjectOutlets.company_id), eq(o.id, t.salesProjectOutlets.outlet_id)))
    .where(of(t.salesProjectOutlets, ctx, projectId))
    .orderBy(asc(sql`lower(${o.name})`));

export const productsOf = (ctx: Ctx, projectId: number) =>
  ctx.db
    .select({ row: t.salesProjectProducts, product: { id: p.id, name: p.name, sku: p.sku } })
    .from(t.salesProjectProducts)
    .innerJoin(p, and(eq(p.company_id, t.salesProjectProducts.company_id), eq(p.id, t.salesProjectProducts.product_id)))
    .where(and(eq(t.salesProjectProducts.company_id, ctx.companyId), eq(t.salesProjectProducts.project_id, projectId)))
    .orderBy(asc(sql`lower(${p.name})`));

export const promotersOf = (ctx: Ctx, projectId: number) =>
  ctx.db
    .select({ row: t.salesProjectPromoters, promoter: { id: m.id, name: m.name, code: m.code }, outlet: { id: o.id, name: o.name } })
    .from(t.salesProjectPromoters)
    .innerJoin(m, and(eq(m.company_id, t.salesProjectPromoters.company_id), eq(m.id, t.salesProjectPromoters.promoter_id)))
    .leftJoin(o, and(eq(o.company_id, t.salesProjectPromoters.company_id), eq(o.id, t.salesProjectPromoters.default_outlet_id)))
    .where(and(eq(t.salesProjectPromoters.company_id, ctx.companyId), eq(t.salesProjectPromoters.project_id, projectId)))
    .orderBy(asc(sql`lower(${m.name})`));

export const supervisorsOf = (ctx: Ctx, projectId: number) =>
  ctx.db
    .select({ row: t.salesProjectSupervisors, employee: { id: e.id, name: e.name } })
    .from(t.salesProjectSupervisors)
    .innerJoin(e, and(eq(e.company_id, t.salesProjectSupervisors.company_id), eq(e.id, t.salesProjectSupervisors.employee_id)))
    .where(and(eq(t.salesProjectSupervisors.company_id, ctx.companyId), eq(t.salesProjectSupervisors.project_id, projectId)))
    .orderBy(asc(sql`lower(${e.name})`));

export const tasksOf = (ctx: Ctx, projectId: number) =>
  ctx.db
    .select()
    .from(t.salesProjectTasks)
    .where(and(eq(t.salesProjectTasks.company_id, ctx.companyId), eq(t.salesProjectTasks.project_id, projectId)))
    .orderBy(asc(t.salesProjectTasks.sort_order), asc(t.salesProjectTasks.id));

/** On how many schedules something was recorded for each task of a project. */
export const actionsOf = (ctx: Ctx, projectId: number) =>
  ctx.db
    .select({ id: action.project_task_id, n: count() })
    .from(action)
    .innerJoin(t.salesProjectTasks, and(eq(t.salesProjectTasks.company_id, action.company_id), eq(t.salesProjectTasks.id, action.project_task_id)))
    .where(and(eq(action.company_id, ctx.companyId), eq(t.salesProjectTasks.project_id, projectId)))
    .groupBy(action.project_task_id);
