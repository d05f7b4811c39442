/** The span of days over which a limit counts. Pure. */
import { endOfMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';

export const LIMIT_PERIODS = ['Month', 'Year', 'Lifetime'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

export interface LimitSpan {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const EVER: LimitSpan = { from: '1900-01-01' as CalendarDate, to: '2100-12-31' as CalendarDate };

export function spanOf(period: LimitPeriod, date: CalendarDate): LimitSpan {
  if (period === 'Month') return { from: startOfMonth(date), to: endOfMonth(date) };
  if (period === 'Year') return { from: `${date.slice(0, 4)}-01-01` as CalendarDate, to: `${date.slice(0, 4)}-12-31` as CalendarDate };
  return EVER;
}
