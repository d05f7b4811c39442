/** Sales against targets as the page shows them: by period for the chart, and by what is asked for below it. */
import { sql } from 'drizzle-orm';
import { addDays, daysInclusive } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { showSalesFigures as endpoint } from '../../contract/report/sales-figures.endpoints.ts';
import { salesRows, salesSpan, type SalesFilter } from './sales-rows.ts';

type Sums = Readonly<Record<'units' | 'amount' | 'target', string | null>>;

const figuresOf = ({ units, amount, target }: Sums) => ({
  units: Number(units ?? 0),
  amount: toRinggit(fromRinggit(amount ?? '0')),
  target: target === null ? null : toRinggit(fromRinggit(target)),
});
/** Of the target, to a tenth; null: there is none. */
const percentOf = ({ amount, target }: { readonly amount: number; readonly target: number | null }) =>
  target === null || target === 0 ? null : Math.round((amount / target) * 1000) / 10;

export async function showSalesFigures(ctx: Ctx, filter: SalesFilter): Promise<OutputOf<typeof endpoint>> {
  const { from, to } = salesSpan(ctx, filter);
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const sums = sql`sum(units)::text as units, sum(amount)::text as amount, sum(target)::text as target`;
  const [byPeriod, byGroup, whole] = await pipeline(
    ctx,
    () => ctx.db.execute<Sums & { period: string }>(sql`select period::text, ${sums} from (${salesRows(ctx, filter, 'project')}) listed group by period`),
    () =>
      ctx.db.execute<Sums & { id: number; name: string }>(
        sql`select key::int as id, name, ${sums} from (${salesRows(ctx, filter)}) listed group by key, name order by sum(amount) desc, lower(name), key`,
      ),
    () => ctx.db.execute<Sums>(sql`select ${sums} from (${salesRows(ctx, filter, 'project')}) listed`),
  );
  const found = new Map(byPeriod.rows.map((row) => [row.period, figuresOf(row)]));
  const step = filter.step === 'day' ? 1 : 7;
  const totals = figuresOf(whole.rows[0] ?? { units: null, amount: null, target: null });
  return {
    data: {
      start_date: from,
      end_date: to,
      periods: Array.from({ length: Math.ceil(daysInclusive(from, to) / step) }, (_, at) => {
        const date = addDays(from, at * step);
        const { units, amount, target } = found.get(date) ?? { units: 0, amount: 0, target: null };
        return { date, begun: date <= today, units, amount, target: totals.target === null ? null : (target ?? 0) };
      }),
      groups: byGroup.rows.map(({ id, name, ...row }) => {
        const figures = figuresOf(row);
        return { id, name, ...figures, percent: percentOf(figures) };
      }),
      totals: { ...totals, percent: percentOf(totals) },
    },
  };
}
