/** Which schemes cover a person in a month, from what the personnel record knows. */
import { ageAt, endOfMonth, startOfMonth, yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';
import { chooseEpfPart, type Citizenship } from './epf/choose-epf-part.ts';
import { requireInForce, type Month } from './choose-in-force.ts';
import { EIS_FIRST_AGE, EIS_FIRST_INSURED_LIMIT_AGE, EIS_LAST_AGE, EIS_TABLES } from './socso/eis.params.ts';
import { EPF_LAST_AGE, EPF_SCHEDULES, type EpfPart } from './epf/epf.params.ts';
import { RULE_SETS, type RuleSetName } from './rule-set.params.ts';
import type { SocsoCategory } from './socso/share-socso.ts';
import { SKBBK_RELEASE_FROM, SKBBK_TABLES } from './socso/skbbk.params.ts';
import { SOCSO_FIRST_INSURED_LIMIT_AGE, SOCSO_FOREIGN_FIRST_CATEGORY_FROM, SOCSO_SECOND_CATEGORY_AGE } from './socso/socso.params.ts';
import { RECOMMENDED_READINGS, type UnsettledReadings } from './unsettled.params.ts';

export interface InsuredPerson {
  readonly birth: CalendarDate;
  /** Missing: citizen. */
  readonly citizenship?: Citizenship;
  readonly electedBefore1998?: boolean;
  /** First day ever insured under Act 4. */
  readonly firstInsuredOn?: CalendarDate | null;
  /** First day ever insured under Act 800. */
  readonly firstEisOn?: CalendarDate | null;
  readonly invalidityPension?: boolean;
  readonly domesticServant?: boolean;
  /** First month of an accepted SKBBK release. */
  readonly skbbkReleasedFrom?: Month | null;
}

/** The day of the pay month on which an age counts. The specification takes the payroll's start date. */
export function ageReferenceDay(
  date: CalendarDate,
  rules: RuleSetName = 'law',
  reading: UnsettledReadings['age_reference'] = RECOMMENDED_READINGS.age_reference,
): CalendarDate {
  if (rules === 'specification' || reading === 'pay_date') return date;
  return reading === 'month_end' ? endOfMonth(date) : startOfMonth(date);
}

/** Whole years that count in the pay month of `date`. */
export function countedAge(birth: CalendarDate, date: CalendarDate, rules: RuleSetName = 'law', readings = RECOMMENDED_READINGS): number {
  return ageAt(birth, ageReferenceDay(date, rules, readings.age_reference));
}

/** Part of the EPF Third Schedule; null from age 75, when nothing is due (law). */
export function epfPartFor(person: InsuredPerson, date: CalendarDate, rules: RuleSetName = 'law', readings = RECOMMENDED_READINGS): EpfPart | null {
  const age = countedAge(person.birth, date, rules, readings);
  const set = RULE_SETS[rules];
  if (set.epf.stopsAtAge75 && age >= EPF_LAST_AGE) return null;
  const schedule = requireInForce(EPF_SCHEDULES, yearMonthOf(date)).value;
  return chooseEpfPart({ age, citizenship: person.citizenship, electedBefore1998: person.electedBefore1998 }, schedule, set);
}

/** Category 2 from 60, when first insured at 55 or later, or with an invalidity pension; foreign workers before July 2024. */
export function socsoCategoryFor(person: InsuredPerson, date: CalendarDate, rules: RuleSetName = 'law', readings = RECOMMENDED_READINGS): SocsoCategory {
  if (countedAge(person.birth, date, rules, readings) >= SOCSO_SECOND_CATEGORY_AGE) return 2;
  if (rules === 'specification') return 1;
  if (person.invalidityPension) return 2;
  if (person.firstInsuredOn && ageAt(person.birth, person.firstInsuredOn) >= SOCSO_FIRST_INSURED_LIMIT_AGE) return 2;
  return person.citizenship === 'foreign' && yearMonthOf(date) < SOCSO_FOREIGN_FIRST_CATEGORY_FROM ? 2 : 1;
}

/** EIS covers citizens and permanent residents from 18 to below 60, domestic servants excepted. */
export function eisApplies(person: InsuredPerson, date: CalendarDate, rules: RuleSetName = 'law', readings = RECOMMENDED_READINGS): boolean {
  const age = countedAge(person.birth, date, rules, readings);
  if (person.citizenship === 'foreign' || person.domesticServant) return false;
  if (yearMonthOf(date) < EIS_TABLES[0]!.from || age < EIS_FIRST_AGE || age >= EIS_LAST_AGE) return false;
  return !person.firstEisOn || ageAt(person.birth, person.firstEisOn) < EIS_FIRST_INSURED_LIMIT_AGE;
}

/** SKBBK is due from June 2026 unless a citizen or permanent resident has been released; a foreigner's release has no effect. */
export function skbbkApplies(person: InsuredPerson, date: CalendarDate, rules: RuleSetName = 'law'): boolean {
  const month = yearMonthOf(date);
  if (!RULE_SETS[rules].skbbk || month < SKBBK_TABLES[0]!.from) return false;
  const released = person.skbbkReleasedFrom;
  const mayBeReleased = person.citizenship !== 'foreign' && month >= SKBBK_RELEASE_FROM;
  return !(mayBeReleased && released && released <= month);
}

/** The HRD levy counts Malaysian citizens only, domestic servants excepted. */
export function hrdfApplies(person: InsuredPerson): boolean {
  return (person.citizenship ?? 'citizen') === 'citizen' && !person.domesticServant;
}
