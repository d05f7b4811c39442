/** The ordinary rate of pay (Employment Act 1955, s.60I): wages of a month over 26, the hour over the normal hours of a day. */
import { fromRinggit, ratio, roundSumToSen, sen, type Sen, type Share } from '#platform/contract/money.ts';
import { HOUR } from '#modules/statutory/contract/wages/pay-premium.ts';
import { FIXED_WAGES } from '#modules/statutory/contract/wages/premium-pay.params.ts';
import type { AgreedAmount, EarningLine } from '../payroll-line.schema.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';
import type { CalculationType } from '../setting/payroll-setting.schema.ts';
import type { PayType } from '../salary/salary.schema.ts';

/** What an hour is worked out from; money in ringgit. */
export interface RateBasis {
  readonly type: CalculationType;
  readonly pay_type: PayType;
  /** A month, a day or an hour, by `pay_type`. */
  readonly basic: number;
  readonly given_hourly_rate: number | null;
  /** Fixed allowances of a month that are wages; absent: none. */
  readonly fixed_allowances?: number | undefined;
}

/** Days of the month that the ordinary rate divides by; dated in `premium-pay.params.ts` for the law. */
export const ORDINARY_DIVISOR = 26;
const hundredths = (value: number) => Math.round(value * 100);

const isFixedWage = ({ type, system, corrects }: EarningLine) => FIXED_WAGES.includes(type) && system === null && !corrects;

/** Fixed allowances with the days for which they hold. */
export const datedAllowances = (earnings: readonly EarningLine[], { rule_set }: Pick<PayrollRules, 'rule_set'>): AgreedAmount[] =>
  rule_set === 'law' ? earnings.flatMap((line) => (isFixedWage(line) && line.agreed ? [line.agreed] : [])) : [];

/** Fixed allowances of a month: what was agreed where the period is paid in part, else what is paid. The law alone counts them. */
export function fixedAllowances(earnings: readonly EarningLine[], { rule_set }: Pick<PayrollRules, 'rule_set'>, lastDay: string): Sen {
  if (rule_set !== 'law') return sen(0);
  const counted = earnings.filter((line) => isFixedWage(line) && (!line.agreed || (line.agreed.from <= lastDay && lastDay <= line.agreed.to)));
  return sen(counted.reduce((sum, { amount, agreed }) => sum + fromRinggit(agreed?.monthly ?? amount), 0));
}

/** Pay of some hours of the agreed basic at a multiple. @param times ten-thousandths of an hour */
export function shareOfBasic(basis: RateBasis, times: number, hoursPerDay: number): Share {
  if (basis.given_hourly_rate !== null) return { amount: fromRinggit(basis.given_hourly_rate), rate: ratio(times, HOUR) };
  const basic = fromRinggit(basis.basic);
  if (basis.pay_type === 'Hourly') return { amount: basic, rate: ratio(times, HOUR) };
  const hoursOfBasic = hundredths(hoursPerDay) * (basis.pay_type === 'Daily' ? 1 : ORDINARY_DIVISOR);
  return { amount: basic, rate: ratio(times, hoursOfBasic * 100) };
}

/** The same, rounded once. */
export const payOfBasic = (basis: RateBasis, times: number, hoursPerDay: number): Sen => roundSumToSen([shareOfBasic(basis, times, hoursPerDay)]);

/**
 * Pay at the ordinary rate: the hour of the basic and that of the fixed allowances, over one denominator.
 * @param times ten-thousandths of an hour
 */
export function shareAtOrdinaryRate(basis: RateBasis, times: number, hoursPerDay: number): Share {
  const allowances = fromRinggit(basis.fixed_allowances ?? 0);
  if (allowances === 0) return shareOfBasic(basis, times, hoursPerDay);
  const hoursOfMonth = hundredths(hoursPerDay) * ORDINARY_DIVISOR;
  const hour = basis.given_hourly_rate ?? (basis.pay_type === 'Hourly' ? basis.basic : null);
  if (hour !== null) return { amount: sen(fromRinggit(hour) * hoursOfMonth + allowances * 100), rate: ratio(times, hoursOfMonth * HOUR) };
  const days = basis.pay_type === 'Daily' ? ORDINARY_DIVISOR : 1;
  return { amount: sen(fromRinggit(basis.basic) * days + allowances), rate: ratio(times, hoursOfMonth * 100) };
}

/** The same, rounded once. */
export const payAtOrdinaryRate = (basis: RateBasis, times: number, hoursPerDay: number): Sen => roundSumToSen([shareAtOrdinaryRate(basis, times, hoursPerDay)]);
