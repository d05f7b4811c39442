/** What lines of a payout are for: the schedule with its check-in and check-out, the sale, the earlier payout. */
import { aliasedTable, and, eq } from 'drizzle-orm';
import { ringgitOrNull } from '#platform/contract/money.ts';
import { among } from '#platform/server/db/among.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PayoutTrace } from '../../contract/payout/payout.endpoints.ts';
import { salesPunches } from '../tables/field.tables.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesPayouts as p, type PayoutLineRecord } from '../tables/payout.tables.ts';
import { salesProducts as product } from '../tables/product.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';
import { salesStocks as entry } from '../tables/stock.tables.ts';

const checkin = aliasedTable(salesPunches, 'checkin');
const checkout = aliasedTable(salesPunches, 'checkout');

const idsOf = (lines: readonly PayoutLineRecord[], key: 'schedule_id' | 'stock_id' | 'of_payout_id') => new Set(lines.flatMap((line) => line[key] ?? []));

const schedulesOf = (ctx: Ctx, ids: Iterable<number>) =>
  ctx.db
    .select({ id: s.id, outlet: o.name, checkin: checkin.recorded_at, checkout: checkout.recorded_at })
    .from(s)
    .innerJoin(o, and(eq(o.company_id, s.company_id), eq(o.id, s.outlet_id)))
    .leftJoin(checkin, and(eq(checkin.company_id, s.company_id), eq(checkin.schedule_id, s.id), eq(checkin.type, 'checkin')))
    .leftJoin(checkout, and(eq(checkout.company_id, s.company_id), eq(checkout.schedule_id, s.id), eq(checkout.type, 'checkout')))
    .where(and(eq(s.company_id, ctx.companyId), among(s.id, ids)));

const salesOf = (ctx: Ctx, ids: Iterable<number>) =>
  ctx.db
    .select({
      id: entry.id,
      schedule_id: entry.schedule_id,
      type: entry.type,
      product: product.name,
      quantity: entry.quantity,
      amount: entry.amount,
      recorded_at: entry.recorded_at,
    })
    .from(entry)
    .innerJoin(product, and(eq(product.company_id, entry.company_id), eq(product.id, entry.product_id)))
    .where(and(eq(entry.company_id, ctx.companyId), among(entry.id, ids)));

const earlierOf = (ctx: Ctx, ids: Iterable<number>) =>
  ctx.db
    .select({ id: p.id, period_start: p.period_start, period_end: p.period_end })
    .from(p)
    .where(and(eq(p.company_id, ctx.companyId), among(p.id, ids)));

const moment = (at: string | null) => (at === null ? null : instantText(at));

/** @returns the trace of a line */
export async function tracesOf(ctx: Ctx, lines: readonly PayoutLineRecord[]): Promise<(line: PayoutLineRecord) => PayoutTrace> {
  const [sales, earlier] = await pipeline(
    ctx,
    () => salesOf(ctx, idsOf(lines, 'stock_id')),
    () => earlierOf(ctx, idsOf(lines, 'of_payout_id')),
  );
  const soldOn = new Map(sales.map(({ id, schedule_id }) => [id, schedule_id]));
  const schedules = await schedulesOf(ctx, idsOf(lines, 'schedule_id').union(new Set(sales.flatMap(({ schedule_id }) => schedule_id ?? []))));
  const bySchedule = new Map(
    schedules.map(({ checkin: start, checkout: end, ...row }) => [row.id, { ...row, checkin_at: moment(start), checkout_at: moment(end) }]),
  );
  const byStock = new Map(
    sales.map(({ id, schedule_id: _on, type, quantity, amount, recorded_at, ...row }) => {
      const sign = type === 'sale' ? 1 : -1;
      return [id, { ...row, quantity: sign * Number(quantity), amount: sign * (ringgitOrNull(amount) ?? 0), recorded_at: instantText(recorded_at) }] as const;
    }),
  );
  const byPayout = new Map(earlier.map((row) => [row.id, row]));
  return ({ schedule_id, stock_id, of_payout_id }) => ({
    schedule: bySchedule.get(schedule_id ?? soldOn.get(stock_id ?? 0) ?? 0) ?? null,
    sale: byStock.get(stock_id ?? 0) ?? null,
    of_payout: byPayout.get(of_payout_id ?? 0) ?? null,
  });
}
