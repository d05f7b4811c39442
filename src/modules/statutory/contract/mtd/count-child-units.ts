/** Units of child relief. */
import { ageAt, yearMonthOf, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { CHILD_ADULT_AGE, childUnitTableAt, type ChildUnitTable, type EducationLevel } from './child-units.params.ts';
import { RULE_SETS, type RuleSetName } from '../rule-set.params.ts';
import { RECOMMENDED_READINGS } from '../unsettled.params.ts';

export interface Child {
  readonly dob: CalendarDate;
  readonly disability?: boolean;
  /** Full-time study; missing: None. */
  readonly education?: EducationLevel | null;
  readonly married?: boolean;
  /** 0.5 when both parents claim half each. */
  readonly share?: 1 | 0.5;
}

/** Units of one child by the table of the year; a married child gives none under the law. */
export function unitsOfChild(child: Child, age: number, table: ChildUnitTable): number {
  if (age < CHILD_ADULT_AGE) return child.disability ? table.under18Disabled : table.under18;
  return (child.disability ? table.adultDisabled : table.adult)[child.education ?? 'None'];
}

/**
 * Units of all children in the pay month of `date`, in halves. Under the law a child's age counts on
 * 1 January ("at any time in the basis year under 18"); under the specification on the date itself.
 */
export function childUnits(children: readonly Child[], date: CalendarDate, rules: RuleSetName = 'law', readings = RECOMMENDED_READINGS): number {
  const table = childUnitTableAt(yearMonthOf(date), RULE_SETS[rules]).value;
  const atYearStart = rules === 'law' && readings.child_age_reference === 'year_start';
  const reference = atYearStart ? (`${String(yearOf(date)).padStart(4, '0')}-01-01` as CalendarDate) : date;
  let units = 0;
  for (const child of children) {
    if (rules === 'law' && child.married) continue;
    units += unitsOfChild(child, ageAt(child.dob, reference), table) * (child.share ?? 1);
  }
  return units;
}
