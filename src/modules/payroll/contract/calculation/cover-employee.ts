/** Which schemes cover the employee of a payroll form, and on which day each law is read. */
import { yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';
import { percent, type Ratio } from '#platform/contract/money.ts';
import {
  countedAge,
  eisApplies,
  epfPartFor,
  hrdfApplies,
  skbbkApplies,
  socsoCategoryFor,
  type InsuredPerson,
} from '#modules/statutory/contract/cover-person.ts';
import { requireInForce } from '#modules/statutory/contract/choose-in-force.ts';
import { EPF_SCHEDULES, type EpfPart } from '#modules/statutory/contract/epf/epf.params.ts';
import { RULE_SETS } from '#modules/statutory/contract/rule-set.params.ts';
import type { SocsoCategory } from '#modules/statutory/contract/socso/share-socso.ts';
import { StatutoryError } from '#modules/statutory/contract/statutory.errors.ts';
import type { Computable } from '../payroll-form.schema.ts';
import { readingsOf } from '../rules/chosen-readings.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';
import type { SocsoType } from '../salary/salary.schema.ts';

type Dates = Pick<Computable, 'start_date' | 'end_date' | 'pay_date'>;
type Insured = Pick<Computable, 'employee_dob' | 'employee_citizenship' | 'skbbk_released_from'>;

/**
 * The day whose month chooses the law. Contributions follow the wage month (the month in which the period ends),
 * tax the month of payment; the specification reads everything at the start date.
 */
export function lawDates(dates: Dates, rules: Pick<PayrollRules, 'rule_set'>): { contributions: CalendarDate; tax: CalendarDate } {
  const literal = rules.rule_set === 'specification';
  return {
    contributions: (literal ? dates.start_date : dates.end_date) as CalendarDate,
    tax: (literal ? dates.start_date : dates.pay_date) as CalendarDate,
  };
}

export const insuredPerson = (form: Insured): InsuredPerson => ({
  birth: form.employee_dob as CalendarDate,
  citizenship: form.employee_citizenship,
  skbbkReleasedFrom: form.skbbk_released_from ? yearMonthOf(form.skbbk_released_from as CalendarDate) : null,
});

export interface Cover {
  /** Null: no EPF at this age. */
  readonly epfPart: EpfPart | null;
  readonly age: number;
  readonly socsoCategory: SocsoCategory;
  readonly eis: boolean;
  readonly skbbk: boolean;
  readonly hrdf: boolean;
}

/** Age, citizenship and rule set decide; the form may put a younger person into SOCSO category 2. */
export function coverEmployee(form: Dates & Insured & { readonly contribution_socso_type: SocsoType }, rules: PayrollRules): Cover {
  const person = insuredPerson(form);
  const on = lawDates(form, rules).contributions;
  const readings = readingsOf(rules);
  return {
    epfPart: epfPartFor(person, on, rules.rule_set, readings),
    age: countedAge(person.birth, on, rules.rule_set, readings),
    socsoCategory: form.contribution_socso_type === 'Category 2' ? 2 : socsoCategoryFor(person, on, rules.rule_set, readings),
    eis: eisApplies(person, on, rules.rule_set, readings),
    skbbk: skbbkApplies(person, on, rules.rule_set),
    hrdf: rules.rule_set === 'specification' || hrdfApplies(person),
  };
}

const statutoryRate = (part: EpfPart, on: CalendarDate): Ratio => requireInForce(EPF_SCHEDULES, yearMonthOf(on)).value.parts[part]!.employee;

/** The default of the form's EPF rate, in per cent: a general 11 becomes the rate of the person's part; nil from 60 for citizens. */
export function defaultEpfRate(profileRate: number, part: EpfPart | null, on: CalendarDate): number {
  if (part === null) return 0;
  const { numerator, denominator } = statutoryRate(part, on);
  const statutory = (numerator * 100) / denominator;
  if (statutory === 0) return 0;
  return profileRate === GENERAL_EPF_RATE && statutory < GENERAL_EPF_RATE ? statutory : profileRate;
}
export const GENERAL_EPF_RATE = 11;

/**
 * The rate that the employee elected, or undefined for the statutory one. Citizens of 60 and over have none.
 * @throws StatutoryError below the statutory rate, under the law.
 */
export function electedEpfRate(rate: number, part: EpfPart, on: CalendarDate, rules: PayrollRules): Ratio | undefined {
  const statutory = statutoryRate(part, on);
  if (statutory.numerator === 0) return undefined;
  const elected = percent(rate);
  if (RULE_SETS[rules.rule_set].epf.refusesLowRate && elected.numerator < statutory.numerator) {
    throw new StatutoryError('epf_rate_below_statutory', 'contribution_epf_employee_rate');
  }
  return elected;
}
