/** The span that a list or report is asked for: the current month unless dates say otherwise. */
import { addDays, monthRange, type CalendarDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { SCHEDULE_ERRORS } from '../contract/schedule.messages.ts';

export interface AskedSpan {
  readonly start_date?: CalendarDate | undefined;
  readonly end_date?: CalendarDate | undefined;
}

/** One date alone asks for the month around it. @param most days @throws 422 on a span that ends before it begins, or is too long */
export function askedSpan(ctx: Ctx, { start_date, end_date }: AskedSpan, most: number): { start_date: CalendarDate; end_date: CalendarDate } {
  const month = monthRange(start_date ?? end_date ?? todayIn(ctx.clock, ctx.actor.timeZone));
  const span = { start_date: start_date ?? month.start_date, end_date: end_date ?? month.end_date };
  if (span.end_date < span.start_date) throw invalid('end_date', SCHEDULE_ERRORS.endBeforeStart);
  if (span.end_date > addDays(span.start_date, most - 1)) throw invalid('end_date', SCHEDULE_ERRORS.span, { n: most });
  return span;
}
