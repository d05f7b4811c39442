/** EPF Act 1991, Third Schedule: rates by part, and the geometry of its wage bands. */
import { ZERO, fromRinggit, percent, type Ratio, type Sen } from '#platform/contract/money.ts';
import type { Dated } from '../choose-in-force.ts';
import { SOURCES } from '../sources.params.ts';

export const EPF_PARTS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
/** A to F of the Third Schedule. B and D ended with the wages of September 2025. */
export type EpfPart = (typeof EPF_PARTS)[number];

export interface EpfRates {
  /** `bands`: rate × band top, each share up to the ringgit. `exact`: percentage of the wage, total up. */
  readonly method: 'bands' | 'exact';
  readonly employee: Ratio;
  /** Employer rate to the threshold wage. */
  readonly employer: Ratio;
  /** Employer rate above the threshold wage. */
  readonly employerAbove: Ratio;
  /** Employer amount that replaces a rate. */
  readonly employerFlat: Sen;
  readonly bonusNote: boolean;
}

export interface EpfSchedule {
  readonly parts: Readonly<Partial<Record<EpfPart, EpfRates>>>;
  /** Part of non-citizens who did not elect before 1 August 1998: below 60, and from 60. */
  readonly foreign: readonly [EpfPart, EpfPart];
}

const rates = (employee: number, employer: number, employerAbove: number, bonusNote = false): EpfRates => ({
  method: 'bands',
  employee: percent(employee),
  employer: percent(employer),
  employerAbove: percent(employerAbove),
  employerFlat: ZERO,
  bonusNote,
});
const withFlatEmployer = (employee: number): EpfRates => ({ ...rates(employee, 0, 0), employerFlat: fromRinggit(5) });

const A = rates(11, 13, 12, true);
const C = rates(5.5, 6.5, 6, true);
const E = rates(0, 4, 4);
const F: EpfRates = { ...rates(2, 2, 2), method: 'exact' };

export const EPF_SCHEDULES: readonly Dated<EpfSchedule>[] = [
  {
    from: '2019-01',
    value: { parts: { A, B: withFlatEmployer(11), C, D: withFlatEmployer(5.5), E }, foreign: ['B', 'D'] },
    unit: 'per cent of the band top; RM5 flat in parts B and D',
    source: SOURCES.kwspEarlier,
  },
  {
    from: '2025-10',
    value: { parts: { A, C, E, F }, foreign: ['F', 'F'] },
    unit: 'per cent of the band top; of the wage in part F',
    source: SOURCES.kwspThirdSchedule,
  },
];

/** Bands of parts A to E: nil to RM10, RM20 wide to RM5,000, RM100 wide to RM20,000. */
export const EPF_BANDS = {
  nilTo: fromRinggit(10),
  narrow: { step: fromRinggit(20), to: fromRinggit(5000) },
  wide: { step: fromRinggit(100), to: fromRinggit(20_000) },
} as const;

/** Wage above which the lower employer rate applies. */
export const EPF_EMPLOYER_THRESHOLD = fromRinggit(5000);
export const EPF_SENIOR_AGE = 60;
/** No contribution from this age (First Schedule). */
export const EPF_LAST_AGE = 75;
/** The specification takes the employee rate from the payroll; this is the form's first value. */
export const EPF_DEFAULT_EMPLOYEE_RATE = percent(11);
