/** Which part of the EPF Third Schedule a person falls under. */
import { EPF_SENIOR_AGE, type EpfPart, type EpfSchedule } from './epf.params.ts';
import type { RuleSet } from '../rule-set.params.ts';

export const CITIZENSHIPS = ['citizen', 'permanent_resident', 'foreign'] as const;
export type Citizenship = (typeof CITIZENSHIPS)[number];

export interface EpfStatus {
  /** Whole years; missing: below 60. */
  readonly age?: number | undefined;
  /** Missing: citizen. */
  readonly citizenship?: Citizenship | undefined;
  /** A non-citizen who elected to contribute before 1 August 1998. */
  readonly electedBefore1998?: boolean | undefined;
  /** A part chosen by hand. */
  readonly part?: EpfPart | undefined;
}

/**
 * The part in force for this person. A part chosen by hand wins while the schedule has it; otherwise
 * the part that covers the same people then (F before October 2025 is B or D).
 */
export function chooseEpfPart(status: EpfStatus, schedule: EpfSchedule, rules: RuleSet): EpfPart {
  const { part, age, citizenship, electedBefore1998 } = status;
  const senior = age !== undefined ? age >= EPF_SENIOR_AGE : part === 'C' || part === 'D' || part === 'E';
  if (rules.epf.partBy === 'age') return senior ? 'E' : 'A';
  if (part && schedule.parts[part]) return part;
  if (part || (citizenship === 'foreign' && !electedBefore1998)) return schedule.foreign[senior ? 1 : 0];
  if (!senior) return 'A';
  return citizenship === undefined || citizenship === 'citizen' ? 'E' : 'C';
}
