/** The targets and allowances of a project, as they are shown. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { showPayRules as endpoint } from '../../contract/pay-rule/pay-rule.endpoints.ts';
import { seenProject } from '../project-reach.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesAllowances as a, salesTargets as t } from '../tables/pay-rule.tables.ts';
import { salesProducts as p } from '../tables/product.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';

const HOUR = 60;
const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

export async function showPayRules(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  await seenProject(ctx, id);
  const ofProject = and(eq(a.company_id, ctx.companyId), eq(a.project_id, id));
  const [targets, allowances, places] = await pipeline(
    ctx,
    () =>
      ctx.db
        .select({ target: t, promoter: m.name, outlet: o.name, product: p.name })
        .from(t)
        .leftJoin(m, and(eq(m.company_id, t.company_id), eq(m.id, t.promoter_id)))
        .leftJoin(o, and(eq(o.company_id, t.company_id), eq(o.id, t.outlet_id)))
        .leftJoin(p, and(eq(p.company_id, t.company_id), eq(p.id, t.product_id)))
        .where(and(eq(t.company_id, ctx.companyId), eq(t.project_id, id)))
        .orderBy(asc(t.id)),
    () => ctx.db.select().from(a).where(ofProject).orderBy(asc(a.id)),
    () =>
      ctx.db
        .select({ id: o.id, name: o.name })
        .from(o)
        .where(and(eq(o.company_id, ctx.companyId), sql`${o.id} in (select unnest(${a.outlet_ids}) from ${a} where ${ofProject})`))
        .orderBy(asc(o.id)),
  );
  return {
    data: {
      targets: targets.map(({ target: row, promoter, outlet, product }) => ({
        ...row,
        target: Number(row.target),
        start_date: row.start_date as CalendarDate,
        end_date: row.end_date as CalendarDate,
        tiers: row.tiers.toSorted((x, y) => x.from_percent - y.from_percent),
        promoter: named(row.promoter_id, promoter),
        outlet: named(row.outlet_id, outlet),
        product: named(row.product_id, product),
      })),
      allowances: allowances.map((row) => ({
        ...row,
        amount: toRinggit(row.amount),
        min_hours: row.min_minutes === null ? null : row.min_minutes / HOUR,
        notice_hours: row.notice_minutes === null ? null : row.notice_minutes / HOUR,
        outlets: places.filter((place) => row.outlet_ids.includes(place.id)),
      })),
    },
  };
}
