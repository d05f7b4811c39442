/** Applications of the demo: every type in every state, some of them old, each with what its category asks for. */
import sharp from 'sharp';
import { addDays, calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { insertFile } from '#platform/server/files/file.store.ts';
import { storeUpload } from '#platform/server/files/save-file.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import { renderPdf } from '#platform/server/documents/render-pdf.ts';
import { nextNumbers } from '#platform/server/numbers/next-number.ts';
import { appendWorkflowLogs, type LoggedMove } from '#platform/server/workflow/workflow-log.store.ts';
import { seedContext } from '#platform/server/access/acting-owner.ts';
import { categoryOf } from '../../contract/application/categories.ts';
import { COURSE_TYPE, isWanted } from '../../contract/application/form-fields.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import type { DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { asmApplications, type ApplicationRecord } from '../application/application.tables.ts';
import { portraitOf } from './portrait.ts';
import type { SeededArmoury } from './seed-armoury.ts';
import type { SeededUnit } from './seed-unit.ts';

type Row = typeof asmApplications.$inferInsert;
interface Planned {
  readonly type: ApplicationRecord['type'];
  readonly category: string;
  /** Place among the officers; null: one of the guards applies. */
  readonly officer: number | null;
  readonly status: ApplicationRecord['status'];
  /** Days since submission. */
  readonly days: number;
}

const PLAN: readonly Planned[] = [
  { type: 'Officer', category: 'New Appointment', officer: null, status: 'Pending', days: 6 },
  { type: 'Officer', category: 'New Appointment', officer: null, status: 'Processing', days: 41 },
  { type: 'Officer', category: 'New Appointment', officer: null, status: 'Draft', days: 0 },
  { type: 'Officer', category: 'New Appointment', officer: null, status: 'Rejected', days: 120 },
  { type: 'Officer', category: 'Renewal', officer: 3, status: 'Pending', days: 2 },
  { type: 'Officer', category: 'Renewal', officer: 8, status: 'Processing', days: 66 },
  { type: 'Officer', category: 'Renewal', officer: 0, status: 'Approved', days: 210 },
  { type: 'Officer', category: 'Transfer Area', officer: 5, status: 'Pending', days: 12 },
  { type: 'Officer', category: 'Transfer Area', officer: 2, status: 'Approved', days: 95 },
  { type: 'Officer', category: 'Transfer Area', officer: 9, status: 'Cancelled', days: 80 },
  { type: 'Officer', category: 'Termination', officer: 10, status: 'Draft', days: 0 },
  { type: 'Card', category: 'New', officer: 16, status: 'Pending', days: 5 },
  { type: 'Card', category: 'Replacement (Lost)', officer: 6, status: 'Pending', days: 9 },
  { type: 'Card', category: 'Renewal', officer: 3, status: 'Processing', days: 24 },
  { type: 'Card', category: 'New', officer: 17, status: 'Draft', days: 0 },
  { type: 'Card', category: 'Replacement (Damaged)', officer: 2, status: 'Rejected', days: 70 },
  { type: 'Card', category: 'Return', officer: 11, status: 'Cancelled', days: 40 },
  { type: 'Asset', category: 'Purchase', officer: null, status: 'Pending', days: 4 },
  { type: 'Asset', category: 'Issue', officer: 6, status: 'Pending', days: 1 },
  { type: 'Asset', category: 'Licence Renewal', officer: null, status: 'Processing', days: 20 },
  { type: 'Asset', category: 'Disposal', officer: null, status: 'Draft', days: 0 },
  { type: 'Asset', category: 'Loss Report', officer: null, status: 'Processing', days: 15 },
  { type: 'Asset', category: 'Purchase', officer: null, status: 'Rejected', days: 150 },
  { type: 'Course', category: 'Enrolment', officer: null, status: 'Pending', days: 3 },
  { type: 'Course', category: 'Enrolment', officer: null, status: 'Processing', days: 18 },
  { type: 'Course', category: 'Enrolment', officer: null, status: 'Draft', days: 0 },
  { type: 'Rank', category: 'Promotion', officer: 6, status: 'Pending', days: 4 },
  { type: 'Rank', category: 'Promotion', officer: 14, status: 'Processing', days: 33 },
  { type: 'Rank', category: 'Promotion', officer: 1, status: 'Approved', days: 160 },
  { type: 'Rank', category: 'Promotion', officer: 7, status: 'Rejected', days: 140 },
  { type: 'Rank', category: 'Acting', officer: 4, status: 'Pending', days: 8 },
  { type: 'Rank', category: 'Acting', officer: 11, status: 'Draft', days: 0 },
  { type: 'Rank', category: 'Demotion', officer: 12, status: 'Cancelled', days: 60 },
];

/** Enrolments of the demo are for live firing. */
const ENROLLED = { [COURSE_TYPE]: 'Shooting' };

const RECRUIT = {
  source: 'Civilian',
  height_cm: 171,
  weight_kg: 70,
  education: 'SPM',
  languages: 'Malay, English',
  station: 'Shah Alam',
  authority_area: 'Shah Alam and Klang',
  consent: true,
};

function assetForm(
  category: string,
  today: CalendarDate,
  { store, pistols, shotguns, rounds, batons }: SeededArmoury,
  holder: number | undefined,
): Pick<Row, 'payload'> {
  switch (category) {
    case 'Purchase':
      return {
        payload: {
          items: [
            { category: 'Ammunition', name: '9 mm rounds', calibre: '9 mm', quantity: 500, cost: 1500 },
            { category: 'Radio', name: 'Hand-held radio', quantity: 2, cost: 2400 },
            { category: 'Uniform', name: 'Range overalls', quantity: 10, cost: 900 },
          ],
          store_id: store,
          justification: 'For the live firing of the second half of the year',
        },
      };
    case 'Issue':
      return { payload: { asset_id: pistols[4], quantity: 1, purpose: 'Armed post at the main gate', due_back_at: addDays(today, 30) } };
    case 'Licence Renewal':
      return { payload: { asset_ids: shotguns } };
    case 'Disposal':
      return { payload: { asset_ids: batons.slice(2), method: 'Destroyed', reason: 'Bent and cannot be repaired' } };
    default:
      return {
        payload: {
          asset_id: rounds,
          quantity: 2,
          officer_id: holder,
          lost_on: addDays(today, -16),
          place: 'Port of Klang, gate 3',
          circumstances: 'The pouch was found open after the night duty; the ground was searched twice without result.',
          police_report_no: 'KLG/007312/26',
        },
      };
  }
}

function formOf(
  { type, category, days }: Planned,
  level: number,
  { ranks, courses, officers }: SeededUnit,
  today: CalendarDate,
  armoury: SeededArmoury,
): Pick<Row, 'payload' | 'sensitive'> {
  if (type === 'Asset') return assetForm(category, today, armoury, officers[2]?.id);
  if (type === 'Card') {
    const reason = { reason: 'The card cannot be used any more' };
    const report = category === 'Replacement (Lost)' ? { police_report_no: 'SHA/005120/26' } : {};
    return { payload: { kind: 'Authority Card', ...(category !== 'New' && category !== 'Renewal' && reason), ...report } };
  }
  const medical = { medical_date: addDays(today, -days - 20), medical_fit: true };
  switch (category) {
    case 'New Appointment':
      return {
        payload: RECRUIT,
        sensitive: {
          criminal: false,
          drug: false,
          ...medical,
          vetting_status: days > 30 ? 'Cleared' : 'Pending',
          ...(days > 30 && { vetting_date: addDays(today, -9), vetting_ref: 'KPN/TAP/811' }),
        },
      };
    case 'Renewal':
      return { payload: { performance: 84, years: 3, consent: true }, sensitive: medical };
    case 'Transfer Area':
      return { payload: { station: 'Klang', authority_area: 'Premises of the company in Klang', reason: 'The post in Klang needs one more officer' } };
    case 'Enrolment':
      return {
        payload: {
          course_id: courses.get('KT-2'),
          employee_ids: officers
            .filter((_officer, at) => at % 3 === (days > 10 ? 0 : 2))
            .flatMap(({ employee_id, status }) => (status === 'Active' ? [employee_id] : [])),
          justification: 'Their live firing of this year ends soon',
        },
      };
    case 'Termination':
      return { payload: { effective_date: addDays(today, 14), reason: 'Absent from duty without leave' } };
    default: {
      const to_rank_id = ranks.get(category === 'Demotion' ? Math.max(1, level - 1) : level + 1);
      return {
        payload: {
          to_rank_id,
          effective_date: addDays(today, -days + 7),
          appraisal: 86,
          record: 'None',
          recommendation: 'Reliable on duty and respected by the team',
        },
      };
    }
  }
}

type Filled = Pick<ApplicationRecord, 'type' | 'category' | 'payload'>;
const requiredOf = ({ type, category, payload }: Filled) =>
  (categoryOf(type, category)?.documents ?? []).filter((item) => !item.optional && isWanted(item, { ...payload, ...ENROLLED }));

/** What the police answered, and what the approval made, of one that is closed. */
function closing({ type, status, days, category }: Planned, today: CalendarDate, form: Pick<Row, 'payload'>, officer: number | null): Partial<Row> {
  const decided = addDays(today, -Math.max(days - 30, 1));
  const forwarded = {
    forward_ref: `PB/SA/${100 + Math.floor(days / 7)}`,
    forwarded_at: addDays(today, -days + 3),
    ticked: requiredOf({ type, category, payload: form.payload ?? {} }).map(({ key }) => key),
  };
  const closed = { closed_at: `${decided}T02:00:00Z` };
  switch (status) {
    case 'Processing':
      return forwarded;
    case 'Approved':
      return {
        ...forwarded,
        ...closed,
        decision_ref: `JPJKK/S/${300 + days}`,
        decision_date: decided,
        decision: category === 'Transfer Area' ? {} : { letter_no: `L/${days}` },
        effect: { officer_id: officer, before_the_demo: true, ...form.payload },
      };
    case 'Rejected':
      return { ...forwarded, ...closed, remark: 'The contingent has no place this year' };
    case 'Cancelled':
      return { ...closed, remark: 'Withdrawn by the officer' };
    default:
      return {};
  }
}

/** The way of each, as its timeline shows it. */
function movesOf({ id, status, submitted_at, forwarded_at, decision_date, closed_at, remark }: ApplicationRecord): LoggedMove[] {
  const at = (day: string | null) => (day === null ? {} : { at: `${day.slice(0, 10)}T02:00:00Z` });
  const moves: LoggedMove[] = [{ id, action: 'draft', from: null, to: 'Draft', ...at(submitted_at) }];
  if (submitted_at) moves.push({ id, action: 'submit', from: 'Draft', to: 'Pending', ...at(submitted_at) });
  if (forwarded_at) moves.push({ id, action: 'process', from: 'Pending', to: 'Processing', ...at(forwarded_at) });
  if (status === 'Approved') moves.push({ id, action: 'approve', from: 'Processing', to: status, ...at(decision_date) });
  if (status === 'Rejected') moves.push({ id, action: 'reject', from: 'Processing', to: status, remark, ...at(closed_at) });
  if (status === 'Cancelled') moves.push({ id, action: 'cancel', from: 'Pending', to: status, remark, ...at(closed_at) });
  return moves;
}

/** The required documents of what has been submitted: one page each that says what it stands for. */
async function putDocuments(
  { tx, files, now }: DemoStage,
  by: { readonly companyId: number; readonly userId: number },
  rows: readonly ApplicationRecord[],
): Promise<void> {
  const pages = new Map<string, Buffer>();
  for (const row of rows) {
    if (row.status !== 'Pending' && row.status !== 'Processing') continue;
    for (const { key, label, picture } of requiredOf(row)) {
      const page =
        pages.get(key + String(picture)) ??
        (picture
          ? await sharp(Buffer.from(portraitOf(0)))
              .jpeg()
              .toBuffer()
          : await renderPdf({ title: label.en, locale: 'en', createdAt: now, body: [{ kind: 'title', text: label.en, subtitle: 'Demonstration document' }] }));
      pages.set(key + String(picture), page);
      const stored = await storeUpload({ files, clock: fixedClock(now.toISOString()) }, page, `${key}.${picture ? 'jpg' : 'pdf'}`, by, { field: 'documents' });
      await insertFile(tx, { ...stored, field: `doc_${key}`, subject_type: 'asm_application', subject_id: row.id });
    }
  }
}

export async function seedApplications(
  stage: DemoStage,
  { company_id, officer: clerk, people }: DemoStaff,
  unit: SeededUnit,
  armoury: SeededArmoury,
): Promise<void> {
  const today = calendarDate(stage.today);
  const ctx = seedContext(stage.tx, { ...clerk, companyId: company_id }, fixedClock(stage.now.toISOString()));
  const numbers = await nextNumbers(ctx, 'asm_application', 'ASM', PLAN.length);
  const levels = new Map([...unit.ranks].map(([level, id]) => [id, level]));
  const guards = people.filter(({ position, record }) => position === 'Security Guard' && record.status === 'Active' && record.employee_type === 'Local');
  let recruits = 0;
  const rows = PLAN.flatMap((planned, at): Row[] => {
    const officer = planned.officer === null ? null : unit.officers[planned.officer];
    const person =
      planned.officer === null && (planned.type === 'Course' || planned.type === 'Asset') ? null : planned.officer === null ? guards[recruits++] : officer;
    if (person === undefined || officer === undefined) return [];
    const form = formOf(planned, levels.get(officer?.rank_id ?? 0) ?? 1, unit, today, armoury);
    return [
      {
        company_id,
        number: numbers[at] ?? '',
        type: planned.type,
        category: planned.category,
        employee_id: officer ? officer.employee_id : (person?.id ?? null),
        officer_id: officer?.id ?? null,
        contingent: 'IPK Selangor',
        status: planned.status,
        submitted_at: planned.status === 'Draft' ? null : addDays(today, -planned.days),
        ...form,
        ...closing(planned, today, form, officer?.id ?? null),
        created_by: clerk.userId,
        updated_by: clerk.userId,
      },
    ];
  });
  const saved = await stage.tx.db.insert(asmApplications).values(rows).returning();
  await appendWorkflowLogs(ctx, 'asm_application', saved.flatMap(movesOf));
  await putDocuments(stage, { companyId: company_id, userId: clerk.userId }, saved);
}
