/** From computed MTD to the amount deducted: the RM10 rule, zakat, and the last rounding (part E). */
import { ZERO, ceilToFiveSen, sen, type Sen } from '#platform/contract/money.ts';
import type { RuleSet } from '../rule-set.params.ts';
import type { UnsettledReadings } from '../unsettled.params.ts';

export interface SettledMtd {
  /** MTD on normal pay after the RM10 rule, before zakat and the last rounding. */
  readonly normal: Sen;
  /** MTD on additional pay after the RM10 rule. */
  readonly additional: Sen;
  /** Sum after zakat, before the last rounding; negative when zakat exceeds the MTD. */
  readonly beforeRounding: Sen;
  /** What is deducted this month. */
  readonly payable: Sen;
}

/** An amount below the minimum is not deducted. */
export function aboveMinimum(amount: Sen, rules: RuleSet, readings: UnsettledReadings): Sen {
  const tested = readings.mtd_minimum_test === 'rounded' ? ceilToFiveSen(amount) : amount;
  return tested < rules.mtd.minimum ? ZERO : amount;
}

/**
 * Zakat of the month reduces the deduction, however small the rest is; zakat above the MTD on normal
 * pay reduces that on additional pay. The whole zakat is carried into Z either way.
 */
export function settleMtd(normal: Sen, additional: Sen, zakat: Sen, rules: RuleSet, readings: UnsettledReadings): SettledMtd {
  const fiveSen = rules.mtd.rounding === 'truncate_then_five_sen_up';
  const byPart = fiveSen && readings.mtd_rounding_order === 'each_part';
  const deductible = (amount: Sen) => {
    const stored = aboveMinimum(amount, rules, readings);
    return byPart ? ceilToFiveSen(stored) : stored;
  };
  const c = deductible(normal);
  const bonus = deductible(additional);
  const beforeRounding = sen(c - zakat + bonus);
  const due = beforeRounding > 0 ? beforeRounding : ZERO;
  return { normal: c, additional: bonus, beforeRounding, payable: fiveSen ? ceilToFiveSen(due) : due };
}
