/** What a day of somebody on a project costs. Pure, in whole sen. */
import { ratio, roundToSen, ZERO, type Sen } from '#platform/contract/money.ts';

/** Employment Act s.60A(3): overtime is paid at not less than one and a half times the hourly rate. */
const OVERTIME = { numerator: 3, denominator: 2 } as const;
/** Employment Act s.60A(1)(b): what is longer is overtime by itself. */
const NORMAL_MINUTES = 8 * 60;

export interface Rates {
  /** For one person and day. */
  readonly cost_rate: Sen;
  /** For one hour of overtime; null: nothing was agreed. */
  readonly overtime_rate: Sen | null;
  /** Of the shift, without its break. */
  readonly shift_minutes: number;
}

/** Rounded once, to the sen. Where no rate was agreed an hour costs its part of the day, one and a half times. */
export function overtimeCost(minutes: number, { cost_rate, overtime_rate, shift_minutes }: Rates): Sen {
  if (minutes <= 0) return ZERO;
  if (overtime_rate !== null) return roundToSen(overtime_rate, ratio(minutes, 60));
  const day = Math.min(shift_minutes, NORMAL_MINUTES);
  return day > 0 ? roundToSen(cost_rate, ratio(minutes * OVERTIME.numerator, day * OVERTIME.denominator)) : ZERO;
}
