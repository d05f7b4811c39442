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

interface AgreedPay {
  readonly basic: number;
  readonly pay_type: 'Monthly' | 'Daily' | 'Hourly';
  readonly calculation_type: 'Basic' | 'Fix Amount' | 'Time-Based' | null;
  readonly hourly_rate: number | null;
}

/** What of an agreed pay (ringgit) stands beside the minimum wage: the rate of an hour where hours are paid by it, else the basic pay. */
export function wageToCompare({ basic, pay_type, calculation_type, hourly_rate }: AgreedPay): { readonly amount: Sen; readonly by: AgreedPay['pay_type'] } {
  const byTheHour = calculation_type === 'Fix Amount' || calculation_type === 'Time-Based';
  if (byTheHour && hourly_rate !== null) return { amount: fromRinggit(hourly_rate), by: 'Hourly' };
  return { amount: fromRinggit(basic), by: pay_type };
}

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
