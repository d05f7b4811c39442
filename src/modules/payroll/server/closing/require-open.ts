import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { CLOSING_ERRORS } from '../../contract/closing/closing.messages.ts';
import { closedAmong } from '../stored/difference.store.ts';
import { lockMonths } from './closing.store.ts';

/** The months stay open until the transaction ends. @throws 422 when a payroll that ends on one of these days stands in a closed month. */
export async function requireOpenMonths(ctx: Ctx, endDates: readonly string[]): Promise<void> {
  const months = endDates.map((date) => date.slice(0, 7));
  await lockMonths(ctx, months, 'shared');
  const [closed] = await closedAmong(ctx, months);
  if (closed !== undefined) throw invalid('base', CLOSING_ERRORS.closed, { month: formatMonth(calendarDate(`${closed}-01`), ctx.locale) });
}
