/** The least that the law allows of rates that a person types. Pure; asked by the forms, the import and the settings. */
import { yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { FieldTexts } from '#platform/contract/errors.ts';
import { inForce } from '#modules/statutory/contract/choose-in-force.ts';
import type { Citizenship } from '#modules/statutory/contract/epf/choose-epf-part.ts';
import { epfPartFor } from '#modules/statutory/contract/cover-person.ts';
import { EPF_SCHEDULES } from '#modules/statutory/contract/epf/epf.params.ts';
import { RULE_SETS } from '#modules/statutory/contract/rule-set.params.ts';
import { PREMIUM_PAY } from '#modules/statutory/contract/wages/premium-pay.params.ts';
import { PAYROLL_ERRORS } from '../payroll.messages.ts';
import { MULTIPLIER_KEYS, type Multipliers } from '../setting/payroll-setting.schema.ts';
import { readingsOf } from '../rules/chosen-readings.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';

export interface Contributor {
  /** Null: not known, and no payroll is worked out before it is. */
  readonly birth: CalendarDate | null;
  readonly citizenship: Citizenship;
}

/**
 * The lowest EPF rate of an employee, in per cent (Act 452, Third Schedule).
 * @param on the wage month: a rate is asked for from then on. Null: none is due, no table is known, or the rule set refuses no rate
 */
export function lowestEpfRate({ birth, citizenship }: Contributor, on: CalendarDate, rules: Pick<PayrollRules, 'rule_set' | 'readings'>): number | null {
  const schedule = inForce(EPF_SCHEDULES, yearMonthOf(on))?.value;
  if (birth === null || !schedule || !RULE_SETS[rules.rule_set].epf.refusesLowRate) return null;
  const part = epfPartFor({ birth, citizenship }, on, rules.rule_set, readingsOf(rules));
  const rate = part === null ? undefined : schedule.parts[part]?.employee;
  return rate && rate.numerator > 0 ? (rate.numerator * 100) / rate.denominator : null;
}

/** Times the hourly rate (EA 1955 s.60A(3), s.60(3), s.60D(3)); an hour of normal work and of a rest day is at least an hour. */
function lowestMultipliers(on: CalendarDate): Multipliers | null {
  const law = inForce(PREMIUM_PAY, yearMonthOf(on))?.value;
  return law
    ? {
        normal_multiplier: 1,
        overtime_multiplier: law.overtime,
        rest_day_multiplier: law.restDay.monthly.whole,
        rest_day_ot_multiplier: law.restDay.beyond,
        holiday_multiplier: law.holiday.days,
        holiday_ot_multiplier: law.holiday.beyond,
      }
    : null;
}

/** Multipliers below the law, by field. @param prefix of the fields, `multipliers.` */
export function multiplierFaults(given: Multipliers, on: CalendarDate, { rule_set }: Pick<PayrollRules, 'rule_set'>, prefix = ''): FieldTexts {
  const least = rule_set === 'law' ? lowestMultipliers(on) : null;
  return Object.fromEntries(
    MULTIPLIER_KEYS.flatMap((key) =>
      least && given[key] < least[key] ? [[`${prefix}${key}`, [{ text: PAYROLL_ERRORS.multiplierTooLow, params: { least: least[key] } }]] as const] : [],
    ),
  );
}
