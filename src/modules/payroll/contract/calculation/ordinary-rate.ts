/** The ordinary rate of pay (Employment Act 1955, s.60I): wages of a month over 26, the hour over the normal hours of a day. */
import { fromRinggit, ratio, roundToSen, sen, type Sen } from '#platform/contract/money.ts';
import { HOUR } from '#modules/statutory/contract/wages/pay-premium.ts';
import { FIXED_WAGES } from '#modules/statutory/contract/wages/premium-pay.params.ts';
import type { EarningLine } from '../payroll-line.schema.ts';
import type { PayrollRules } from './payroll-rules.ts';
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

/** Fixed allowances of a month: what was agreed where the period is paid in part, else what is paid. The law alone counts them. */
export function fixedAllowances(earnings: readonly EarningLine[], { rule_set }: Pick<PayrollRules, 'rule_set'>, lastDay: string): Sen {
  if (rule_set !== 'law') return sen(0);
  const counted = earnings.filter(
    ({ type, system, corrects, agreed }) => FIXED_WAGES.includes(type) && system === null && !corrects && (!agreed || agreed.to >= lastDay),
  );
  return sen(counted.reduce((sum, { amount, agreed }) => sum + fromRinggit(agreed?.monthly ?? amount), 0));
}

/** Pay of some hours of the agreed basic at a multiple, rounded once. @param times ten-thousandths of an hour */
export function payOfBasic(basis: RateBasis, times: number, hoursPerDay: number): Sen {
  if (basis.given_hourly_rate !== null) return roundToSen(fromRinggit(basis.given_hourly_rate), ratio(times, HOUR));
  const basic = fromRinggit(basis.basic);
  if (basis.pay_type === 'Hourly') return roundToSen(basic, ratio(times, HOUR));
  const hoursOfBasic = hundredths(hoursPerDay) * (basis.pay_type === 'Daily' ? 1 : ORDINARY_DIVISOR);
  return roundToSen(basic, ratio(times, hoursOfBasic * 100));
}

/**
 * The same at the ordinary rate of pay: the hour of the basic and that of the fixed allowances, rounded once.
 * @param times ten-thousandths of an hour
 */
export function payAtOrdinaryRate(basis: RateBasis, times: number, hoursPerDay: number): Sen {
  const allowances = fromRinggit(basis.fixed_allowances ?? 0);
  if (allowances === 0) return payOfBasic(basis, times, hoursPerDay);
  const hoursOfMonth = hundredths(hoursPerDay) * ORDINARY_DIVISOR;
  const hour = basis.given_hourly_rate ?? (basis.pay_type === 'Hourly' ? basis.basic : null);
  // Over one denominator, so that the sum is rounded and not its parts.
  if (hour !== null) return roundToSen(sen(fromRinggit(hour) * hoursOfMonth + allowances * 100), ratio(times, hoursOfMonth * HOUR));
  const days = basis.pay_type === 'Daily' ? ORDINARY_DIVISOR : 1;
  return roundToSen(sen(fromRinggit(basis.basic) * days + allowances), ratio(times, hoursOfMonth * 100));
}
