/** What the calculation of a payout takes and gives. Money is sen, time whole minutes, quantities whole thousandths. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Sen } from '#platform/contract/money.ts';
import type { COMMISSION_TYPES, PAY_TYPES } from '../project-words.ts';
import type { PayoutRule } from './payout-rules.ts';
import type { PayoutLineKind } from '../payout-words.ts';

export interface PayTerms {
  readonly pay_type: (typeof PAY_TYPES)[number];
  /** A day or an hour. */
  readonly rate: Sen;
  /** An hour. */
  readonly overtime_rate: Sen;
  readonly commission_type: (typeof COMMISSION_TYPES)[number];
  /** Percent of the sale, or ringgit a unit. */
  readonly commission_value: number;
  readonly full_day_minutes: number;
  readonly late_deduction: boolean;
  /** Everybody but a Contractor: paid at least the minimum wage, and 1.5 times the ordinary hour for overtime (Employment Act 1955 s.60A(3)). */
  readonly is_employee: boolean;
  /** Of an employee the weekly rest day, 1 Monday to 7 Sunday, null where none is fixed. Absent: days off are days like others, as before they were told apart. */
  readonly days_off?: { readonly rest_day: number | null };
}

/** As a payout has them for good. */
export interface StoredTerms {
  readonly terms: PayTerms;
  /** The commission of products that have their own, by product. */
  readonly commissions: Readonly<Record<string, number>>;
}

export interface WorkedSchedule {
  readonly id: number;
  readonly date: CalendarDate;
  /** A public holiday in the state of the outlet. */
  readonly is_holiday: boolean;
  readonly planned_minutes: number;
  readonly worked_minutes: number;
  /** Approved beyond the planned time. */
  readonly overtime_minutes: number;
  readonly late_minutes: number;
  /** Of an hour on that date. */
  readonly minimum_wage: Sen;
}

export interface SoldEntry {
  readonly id: number;
  readonly schedule_id: number;
  readonly product_id: number;
  readonly date: CalendarDate;
  /** Both below 0 for what was brought back. */
  readonly quantity: number;
  readonly amount: Sen;
  /** Of its product; null: that of the project. */
  readonly commission_value: number | null;
}

export interface PayoutLine {
  readonly kind: PayoutLineKind;
  readonly rule: PayoutRule;
  readonly date: CalendarDate;
  readonly schedule_id: number | null;
  readonly stock_id: number | null;
  /** Days, hours, units or minutes. */
  readonly quantity: number;
  readonly rate: Sen | null;
  readonly amount: Sen;
  /** How the amount came about, in figures. */
  readonly formula: string;
  /** Ringgit an hour that the work of the day comes to, on the lines that pay the day. */
  readonly hourly: Sen | null;
  readonly below_minimum: boolean;
}

/** The smaller of what was worked and what was planned. */
export const paidMinutes = ({ worked_minutes, planned_minutes }: WorkedSchedule) => Math.min(worked_minutes, planned_minutes);
