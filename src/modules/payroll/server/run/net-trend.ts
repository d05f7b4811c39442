import { addMonths, endOfMonth, startOfMonth, yearMonthOf } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { netTrend as endpoint } from '../../contract/run/run.endpoints.ts';
import { monthSums } from '../list/period-totals.store.ts';

/** Twelve months to the one that holds `until` (default today); months without a payroll are 0. */
export async function netTrend(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const last = startOfMonth(input.until ?? todayIn(ctx.clock, ctx.actor.timeZone));
  const months = Array.from({ length: 12 }, (_, index) => addMonths(last, index - 11));
  const sums = await monthSums(ctx, months[0] ?? last, endOfMonth(last));
  return { data: months.map(yearMonthOf).map((month) => sums.get(month) ?? { month, payrolls: 0, net: 0, gross: 0, employer: 0 }) };
}
