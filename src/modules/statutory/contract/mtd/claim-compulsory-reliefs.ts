/** Tax category and the reliefs that the MTD formula takes by itself. */
import { yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';
import { ZERO, sen, type Sen } from '#platform/contract/money.ts';
import type { TaxCategory } from './charge-yearly-tax.ts';
import { childUnits, type Child } from './count-child-units.ts';
import { reliefAmountsAt } from './mtd-reliefs.params.ts';
import { RULE_SETS, type RuleSetName } from '../rule-set.params.ts';
import { RECOMMENDED_READINGS } from '../unsettled.params.ts';

export const MARITAL_STATUSES = ['Single', 'Married', 'Divorced', 'Widowed'] as const;
export type MaritalStatus = (typeof MARITAL_STATUSES)[number];
export const SPOUSE_EMPLOYMENT_STATUSES = ['Working', 'Not Working'] as const;
export type SpouseEmploymentStatus = (typeof SPOUSE_EMPLOYMENT_STATUSES)[number];

export interface TaxPerson {
  readonly maritalStatus?: MaritalStatus | null;
  readonly spouseEmploymentStatus?: SpouseEmploymentStatus | null;
  readonly spouseDisabled?: boolean;
  readonly selfDisabled?: boolean;
  readonly children?: readonly Child[];
  /** A single person with an adopted child falls under category 3. */
  readonly adoptedChild?: boolean;
}

/** Category proposed from marital data; a person may choose another. */
export function taxCategoryFor(person: Omit<TaxPerson, 'children'>): TaxCategory {
  if (person.maritalStatus === 'Married') return person.spouseEmploymentStatus === 'Not Working' ? 2 : 3;
  if (person.maritalStatus === 'Divorced' || person.maritalStatus === 'Widowed') return 3;
  return person.adoptedChild ? 3 : 1;
}

/** Amounts a year in sen. */
export interface CompulsoryReliefs {
  readonly individual: Sen;
  readonly spouse: Sen;
  readonly self_disabled: Sen;
  readonly spouse_disabled: Sen;
  readonly child_units: number;
  readonly children: Sen;
  readonly total: Sen;
}

/** Reliefs of a person in the pay month of `date`: individual, spouse not working, disability, children. */
export function compulsoryReliefs(person: TaxPerson, date: CalendarDate, rules: RuleSetName = 'law', readings = RECOMMENDED_READINGS): CompulsoryReliefs {
  const set = RULE_SETS[rules];
  const amounts = reliefAmountsAt(yearMonthOf(date), set).value;
  const category = taxCategoryFor(person);
  const married = person.maritalStatus === 'Married';
  const spouse = category === 2 ? amounts.spouse : ZERO;
  const selfDisabled = person.selfDisabled ? amounts.selfDisabled : ZERO;
  const spouseDisabled = married && person.spouseDisabled ? amounts.spouseDisabled : ZERO;
  const units = category === 1 && set.mtd.singleHasNoChildren ? 0 : childUnits(person.children ?? [], date, rules, readings);
  const children = sen(amounts.childUnit * units);
  return {
    individual: amounts.self,
    spouse,
    self_disabled: selfDisabled,
    spouse_disabled: spouseDisabled,
    child_units: units,
    children,
    total: sen(amounts.self + spouse + selfDisabled + spouseDisabled + children),
  };
}
