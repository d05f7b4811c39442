/** Minimum wage of full-time work by date, in sen. */
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';

export interface MinimumWage {
  readonly from: CalendarDate;
  readonly month: Sen;
  /** Six working days a week: the lowest day rate of the order. */
  readonly day: Sen;
  readonly hour: Sen;
  readonly source: string;
}

const wage = (from: string, month: number, day: number, hour: number, source: string): MinimumWage => ({
  from: from as CalendarDate,
  month: fromRinggit(month),
  day: fromRinggit(day),
  hour: fromRinggit(hour),
  source,
});

export const MINIMUM_WAGES: readonly MinimumWage[] = [
  wage('2022-05-01', 1500, 57.69, 7.21, 'Minimum Wages Order 2022, P.U.(A) 140/2022'),
  wage('2025-02-01', 1700, 65.38, 8.72, 'Minimum Wages Order 2024, P.U.(A) 376/2024'),
];

/** Is pay below the minimum wage in force at a date? Before the first order: no. */
export function isBelowMinimumWage(amount: Sen, payType: 'Monthly' | 'Daily' | 'Hourly', on: CalendarDate): boolean {
  const order = MINIMUM_WAGES.findLast(({ from }) => from <= on);
  if (!order) return false;
  return amount < (payType === 'Monthly' ? order.month : payType === 'Daily' ? order.day : order.hour);
}
