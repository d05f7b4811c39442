/** What a project may name: its client, active outlets, products of the client, promoters and supervisors of the company. */
import { and, eq, isNull } from 'drizzle-orm';
import { invalid } from '#platform/contract/errors.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PROJECT_ERRORS } from '../../contract/project/project.messages.ts';
import { salesClients as c } from '../tables/client.tables.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProducts as p } from '../tables/product.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { activeSupervisors } from '../supervisor/supervisor.store.ts';
import { salesProjectOutlets } from '../tables/project.tables.ts';

/** @throws 422 on `client_id` */
export async function requireClient(ctx: Ctx, id: number): Promise<void> {
  const [client] = await ctx.db
    .select({ id: c.id })
    .from(c)
    .where(and(eq(c.company_id, ctx.companyId), eq(c.id, id), isNull(c.deleted_at), eq(c.status, 'Active')));
  if (!client) throw invalid('client_id', PROJECT_ERRORS.clientUnknown);
}

/** @throws 422 on `field` where one is named twice */
function distinct(ids: readonly number[], field: string): readonly number[] {
  if (new Set(ids).size < ids.length) throw invalid(field, PROJECT_ERRORS.twice);
  return ids;
}

/** @param kept those that the project has already: they may have become inactive since @throws 422 on `field` */
export async function requireOutlets(ctx: Ctx, wanted: readonly number[], field: string, kept: readonly number[] = []): Promise<void> {
  const ids = distinct(wanted, field).filter((id) => !kept.includes(id));
  const found = await ctx.db
    .select({ id: o.id })
    .from(o)
    .where(and(eq(o.company_id, ctx.companyId), among(o.id, ids), isNull(o.deleted_at), eq(o.status, 'Active')));
  if (found.length < ids.length) throw invalid(field, PROJECT_ERRORS.outletUnknown);
}

export async function requireProducts(ctx: Ctx, clientId: number, wanted: readonly number[], field: string, kept: readonly number[] = []): Promise<void> {
  const ids = distinct(wanted, field).filter((id) => !kept.includes(id));
  const found = await ctx.db
    .select({ id: p.id })
    .from(p)
    .where(and(eq(p.company_id, ctx.companyId), eq(p.client_id, clientId), among(p.id, ids), isNull(p.deleted_at), eq(p.status, 'Active')));
  if (found.length < ids.length) throw invalid(field, PROJECT_ERRORS.productUnknown);
}

export async function requirePromoters(ctx: Ctx, wanted: readonly number[], field: string, kept: readonly number[] = []): Promise<void> {
  const ids = distinct(wanted, field).filter((id) => !kept.includes(id));
  const found = await ctx.db
    .select({ id: m.id })
    .from(m)
    .where(and(eq(m.company_id, ctx.companyId), among(m.id, ids), isNull(m.deleted_at), eq(m.status, 'Active')));
  if (found.length < ids.length) throw invalid(field, PROJECT_ERRORS.promoterUnknown);
}

export async function requireSupervisors(ctx: Ctx, wanted: readonly number[], field: string): Promise<void> {
  const ids = distinct(wanted, field);
  if ((await activeSupervisors(ctx, ids)).length < ids.length) throw invalid(field, PROJECT_ERRORS.supervisorUnknown);
}

export async function outletIdsOf(ctx: Ctx, projectId: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: salesProjectOutlets.outlet_id })
    .from(salesProjectOutlets)
    .where(and(eq(salesProjectOutlets.company_id, ctx.companyId), eq(salesProjectOutlets.project_id, projectId)));
  return rows.map(({ id }) => id);
}

/** @throws 422 on `field` where one is no outlet of the project */
export function requireOwnOutlets(own: readonly number[], wanted: readonly number[], field: string): void {
  if (wanted.some((id) => !own.includes(id))) throw invalid(field, PROJECT_ERRORS.outletOfProject);
}
