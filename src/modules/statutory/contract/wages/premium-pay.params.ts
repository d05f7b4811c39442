/** Pay for overtime, rest days and public holidays: the least that the Employment Act 1955 asks for, by date. */
import type { Dated } from '../choose-in-force.ts';
import { SOURCES } from '../sources.params.ts';

export interface PremiumPay {
  /** Days that a month's wages are divided by for the ordinary rate of pay (s.60I). */
  readonly ordinaryDivisor: number;
  /** Times the hourly rate for an hour of overtime on a normal day (s.60A(3)). */
  readonly overtime: number;
  /** Hours of overtime that a month allows (Employment (Limitation of Overtime Work) Regulations 1980). */
  readonly overtimeHours: number;
  /** Days' wages for work on a rest day up to half and up to all of the normal hours, and times the hourly rate beyond (s.60(3)). */
  readonly restDay: { readonly monthly: DaySteps; readonly daily: DaySteps; readonly beyond: number };
  /** Days' wages for any work on a public holiday on top of the holiday pay, and times the hourly rate beyond the normal hours (s.60D(3)). */
  readonly holiday: { readonly days: number; readonly beyond: number };
}
interface DaySteps {
  readonly half: number;
  readonly whole: number;
}

export const PREMIUM_PAY: readonly Dated<PremiumPay>[] = [
  {
    from: '2015-01',
    value: {
      ordinaryDivisor: 26,
      overtime: 1.5,
      overtimeHours: 104,
      restDay: { monthly: { half: 0.5, whole: 1 }, daily: { half: 1, whole: 2 }, beyond: 2 },
      holiday: { days: 2, beyond: 3 },
    },
    unit: 'days of the ordinary rate of pay, times the hourly rate',
    source: SOURCES.premiumPay,
  },
];

/** Types of earnings that are wages of the month beside the basic and so part of the ordinary rate of pay (s.2, s.60I). */
export const FIXED_WAGES: readonly string[] = ['Fixed Allowance'];
