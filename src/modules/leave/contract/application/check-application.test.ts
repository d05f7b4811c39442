import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { checkApplication, probationEnd, type Applicant, type Application, type ApplicationRules, type TypeRules } from './check-application.ts';
import { LEAVE_ERRORS } from '../leave.messages.ts';
import { PLAIN_TYPE } from '../leave-type.params.ts';

const TYPE: TypeRules = { ...PLAIN_TYPE, allow_half_day: true };
const PERSON: Applicant = {
  gender: 'Male',
  employee_type: 'Local',
  joined: '2025-11-20' as CalendarDate,
  left: null,
  confirmed_at: null,
  probation_months: null,
  occurrences: 0,
};
/** Today is Friday, 20 November 2026. */
const TODAY = '2026-11-20' as CalendarDate;
interface Case {
  readonly type?: Partial<TypeRules>;
  readonly person?: Partial<Applicant>;
  readonly asked?: Partial<Record<keyof Application, unknown>>;
  readonly more?: Partial<ApplicationRules>;
}
function faultsOf({ type, person, asked, more }: Case): Record<string, unknown[]> {
  const application = { start: '2026-11-30', end: '2026-11-30', duration: 'Full', days: 1, files: 0, birth: null, ...asked } as Application;
  const faults = checkApplication({
    type: { ...TYPE, ...type },
    applicant: { ...PERSON, ...person },
    application,
    blackouts: [],
    today: TODAY,
    onBehalf: false,
    ...more,
  });
  return Object.fromEntries(Object.entries(faults).map(([field, texts]) => [field, texts.map(({ text }) => text)]));
}
const on = (start: string, end = start) => ({ start, end });
const { notEligible, occurrences, probation, beforeJoining, afterLeaving, past, backdate, notice, blackout, fileRequired, noHalfDay, halfOfOneDay } =
  LEAVE_ERRORS;
const { tooLong, thirdYear, birthNeeded, beforeBirth, afterBirth, endBeforeStart, nothingToDeduct } = LEAVE_ERRORS;

describe('what an application is refused for', () => {
  test.each<[string, Case, Record<string, unknown[]>]>([
    ['nothing', {}, {}],
    ['the type is not active', { type: { status: 'Inactive' } }, { leave_type_id: [notEligible] }],
    ['the other sex', { type: { gender: 'Female' } }, { leave_type_id: [notEligible] }],
    ['an unknown sex, where one is asked', { type: { gender: 'Male' }, person: { gender: null } }, { leave_type_id: [notEligible] }],
    ['foreigners only', { type: { employee_types: ['Foreign'] } }, { leave_type_id: [notEligible] }],
    ['twelve months of service, complete on the day', { type: { min_service_months: 12 }, asked: on('2026-11-20') }, {}],
    ['… and a day too few', { type: { min_service_months: 12 }, person: { joined: '2025-12-01' as CalendarDate } }, { leave_type_id: [notEligible] }],
    ['one birth of five left', { type: { max_occurrences: 5 }, person: { occurrences: 4 } }, {}],
    ['all five births had', { type: { max_occurrences: 5 }, person: { occurrences: 5 } }, { leave_type_id: [occurrences] }],
    ['probation', { type: { allow_in_probation: false }, person: { probation_months: 13 } }, { start_date: [probation] }],
    ['the day after probation', { type: { allow_in_probation: false }, person: { probation_months: 12 } }, {}],
    ['before joining', { person: { joined: '2026-12-01' as CalendarDate } }, { start_date: [beforeJoining] }],
    ['the last day of the employment', { person: { left: '2026-11-30' as CalendarDate } }, {}],
    ['beyond it', { person: { left: '2026-11-30' as CalendarDate }, asked: on('2026-11-30', '2026-12-01') }, { end_date: [afterLeaving] }],
    ['an end before its start', { asked: on('2026-11-30', '2026-11-29') }, { end_date: [endBeforeStart] }],
    ['a span into the next year', { asked: on('2026-12-30', '2027-01-04') }, {}],
    ['a span into a third year', { asked: on('2026-12-30', '2028-01-04') }, { end_date: [thirdYear] }],
    ['half a day of a type without', { type: { allow_half_day: false }, asked: { duration: 'Morning' } }, { duration: [noHalfDay] }],
    ['half of two days', { asked: { ...on('2026-11-30', '2026-12-01'), duration: 'Morning' } }, { duration: [halfOfOneDay] }],
    ['five in a row of five', { type: { max_consecutive_days: 5 }, asked: on('2026-11-30', '2026-12-04') }, {}],
    ['six in a row of five', { type: { max_consecutive_days: 5 }, asked: on('2026-11-30', '2026-12-05') }, { end_date: [tooLong] }],
    ['rest days alone', { asked: { days: 0 } }, { start_date: [nothingToDeduct] }],
    ['yesterday, where nothing is backdated', { type: { max_backdate_days: 0 }, asked: on('2026-11-19') }, { start_date: [past] }],
    ['seven days ago of seven', { type: { max_backdate_days: 7 }, asked: on('2026-11-13') }, {}],
    ['eight days ago of seven', { type: { max_backdate_days: 7 }, asked: on('2026-11-12') }, { start_date: [backdate] }],
    ['notice of three days', { type: { min_notice_days: 3 }, asked: on('2026-11-23') }, {}],
    ['notice of two days of three', { type: { min_notice_days: 3 }, asked: on('2026-11-22') }, { start_date: [notice] }],
    ['a blackout day', { more: { blackouts: [{ name: 'Stocktaking', start_date: '2026-11-30', end_date: '2026-12-01' }] } }, { start_date: [blackout] }],
    ['no file', { type: { attachment: 'Required' } }, { documents: [fileRequired] }],
    ['a file', { type: { attachment: 'Required' }, asked: { files: 1 } }, {}],
    ['two days, a file from the third on', { type: { attachment: 'Required if >N', attachment_after_days: 2 }, asked: { days: 2 } }, {}],
    ['two and a half days of these', { type: { attachment: 'Required if >N', attachment_after_days: 2 }, asked: { days: 2.5 } }, { documents: [fileRequired] }],
    ['no date of birth', { type: { days_before_birth: 30 } }, { birth_date: [birthNeeded] }],
    ['30 days before the birth', { type: { days_before_birth: 30 }, asked: { birth: '2026-12-30' } }, {}],
    ['31 days before the birth', { type: { days_before_birth: 30 }, asked: { birth: '2026-12-31' } }, { start_date: [beforeBirth] }],
    ['the 60th day after the birth', { type: { days_after_birth: 60 }, asked: { birth: '2026-10-01' } }, {}],
    ['the 61st day after the birth', { type: { days_after_birth: 60 }, asked: { birth: '2026-09-30' } }, { end_date: [afterBirth] }],
  ])('%s', (_case, given, expected) => expect(faultsOf(given)).toEqual(expected));

  test('is not notice, backdating or blackout where an administrator files it', () => {
    const type = { min_notice_days: 30, max_backdate_days: 0, attachment: 'Required' as const };
    const blackouts = [{ name: 'Stocktaking', start_date: '2026-11-01', end_date: '2026-12-31' }];
    expect(faultsOf({ type, asked: on('2026-11-01'), more: { onBehalf: true, blackouts } })).toEqual({ documents: [fileRequired] });
    expect(Object.keys(faultsOf({ type, asked: on('2026-11-01'), more: { blackouts } }))).toEqual(['start_date', 'documents']);
  });
});

test.each([
  ['2026-08-20', null, 3, '2026-11-19'],
  ['2026-08-31', null, 3, '2026-11-29'],
  ['2026-08-20', '2026-10-01', 3, '2026-09-30'],
  ['2026-08-20', null, null, null],
])('probation of somebody who joined on %s, was confirmed on %s, with %s months ends on %s', (joined, confirmed_at, probation_months, last) =>
  expect(probationEnd({ joined: joined as CalendarDate, confirmed_at: confirmed_at as CalendarDate | null, probation_months })).toBe(last),
);
