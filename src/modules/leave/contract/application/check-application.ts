/**
 * What a leave type asks of an application (design M06, rules 5 to 8). Pure; asked when somebody applies and again
 * when the leave is approved. Balance and overlap are asked of the database.
 */
import { addDays, addMonths, daysInclusive, formatDate, monthsBetween, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { FieldTexts } from '#platform/contract/errors.ts';
import type { Params, Text } from '#platform/contract/messages.ts';
import type { LeaveDuration } from './leave-duration.ts';
import { LEAVE_ERRORS } from '../leave.messages.ts';
import type { LeaveTypeForm } from '../leave-type.schema.ts';

/** The rules of a type that are judged here. */
export type TypeRules = Pick<
  LeaveTypeForm,
  | 'allow_half_day'
  | 'allow_in_probation'
  | 'min_notice_days'
  | 'max_consecutive_days'
  | 'max_backdate_days'
  | 'attachment'
  | 'attachment_after_days'
  | 'gender'
  | 'min_service_months'
  | 'max_occurrences'
  | 'days_before_birth'
  | 'days_after_birth'
  | 'employee_types'
  | 'status'
>;

export interface Applicant {
  readonly gender: 'Male' | 'Female' | null;
  readonly employee_type: 'Local' | 'Foreign';
  readonly joined: CalendarDate;
  readonly left: CalendarDate | null;
  readonly confirmed_at: CalendarDate | null;
  readonly probation_months: number | null;
  /** Live leaves of this type in the whole employment, without this one. */
  readonly occurrences: number;
}

export interface Application {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly duration: LeaveDuration;
  /** Days that are deducted. */
  readonly days: number;
  readonly files: number;
  /** Born, or expected, on; null: not said. */
  readonly birth: CalendarDate | null;
}

export interface Blackout {
  readonly name: string;
  readonly start_date: string;
  readonly end_date: string;
}

export interface ApplicationRules {
  readonly type: TypeRules;
  readonly applicant: Applicant;
  readonly application: Application;
  readonly blackouts: readonly Blackout[];
  readonly today: CalendarDate;
  /** An administrator files it: notice, backdating and blackout days are theirs to judge. */
  readonly onBehalf: boolean;
}

/** Last day of probation; null: confirmed or without one. */
export function probationEnd({ joined, confirmed_at, probation_months }: Pick<Applicant, 'joined' | 'confirmed_at' | 'probation_months'>): CalendarDate | null {
  if (confirmed_at !== null) return addDays(confirmed_at, -1);
  return probation_months ? addDays(addMonths(joined, probation_months), -1) : null;
}

/** May this person ask for this type at all? */
export function isEligible(type: Pick<TypeRules, 'gender' | 'employee_types' | 'status' | 'min_service_months'>, person: Applicant, at: CalendarDate): boolean {
  return (
    type.status === 'Active' &&
    (type.gender === 'Any' || type.gender === person.gender) &&
    (type.employee_types.length === 0 || type.employee_types.includes(person.employee_type)) &&
    monthsBetween(person.joined, at) >= type.min_service_months
  );
}

/** Does the type ask for a date of birth? */
export const asksBirth = ({ days_before_birth, days_after_birth }: Pick<TypeRules, 'days_before_birth' | 'days_after_birth'>) =>
  days_before_birth !== null || days_after_birth !== null;

/** Every mistake of an application by the field that mends it; empty: none. */
export function checkApplication(rules: ApplicationRules): FieldTexts {
  const faults: Record<string, { text: Text; params?: Params }[]> = {};
  const fault = (field: string, text: Text, params?: Params) => (faults[field] ??= []).push(params ? { text, params } : { text });
  checkPerson(rules, fault);
  checkDates(rules, fault);
  checkBirth(rules, fault);
  checkFiles(rules, fault);
  return faults;
}

type Fault = (field: string, text: Text, params?: Params) => void;

function checkPerson({ type, applicant, application: { start } }: ApplicationRules, fault: Fault): void {
  if (!isEligible(type, applicant, start)) fault('leave_type_id', LEAVE_ERRORS.notEligible);
  if (type.max_occurrences !== null && applicant.occurrences >= type.max_occurrences)
    fault('leave_type_id', LEAVE_ERRORS.occurrences, { limit: type.max_occurrences });
  const probation = type.allow_in_probation ? null : probationEnd(applicant);
  if (probation !== null && start <= probation) fault('start_date', LEAVE_ERRORS.probation, { date: formatDate(probation) });
  if (start < applicant.joined) fault('start_date', LEAVE_ERRORS.beforeJoining, { date: formatDate(applicant.joined) });
}

function checkDates({ type, applicant, application, blackouts, today, onBehalf }: ApplicationRules, fault: Fault): void {
  const { start, end, duration, days } = application;
  if (end < start) return fault('end_date', LEAVE_ERRORS.endBeforeStart);
  if (yearOf(end) > yearOf(start) + 1) fault('end_date', LEAVE_ERRORS.thirdYear);
  if (duration !== 'Full' && (start !== end || !type.allow_half_day)) fault('duration', start === end ? LEAVE_ERRORS.noHalfDay : LEAVE_ERRORS.halfOfOneDay);
  if (applicant.left !== null && end > applicant.left) fault('end_date', LEAVE_ERRORS.afterLeaving, { date: formatDate(applicant.left) });
  if (type.max_consecutive_days !== null && daysInclusive(start, end) > type.max_consecutive_days) {
    fault('end_date', LEAVE_ERRORS.tooLong, { limit: type.max_consecutive_days });
  }
  if (days === 0) fault('start_date', LEAVE_ERRORS.nothingToDeduct);
  if (onBehalf) return;
  if (type.max_backdate_days !== null && start < addDays(today, -type.max_backdate_days)) {
    fault('start_date', type.max_backdate_days === 0 ? LEAVE_ERRORS.past : LEAVE_ERRORS.backdate, { limit: type.max_backdate_days });
  }
  if (type.min_notice_days !== null && start >= today && start < addDays(today, type.min_notice_days)) {
    fault('start_date', LEAVE_ERRORS.notice, { limit: type.min_notice_days, date: formatDate(addDays(today, type.min_notice_days)) });
  }
  for (const { name, start_date, end_date } of blackouts) if (start_date <= end && start <= end_date) fault('start_date', LEAVE_ERRORS.blackout, { name });
}

/** Leave for a birth lies around it: from so many days before to so many after. */
function checkBirth({ type, application: { start, end, birth } }: ApplicationRules, fault: Fault): void {
  const { days_before_birth: before, days_after_birth: after } = type;
  if (!asksBirth(type)) return;
  if (birth === null) return fault('birth_date', LEAVE_ERRORS.birthNeeded);
  if (before !== null && start < addDays(birth, -before))
    fault('start_date', LEAVE_ERRORS.beforeBirth, { limit: before, date: formatDate(addDays(birth, -before)) });
  if (after !== null && end > addDays(birth, after)) fault('end_date', LEAVE_ERRORS.afterBirth, { limit: after, date: formatDate(addDays(birth, after)) });
}

function checkFiles({ type, application: { files, days } }: ApplicationRules, fault: Fault): void {
  const required = type.attachment === 'Required' || (type.attachment === 'Required if >N' && days > (type.attachment_after_days ?? 0));
  if (required && files === 0) fault('documents', LEAVE_ERRORS.fileRequired);
}
