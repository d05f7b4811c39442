/**
 * Whether a guard may be on duty from one day to another: requirement by requirement, pure. A date of expiry is the last valid day, and
 * everything must be valid on every day of the duty (a night touches two). Sources: Private Agencies Act 1971 and the conditions of the
 * Home Ministry; the months are settings of the company.
 */
import { addMonths, ageAt, type CalendarDate } from '#platform/contract/dates.ts';
import type { Category, GuardStatus, Nationality, VERDICTS, VettingStatus } from './guard.schema.ts';

export const REQUIREMENTS = ['status', 'blacklist', 'age', 'licence', 'vetting', 'csg', 'medical', 'drugs', 'permit', 'firearm', 'firing', 'letter'] as const;
export type Requirement = (typeof REQUIREMENTS)[number];
export type Verdict = (typeof VERDICTS)[number];
/** What only those may see who have the right to compliance data. */
export const SENSITIVE: ReadonlySet<Requirement> = new Set(['blacklist', 'vetting', 'medical', 'drugs']);

export interface GuardFacts {
  readonly status: GuardStatus;
  readonly category: Category;
  readonly nationality: Nationality;
  readonly date_of_birth: string | null;
  readonly joined_at: string;
  /** The last day: of the guard here, or of the employment, the sooner; null: none is known. */
  readonly left_at: string | null;
  readonly blacklisted: boolean;
  readonly vetting_status: VettingStatus;
  readonly vetting_expiry: string | null;
  readonly csg_date: string | null;
  readonly medical_date: string | null;
  readonly medical_fit: boolean | null;
  readonly drug_test_result: 'Negative' | 'Positive' | null;
  /** Of the work permit of a foreigner. */
  readonly permit_expiry: string | null;
  readonly firearm_permit_expiry: string | null;
  readonly live_firing_at: string | null;
  readonly letter_date: string | null;
  /** Of the company's own licence, and of the other agency's where the guard is lent, the sooner; null: none is entered. */
  readonly licence_expiry: string | null;
}

export interface GuardRules {
  /** Months after joining within which a missing course warns; it refuses afterwards. */
  readonly csg_months: number;
  readonly live_firing_months: number;
  /** From this day on a letter of approval is needed; null: not in force. */
  readonly letter_from: string | null;
}

export interface Finding {
  readonly requirement: Requirement;
  readonly verdict: Verdict;
  /** The last day on which it is met, where it ends. */
  readonly until: string | null;
}

const ADULT = 18;
/** From this age on a medical examination of the last twelve months is needed. */
export const SENIOR = 60;
export const MEDICAL_MONTHS = 12;
const monthsAfter = (day: string, months: number): string => addMonths(day as CalendarDate, months);
const isPresent = (until: string | null, last: string): Verdict => (until !== null && until >= last ? 'met' : 'refused');

/** @param first @param last the days of the duty */
export function evaluateGuard(guard: GuardFacts, rules: GuardRules, first: CalendarDate, last: CalendarDate = first): Finding[] {
  const find = (requirement: Requirement, verdict: Verdict, until: string | null = null): Finding => ({ requirement, verdict, until });
  const age = (on: CalendarDate) => (guard.date_of_birth === null ? null : ageAt(guard.date_of_birth as CalendarDate, on));
  const isArmed = guard.category === 'Armed';
  const isForeign = guard.nationality !== 'Malaysian';
  const isSenior = (age(last) ?? 0) >= SENIOR;
  const vettedUntil = guard.vetting_status === 'Approved' ? guard.vetting_expiry : null;
  const csgUntil = monthsAfter(guard.joined_at, rules.csg_months);
  const medicalUntil = guard.medical_date === null || guard.medical_date > first ? null : monthsAfter(guard.medical_date, MEDICAL_MONTHS);
  const firedUntil = guard.live_firing_at === null || guard.live_firing_at > first ? null : monthsAfter(guard.live_firing_at, rules.live_firing_months);
  const hasCourse = guard.csg_date !== null && guard.csg_date <= first;
  const needsLetter = rules.letter_from !== null && last >= rules.letter_from;

  const medical = (): Finding => {
    if (guard.medical_fit === false) return find('medical', 'refused');
    if (!isSenior) return find('medical', 'unneeded', medicalUntil);
    return find('medical', isPresent(medicalUntil, last), medicalUntil);
  };
  return [
    find('status', guard.status === 'Active' && guard.joined_at <= first && (guard.left_at ?? last) >= last ? 'met' : 'refused', guard.left_at),
    find('blacklist', guard.blacklisted ? 'refused' : 'met'),
    find('age', (age(first) ?? 0) >= ADULT ? 'met' : 'refused'),
    guard.licence_expiry === null ? find('licence', 'warning') : find('licence', isPresent(guard.licence_expiry, last), guard.licence_expiry),
    find('vetting', isPresent(vettedUntil, last), vettedUntil),
    hasCourse ? find('csg', 'met') : find('csg', last <= csgUntil ? 'warning' : 'refused', csgUntil),
    medical(),
    find('drugs', guard.drug_test_result === null ? 'warning' : guard.drug_test_result === 'Negative' ? 'met' : 'refused'),
    isForeign ? find('permit', isPresent(guard.permit_expiry, last), guard.permit_expiry) : find('permit', 'unneeded'),
    isArmed ? find('firearm', isPresent(guard.firearm_permit_expiry, last), guard.firearm_permit_expiry) : find('firearm', 'unneeded'),
    isArmed ? find('firing', isPresent(firedUntil, last), firedUntil) : find('firing', 'unneeded'),
    needsLetter ? find('letter', guard.letter_date !== null && guard.letter_date <= first ? 'met' : 'refused') : find('letter', 'unneeded'),
  ];
}

/** The requirements that refuse a duty. */
export const refusals = (findings: readonly Finding[]): Requirement[] =>
  findings.flatMap(({ requirement, verdict }) => (verdict === 'refused' ? [requirement] : []));
