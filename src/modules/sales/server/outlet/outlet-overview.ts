import { addMonths, startOfMonth, yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { outletOverview as endpoint } from '../../contract/outlet/outlet-overview.endpoints.ts';
import { bestPromoters, projectsAt, salesByMonth, schedulesAt, stockAt } from './outlet-overview.store.ts';
import { outletOf } from './outlet-supervisors.ts';

const MONTHS = 6;
const ringgit = (text: string | undefined) => toRinggit(fromRinggit(text ?? '0'));

export async function outletOverview(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const since = addMonths(startOfMonth(today), 1 - MONTHS);
  const [, projects, schedules, sales, stock, promoters] = await pipeline(
    ctx,
    () => outletOf(ctx, id),
    () => projectsAt(ctx, id),
    () => schedulesAt(ctx, id, today),
    () => salesByMonth(ctx, id, since),
    () => stockAt(ctx, id),
    () => bestPromoters(ctx, id, since),
  );
  const months: CalendarDate[] = Array.from({ length: MONTHS }, (_, at) => addMonths(since, at));
  return {
    data: {
      projects,
      today: schedules.map(({ checkin_at, checkout_at, ...row }) => ({
        ...row,
        checkin_at: checkin_at && instantText(checkin_at),
        checkout_at: checkout_at && instantText(checkout_at),
      })),
      sales: months.map((month) => ({ month: yearMonthOf(month), amount: ringgit(sales.find((row) => row.month === yearMonthOf(month))?.amount) })),
      stock: stock.map(({ reorder_level, balance, ...row }) => ({ ...row, balance: Number(balance), low: Number(balance) <= reorder_level })),
      promoters: promoters.map(({ amount, ...row }) => ({ ...row, amount: ringgit(amount) })),
    },
  };
}
