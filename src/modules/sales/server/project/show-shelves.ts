import { sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { shelfStanding, type OutletCheck } from '../../contract/field/shelf-check.ts';
import type { showShelves as endpoint } from '../../contract/project/shelf.endpoints.ts';
import { seenProject } from '../project-reach.ts';

type Row = OutletCheck & { readonly outlet_id: number; readonly name: string; readonly sku: string; readonly price: number };

/** Of each outlet the latest submitted report that says something of the product. */
export async function showShelves(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { outletIds } = await seenProject(ctx, id);
  const { rows } = await ctx.db.execute<Row & Record<string, unknown>>(sql`
    with latest as (
      select distinct on (s.outlet_id, c.product_id) s.outlet_id, c.*
      from sales_schedules s
        join sales_daily_reports r on r.company_id = s.company_id and r.schedule_id = s.id and r.status = 'submitted'
        cross join lateral jsonb_to_recordset(r.shelf)
          as c(product_id bigint, expires_on date, planogram boolean, competitor text, competitor_price numeric)
      where s.company_id = ${ctx.companyId} and s.project_id = ${id} and s.status <> 'Cancelled'
      order by s.outlet_id, c.product_id, s.starts_at desc, s.id desc
    )
    select l.outlet_id::int, o.name as outlet, l.product_id::int, p.name, p.sku, chosen.price::float8 as price,
      l.expires_on::text, l.planogram, l.competitor, l.competitor_price::float8
    from latest l
      join sales_outlets o on o.company_id = ${ctx.companyId} and o.id = l.outlet_id
      join sales_products p on p.company_id = ${ctx.companyId} and p.id = l.product_id
      join sales_project_products chosen on chosen.company_id = ${ctx.companyId} and chosen.project_id = ${id} and chosen.product_id = l.product_id
    order by lower(p.name), p.id, lower(o.name), o.id`);
  const seen = rows.filter(({ outlet_id }) => outletIds === null || outletIds.includes(outlet_id));
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  return {
    data: [...Map.groupBy(seen, ({ product_id }) => product_id).values()].flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { product_id, name, sku, price } = first;
      return [{ product: { id: product_id, name, sku, price }, ...shelfStanding(own, today) }];
    }),
  };
}
