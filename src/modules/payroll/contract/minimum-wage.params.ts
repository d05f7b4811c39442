/** Minimum wage of full-time work by date, in sen. */
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';

export interface MinimumWage {
  readonly from: CalendarDate;
  readonly month: Sen;
  /** By working days of a week. */
  readonly day: Readonly<Record<4 | 5 | 6, Sen>>;
  readonly hour: Sen;
  readonly source: string;
}

const wage = (from: string, month: number, days: readonly [number, number, number], hour: number, source: string): MinimumWage => ({
  from: from as CalendarDate,
  month: fromRinggit(month),
  day: { 6: fromRinggit(days[0]), 5: fromRinggit(days[1]), 4: fromRinggit(days[2]) },
  hour: fromRinggit(hour),
  source,
});

/** Days of six, five and four working days a week, as the orders print them. */
export const MINIMUM_WAGES: readonly MinimumWage[] = [
  wage('2022-05-01', 1500, [57.69, 69.23, 86.54], 7.21, 'Minimum Wages Order 2022, P.U.(A) 140/2022'),
  wage('2025-02-01', 1700, [65.38, 78.46, 98.08], 8.72, 'Minimum Wages Order 2024, P.U.(A) 376/2024'),
];

/**
 * Is pay below the minimum wage in force at a date? Before the first order: no.
 * @param daysAWeek working days; unknown: six, the lowest rate of a day
 */
export function isBelowMinimumWage(amount: Sen, payType: 'Monthly' | 'Daily' | 'Hourly', on: CalendarDate, daysAWeek: number | null = null): boolean {
  const order = MINIMUM_WAGES.findLast(({ from }) => from <= on);
  if (!order) return false;
  if (payType === 'Monthly') return amount < order.month;
  if (payType === 'Hourly') return amount < order.hour;
  return amount < order.day[daysAWeek === null || daysAWeek >= 6 ? 6 : daysAWeek <= 4 ? 4 : 5];
}
