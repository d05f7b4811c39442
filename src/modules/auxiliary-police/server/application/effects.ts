/** What an approval makes, one function for each category; it runs inside the transaction of the approval, once. */
import { calendarDate } from '#platform/contract/dates.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import { renewedUntil } from '../../contract/application/rules/service-end.ts';
import { APPLICATION_ERRORS } from '../../contract/application/application.messages.ts';
import type { OfficerSource } from '../../contract/officer/officer.schema.ts';
import { invalid } from '#platform/contract/errors.ts';
import { COURSE_ERRORS } from '../../contract/course/course.messages.ts';
import { dispose, issue, purchase, renewLicences, writeOff } from './asset-effects.ts';
import { recallFrom } from '../armoury/asset.store.ts';
import { cancelCards, issueCard, returnCard } from '../card/issue-card.ts';
import { countTaken, findCourse, insertParticipants } from '../course/course.store.ts';
import { recordRankChange } from '../officer/officer-history.store.ts';
import { insertOfficer, updateOfficerRecord } from '../officer/officer.store.ts';
import type { OfficerRecord } from '../unit.tables.ts';
import type { Approved, Effect } from '../effect.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const optional = (value: unknown) => (typeof value === 'string' ? value : null);
const number = (value: unknown) => Number(value);

const APPOINTED = {
  asm_officers_service_key: ['decision.service_no', APPLICATION_ERRORS.serviceTaken],
  asm_officers_employee_key: ['employee_id', APPLICATION_ERRORS.employeeUnknown],
} as const;

const appoint: Effect = async (ctx, { application, decision }) => {
  const { payload, sensitive } = application;
  const officer = await guardUnique(APPOINTED, () =>
    insertOfficer(ctx, {
      employee_id: number(application.employee_id),
      service_no: text(decision['service_no']),
      rank_id: number(decision['rank_id']),
      rank_since: text(decision['appointed_at']),
      source: payload['source'] as OfficerSource,
      appointed_at: text(decision['appointed_at']),
      appointment_expiry: text(decision['appointment_expiry']),
      appointment_letter_no: text(decision['letter_no']),
      oath_date: optional(decision['oath_date']),
      station: text(payload['station']),
      authority_area: text(payload['authority_area']),
      height_cm: number(payload['height_cm']),
      weight_kg: number(payload['weight_kg']),
      consent_on: application.submitted_at,
      vetting_status: 'Cleared',
      vetting_date: optional(sensitive['vetting_date']),
      vetting_ref: optional(sensitive['vetting_ref']),
      medical_date: optional(sensitive['medical_date']),
      medical_fit: sensitive['medical_fit'] === true,
    }),
  );
  await recordRankChange(ctx, {
    officer_id: officer.id,
    to_rank_id: officer.rank_id,
    type: 'Appointment',
    effective_date: officer.appointed_at,
    letter_no: officer.appointment_letter_no,
    application_id: application.id,
  });
  return { officer_id: officer.id, service_no: officer.service_no };
};

/** Changes the officer and keeps what stood before. */
const changing =
  (change: (approved: Approved & { readonly officer: OfficerRecord }) => Partial<OfficerRecord>): Effect =>
  async (ctx, approved) => {
    const { officer } = approved;
    if (!officer) throw new Error(`${approved.application.number} names no officer`);
    const changed = change({ ...approved, officer });
    await updateOfficerRecord(ctx, officer.id, changed);
    const plain = Object.keys(changed).filter((key) => !key.startsWith('medical') && key !== 'consent_on');
    return Object.fromEntries(plain.map((key) => [key, { before: Reflect.get(officer, key), after: Reflect.get(changed, key) }]));
  };

const renew = changing(({ application: { payload, sensitive, submitted_at }, decision, decision_date, officer }) => ({
  appointment_expiry: renewedUntil(calendarDate(officer.appointment_expiry), calendarDate(decision_date), number(payload['years'])),
  appointment_letter_no: text(decision['letter_no']),
  consent_on: submitted_at,
  medical_date: optional(sensitive['medical_date']),
  medical_fit: sensitive['medical_fit'] === true,
}));
const transfer = changing(({ application: { payload } }) => ({ station: text(payload['station']), authority_area: text(payload['authority_area']) }));
const terminated = changing(({ application: { payload } }) => ({
  status: 'Inactive',
  status_from: text(payload['effective_date']),
  status_reason: text(payload['reason']),
}));

const terminate: Effect = async (ctx, approved) => {
  const facts = await terminated(ctx, approved);
  const { officer, application } = approved;
  if (officer) await cancelCards(ctx, officer.id, text(application.payload['reason']));
  // Where the end was approved ahead, something may have been given out since.
  if (officer) await recallFrom(ctx, officer.id, text(application.payload['effective_date']));
  return facts;
};

/** @param moves an acting officer keeps the present rank */
const rankChange =
  (type: 'Promotion' | 'Acting' | 'Confirmation' | 'Demotion', moves = true): Effect =>
  async (ctx, { application: { id, payload }, decision, officer }) => {
    if (!officer) throw new Error('A change of rank names an officer');
    const [to_rank_id, effective_date] = [number(payload['to_rank_id']), text(payload['effective_date'])];
    await recordRankChange(ctx, {
      officer_id: officer.id,
      from_rank_id: officer.rank_id,
      to_rank_id,
      type,
      effective_date,
      letter_no: optional(decision['letter_no']),
      application_id: id,
    });
    if (moves) await updateOfficerRecord(ctx, officer.id, { rank_id: to_rank_id, rank_since: effective_date });
    return { officer_id: officer.id, from_rank_id: officer.rank_id, to_rank_id };
  };

/** The places are counted again behind the lock of the course: the last one is given once. */
const enrol: Effect = async (ctx, { application: { id, payload } }) => {
  const course = await findCourse(ctx, number(payload['course_id']), true);
  if (!course) throw invalid('payload.course_id', COURSE_ERRORS.unknown);
  const employees = [...new Set(payload['employee_ids'] as number[])];
  const free = course.capacity - ((await countTaken(ctx, [course.id])).get(course.id) ?? 0);
  if (employees.length > free) throw invalid('payload.employee_ids', COURSE_ERRORS.noRoom, { wanted: employees.length, free });
  await insertParticipants(ctx, course.id, employees, id);
  return { course_id: course.id, employee_ids: employees };
};

const EFFECTS: Readonly<Record<string, Effect>> = {
  'Officer New Appointment': appoint,
  'Officer Renewal': renew,
  'Officer Transfer Area': transfer,
  'Officer Termination': terminate,
  'Card New': (ctx, approved) => issueCard(ctx, approved, null),
  'Card Renewal': (ctx, approved) => issueCard(ctx, approved, 'Expired'),
  'Card Replacement (Lost)': (ctx, approved) => issueCard(ctx, approved, 'Lost'),
  'Card Replacement (Damaged)': (ctx, approved) => issueCard(ctx, approved, 'Cancelled'),
  'Card Return': returnCard,
  'Course Enrolment': enrol,
  'Asset Purchase': purchase,
  'Asset Issue': issue,
  'Asset Licence Renewal': renewLicences,
  'Asset Disposal': dispose,
  'Asset Loss Report': writeOff,
  'Rank Promotion': rankChange('Promotion'),
  'Rank Acting': rankChange('Acting', false),
  'Rank Confirmation': rankChange('Confirmation'),
  'Rank Demotion': rankChange('Demotion'),
};

/** @throws Error for a category that has no effect: a mistake of the program */
export function effectOf(type: string, category: string): Effect {
  const effect = EFFECTS[`${type} ${category}`];
  if (!effect) throw new Error(`No effect for ${type} ${category}`);
  return effect;
}
