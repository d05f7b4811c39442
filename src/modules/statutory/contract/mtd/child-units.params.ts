/** Units of child relief (C of the MTD formula) by year of assessment. */
import { requireInForce, type Dated, type Month } from '../choose-in-force.ts';
import type { RuleSet } from '../rule-set.params.ts';
import { SOURCES } from '../sources.params.ts';

/** Full-time study: none, below diploma (A-level, matriculation), diploma and above. */
export const EDUCATION_LEVELS = ['None', 'School', 'Tertiary'] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

export interface ChildUnitTable {
  readonly under18: number;
  readonly under18Disabled: number;
  readonly adult: Readonly<Record<EducationLevel, number>>;
  readonly adultDisabled: Readonly<Record<EducationLevel, number>>;
}

const lawful = (disabled: number, disabledStudying: number): ChildUnitTable => ({
  under18: 1,
  under18Disabled: disabled,
  adult: { None: 0, School: 1, Tertiary: 4 },
  adultDisabled: { None: disabled, School: disabled, Tertiary: disabledStudying },
});

export const CHILD_UNITS: readonly Dated<ChildUnitTable>[] = [
  { from: '2020-01', value: lawful(3, 7), unit: 'units', source: SOURCES.reliefs2024 },
  { from: '2025-01', value: lawful(4, 8), unit: 'units', source: SOURCES.reliefs2025 },
];

/** Section 9: under 18 always 1; from 18 in education 4, with disability 3, both 7. */
export const SPECIFICATION_CHILD_UNITS: Dated<ChildUnitTable> = {
  from: '2024-01',
  value: {
    under18: 1,
    under18Disabled: 1,
    adult: { None: 0, School: 4, Tertiary: 4 },
    adultDisabled: { None: 3, School: 7, Tertiary: 7 },
  },
  unit: 'units',
  source: SOURCES.specification,
};

export const CHILD_ADULT_AGE = 18;

export function childUnitTableAt(month: Month, rules: RuleSet): Dated<ChildUnitTable> {
  return rules.mtd.reliefsAsOf === null ? requireInForce(CHILD_UNITS, month) : SPECIFICATION_CHILD_UNITS;
}
