/** The days for which a target is to be reached. Pure. */
import { addMonths, endOfMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import type { TARGET_REPEATS } from './pay-rule-words.ts';

export interface Span {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export interface TargetDays {
  readonly repeats: (typeof TARGET_REPEATS)[number];
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
}

const later = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b);
const earlier = (a: CalendarDate, b: CalendarDate) => (a < b ? a : b);

/**
 * The spans of a target that end in a period, which is when they are paid: until its last day more may be sold.
 * A first or last month that the target has only a part of is a span of those days with the whole target.
 */
export function spansEndingIn({ repeats, start_date, end_date }: TargetDays, period: Span): Span[] {
  const isIn = ({ to }: Span) => to >= period.from && to <= period.to;
  if (repeats === 'Once') return [{ from: start_date, to: end_date }].filter(isIn);
  const spans: Span[] = [];
  for (
    let month = startOfMonth(later(start_date, addMonths(startOfMonth(period.from), -1)));
    month <= earlier(end_date, period.to);
    month = addMonths(month, 1)
  )
    spans.push({ from: later(month, start_date), to: earlier(endOfMonth(month), end_date) });
  return spans.filter(isIn);
}
