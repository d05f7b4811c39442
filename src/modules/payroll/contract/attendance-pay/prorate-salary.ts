/** Wages of an incomplete month: days of the period inside the employment (Employment Act 1955, s.18A). */
import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { ratio, roundSumToSen, type Sen, type Share } from '#platform/contract/money.ts';
import { weekdaysBetween } from '../payroll-period.ts';
import type { Divisor } from '../setting/payroll-setting.schema.ts';

export interface EmploymentSpan {
  readonly company_joined_at: string;
  /** The last day of the employment; null: it goes on. */
  readonly inactive_at: string | null;
}

export interface ServedDays {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Calendar days of the period, and of the employment in it. */
  readonly period: number;
  readonly served: number;
}

/** The days of a period that lie inside the employment; `served` is 0 when none does. */
export function servedDays(start: CalendarDate, end: CalendarDate, { company_joined_at: joined, inactive_at: left }: EmploymentSpan): ServedDays {
  const from = (joined > start ? joined : start) as CalendarDate;
  const to = (left !== null && left < end ? left : end) as CalendarDate;
  return { from, to, period: daysInclusive(start, end), served: Math.max(0, daysInclusive(from, to)) };
}

/**
 * The part of the monthly basic for the days served. Divisors `26` and `Calendar Days` count calendar days as s.18A does;
 * `Working Days` counts the days Monday to Friday.
 */
export function shareOfSalary(basic: Sen, days: ServedDays, divisor: Divisor, whole: { start: CalendarDate; end: CalendarDate }): Share {
  if (days.served >= days.period) return { amount: basic, rate: ratio(1, 1) };
  if (days.served === 0) return { amount: basic, rate: ratio(0, 1) };
  const weekdays = divisor === 'Working Days' ? weekdaysBetween(whole.start, whole.end) : 0;
  return { amount: basic, rate: weekdays > 0 ? ratio(weekdaysBetween(days.from, days.to), weekdays) : ratio(days.served, days.period) };
}

/** The same, rounded once. */
export const prorateSalary = (...of: Parameters<typeof shareOfSalary>): Sen => roundSumToSen([shareOfSalary(...of)]);
