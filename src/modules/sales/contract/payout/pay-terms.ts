/** What the calculation of a payout takes and gives. Money is sen, time whole minutes, quantities whole thousandths. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Sen } from '#platform/contract/money.ts';
import type { COMMISSION_TYPES, PAY_TYPES } from '../project-words.ts';
import type { LatLng } from '#platform/contract/geo.ts';
import type { PaidTarget } from '../pay-rule/paid-target.ts';
import type { ALLOWANCE_BASES, ALLOWANCE_KINDS } from '../pay-rule/pay-rule-words.ts';
import type { PayoutRule } from './payout-rules.ts';
import type { PayoutLineKind } from '../payout-words.ts';

export interface AllowanceTerms {
  readonly id: number;
  readonly name: string;
  readonly kind: (typeof ALLOWANCE_KINDS)[number];
  readonly basis: (typeof ALLOWANCE_BASES)[number];
  /** Of a day, an outlet or a kilometre. */
  readonly amount: Sen;
  /** None: at all of them. */
  readonly outlet_ids: readonly number[];
  /** Worked at least; null: at all. */
  readonly min_minutes: number | null;
  /** Of a replacement: taken over at most so long before its start. */
  readonly notice_minutes?: number;
}

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
  /** Absent: none, as before there were any. */
  readonly allowances?: readonly AllowanceTerms[];
}

/** As a payout has them for good. */
export interface StoredTerms {
  readonly terms: PayTerms;
  /** The commission of products that have their own, by product. */
  readonly commissions: Readonly<Record<string, number>>;
  /** Those that its period pays, of this promoter. Absent: none. */
  readonly targets?: readonly PaidTarget[];
}

export interface WorkedSchedule {
  readonly id: number;
  readonly date: CalendarDate;
  readonly outlet: LatLng & { readonly id: number };
  /** A public holiday in the state of the outlet. */
  readonly is_holiday: boolean;
  readonly planned_minutes: number;
  readonly worked_minutes: number;
  /** Approved beyond the planned time. */
  readonly overtime_minutes: number;
  readonly late_minutes: number;
  /** From when another's schedule was taken over to its start; absent: it was nobody else's. */
  readonly notice_minutes?: number;
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
  /** Of a target or an allowance: which, and its name by then. */
  readonly target_id?: number;
  readonly allowance_id?: number;
  readonly name?: string;
  /** Days, hours, units, minutes, percent of a target, outlets or kilometres. */
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
