/** Payrolls beside the employee's previous ones: one, and all of a period. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import { sumBy } from '#platform/contract/money.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { periodOf, type PayPeriod } from '#modules/payroll/contract/payroll-period.ts';
import type { comparePayroll as oneEndpoint, ComparisonRow, listComparisons as listEndpoint } from '../contract/review.endpoints.ts';
import { findSetting } from '#modules/payroll/server/public.ts';
import { evaluatePayrolls, type EvaluatedPayroll } from './evaluate-payrolls.ts';
import { presentComparison, presentComparisonRow } from './review.presenter.ts';
import { pairsOf, pairsOfPeriod } from './review.store.ts';

/** @throws 404 outside the scope */
export async function evaluatedPayroll(ctx: Ctx, id: number): Promise<EvaluatedPayroll> {
  const [evaluated] = await evaluatePayrolls(ctx, () => pairsOf(ctx, [id]));
  if (!evaluated) throw notFound();
  return evaluated;
}

export async function comparePayroll(ctx: Ctx, { id }: ParsedInput<typeof oneEndpoint>): Promise<OutputOf<typeof oneEndpoint>> {
  return { data: presentComparison(ctx, await evaluatedPayroll(ctx, id)) };
}

const BY: Readonly<Record<'id' | 'name' | 'net' | 'difference' | 'percent' | 'size', (row: ComparisonRow) => number | string>> = {
  id: ({ id }) => id,
  name: ({ name }) => name.toLowerCase(),
  net: ({ net }) => net,
  difference: ({ difference }) => difference,
  percent: ({ percent }) => percent ?? 0,
  /** However it went, up or down. */
  size: ({ difference }) => Math.abs(difference),
};

/** Only where a day is left open the settings are asked which period is the current one. */
async function periodAsked(ctx: Ctx, { start_date, end_date }: ParsedInput<typeof listEndpoint>): Promise<PayPeriod> {
  if (start_date && end_date) return { start_date, end_date };
  const now = periodOf(todayIn(ctx.clock, ctx.actor.timeZone), (await findSetting(ctx)).period_start_day);
  return { start_date: start_date ?? now.start_date, end_date: end_date ?? now.end_date };
}

/** The rules judge every payroll of the filter, so that the counts hold for all of it; one page goes out. */
export async function listComparisons(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const period = await periodAsked(ctx, input);
  const evaluated = await evaluatePayrolls(ctx, () => pairsOfPeriod(ctx, { ...input, ...period }));
  const unusual = evaluated.filter(({ findings }) => findings.length > 0);
  const unexplained = unusual.filter(({ needsReason }) => needsReason);
  const stored = (input.unexplained ? unexplained : input.unusual ? unusual : evaluated).map((each) => presentComparisonRow(ctx, each));
  const by = BY[input.sort_by];
  const sign = input.sort === 'asc' ? 1 : -1;
  stored.sort((a, b) => {
    const [x, y] = [by(a), by(b)];
    return x === y ? a.id - b.id : x < y ? -sign : sign;
  });
  const from = offsetOf(input);
  return {
    data: stored.slice(from, from + input.per_page),
    summary: {
      payrolls: evaluated.length,
      unusual: unusual.length,
      unexplained: unexplained.length,
      net_before: sumBy(
        evaluated.flatMap(({ previous }) => previous ?? []),
        'total_net_pay',
      ),
      net: sumBy(
        evaluated.map(({ current }) => current),
        'total_net_pay',
      ),
    },
    period,
    meta: metaFor(input, stored.length),
  };
}
