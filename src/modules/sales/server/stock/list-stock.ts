/** What outlets have of each product, and openings that differ from the close before them. */
import { and, asc, count, eq, gt, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { among } from '#platform/server/db/among.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as calls from '../../contract/stock/stock.endpoints.ts';
import type { StockRow } from '../../contract/stock/stock.endpoints.ts';
import { fromThousandths, toThousandths } from '../../contract/stock/stock-quantity.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProducts as p } from '../tables/product.tables.ts';
import { salesProjects as r } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { presentBalance } from './stock.store.ts';
import { salesStockBalances as b, salesStocks as t } from '../tables/stock.tables.ts';

const ofBalance = (table: typeof p | typeof o | typeof r, id: typeof b.product_id | typeof b.outlet_id | typeof b.project_id) =>
  and(sql`${table.company_id} = ${b.company_id}`, sql`${table.id} = ${id}`);

type Asked = ParsedInput<typeof calls.listStock>;

function levelOf(balance: number, reorderLevel: number): StockRow['level'] {
  if (balance <= 0) return 'out';
  return balance <= reorderLevel ? 'low' : 'in';
}

const LEVELS: Readonly<Record<Asked['level'], SQL | undefined>> = {
  // Where every entry was voided nothing is known to be out.
  short: and(lte(b.balance, sql`${p.reorder_level}`), or(isNotNull(b.out_since), gt(b.balance, '0'))),
  out: isNotNull(b.out_since),
  low: and(gt(b.balance, '0'), lte(b.balance, sql`${p.reorder_level}`)),
  all: undefined,
};

export async function listStock(ctx: Ctx, asked: Asked): Promise<OutputOf<typeof calls.listStock>> {
  const { project_id, outlet_id, vendor_id, state, level, keyword } = asked;
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const where = and(
    eq(b.company_id, ctx.companyId),
    isNull(r.deleted_at),
    project_id === undefined ? undefined : eq(b.project_id, project_id),
    // What is short in a project that is over is nobody's to bring any more; whoever asks for the project, or for everything, sees it.
    project_id === undefined && level !== 'all' ? among(r.status, ['Draft', 'Upcoming', 'On Going']) : undefined,
    outlet_id === undefined ? undefined : eq(b.outlet_id, outlet_id),
    vendor_id === undefined ? undefined : eq(p.client_id, vendor_id),
    state ? eq(o.state, state) : undefined,
    keyword ? sql`position(lower(${keyword}) in lower(${p.name} || ' ' || ${p.sku})) > 0` : undefined,
    LEVELS[level],
  );
  const daysOut = sql<number | null>`${today}::date - ${b.out_since}`;
  const rows = ctx.db
    .select({
      row: b,
      product: { id: p.id, name: p.name },
      outlet: { id: o.id, name: o.name },
      project: { id: r.id, name: r.name },
      reorder_level: p.reorder_level,
      days_out: daysOut,
    })
    .from(b)
    .innerJoin(p, ofBalance(p, b.product_id))
    .innerJoin(o, ofBalance(o, b.outlet_id))
    .innerJoin(r, ofBalance(r, b.project_id))
    .where(where);
  const total = ctx.db
    .select({ total: count() })
    .from(b)
    .innerJoin(p, ofBalance(p, b.product_id))
    .innerJoin(o, ofBalance(o, b.outlet_id))
    .innerJoin(r, ofBalance(r, b.project_id))
    .where(where);
  const order = { balance: b.balance, product: sql`lower(${p.name})`, outlet: sql`lower(${o.name})`, days_out: b.out_since, id: b.id } as const;
  const page = await readPage(ctx, asked, { rows, count: total, order: (to) => [to(order[asked.sort_by]), asc(b.id)] });
  return {
    meta: page.meta,
    data: page.rows.map(({ row, reorder_level, days_out, ...names }) => {
      const shown = presentBalance(row);
      return {
        ...names,
        ...shown,
        id: row.id,
        reorder_level,
        level: levelOf(shown.balance, reorder_level),
        days_out,
      };
    }),
  };
}

/** The first instant of a day of the company. */
const startOf = (ctx: Ctx, date: CalendarDate) => sql`(${date}::date::timestamp at time zone ${ctx.actor.timeZone})`;

export async function listStockDifferences(
  ctx: Ctx,
  asked: ParsedInput<typeof calls.listStockDifferences>,
): Promise<OutputOf<typeof calls.listStockDifferences>> {
  const { project_id, outlet_id, start_date, end_date } = asked;
  const where = and(
    eq(t.company_id, ctx.companyId),
    eq(t.type, 'opening'),
    isNull(t.voided_at),
    ne(t.variance, '0'),
    project_id === undefined ? undefined : eq(t.project_id, project_id),
    outlet_id === undefined ? undefined : eq(t.outlet_id, outlet_id),
    start_date === undefined ? undefined : sql`${t.recorded_at} >= ${startOf(ctx, start_date)}`,
    end_date === undefined ? undefined : sql`${t.recorded_at} < ${startOf(ctx, addDays(end_date, 1))}`,
  );
  const page = await readPage(ctx, asked, {
    rows: ctx.db
      .select({
        id: t.id,
        product: { id: p.id, name: p.name },
        outlet: { id: o.id, name: o.name },
        project: { id: r.id, name: r.name },
        promoter: { id: m.id, name: m.name },
        recorded_at: t.recorded_at,
        quantity: t.quantity,
        variance: t.variance,
        remark: t.remark,
      })
      .from(t)
      .innerJoin(p, and(eq(p.company_id, t.company_id), eq(p.id, t.product_id)))
      .innerJoin(o, and(eq(o.company_id, t.company_id), eq(o.id, t.outlet_id)))
      .innerJoin(r, and(eq(r.company_id, t.company_id), eq(r.id, t.project_id)))
      .leftJoin(m, and(eq(m.company_id, t.company_id), eq(m.id, t.promoter_id)))
      .where(where),
    count: ctx.db.select({ total: count() }).from(t).where(where),
    order: (to) => [to(t.recorded_at), asc(t.id)],
  });
  return {
    meta: page.meta,
    data: page.rows.map(({ quantity: counted, variance, recorded_at, ...row }) => {
      const [opening, difference] = [toThousandths(counted), toThousandths(variance ?? 0)];
      return {
        ...row,
        recorded_at: instantText(recorded_at),
        opening: fromThousandths(opening),
        closing: fromThousandths(opening - difference),
        difference: fromThousandths(difference),
      };
    }),
  };
}
