/** An application drafted, changed and submitted. */
import { changed, invalid } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/context.ts';
import { nextNumber } from '#platform/server/numbers/next-number.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import type * as calls from '../contract/application/application.endpoints.ts';
import { APPLICATION_ERRORS, APPLICATION_MESSAGES } from '../contract/application/application.messages.ts';
import { applicationWorkflow, type ApplicationStatus } from '../contract/application/application.workflow.ts';
import type { Category } from '../contract/application/form-fields.ts';
import { evaluateRules, subjectField } from '../contract/application/rules/evaluate-rules.ts';
import { namedCourse } from './course/course.store.ts';
import { seesCompliance } from './officer/compliance-right.ts';
import { findOfficer, findServing } from './officer/officer.store.ts';
import { unitOf } from './officer/strength.store.ts';
import { today } from './officer/read-officers.ts';
import { requireOnType } from './application/application-rights.ts';
import { insertApplication, lockApplication, updateApplicationRecord } from './application/application.store.ts';
import type { ApplicationRecord } from './application/application.tables.ts';
import { dropSensitive, requireDocuments, requiredDocuments, saveDocuments } from './application/documents.ts';
import { requireRules } from './require-rules.ts';
import { notifyApplication } from './application/notify-application.ts';
import { knownCategory, readForm } from './application/read-form.ts';
import { factsOf } from './application/rule-facts.ts';

export const SUBJECT = 'asm_application';
const OPEN = {
  asm_applications_open_officer: ['officer_id', APPLICATION_ERRORS.alreadyOpen],
  asm_applications_open_employee: ['employee_id', APPLICATION_ERRORS.alreadyOpen],
} as const;

/** What the audit log keeps: who, what and which state; no form, no vetting, no medical data. */
export const logged = ({ number, type, category, officer_id, employee_id, status, forward_ref, decision_ref, decision_date }: ApplicationRecord) => ({
  number,
  type,
  category,
  officer_id,
  employee_id,
  status,
  forward_ref,
  decision_ref,
  decision_date,
});
export const auditApplication = (ctx: Ctx, action: string, before: ApplicationRecord | null, after: ApplicationRecord) =>
  audit(ctx, { action: `${SUBJECT}.${action}`, subject_type: SUBJECT, subject_id: after.id, before: before && logged(before), after: logged(after) });

interface Whom {
  readonly employee_id: number | null;
  readonly officer_id: number | null;
}

interface Given {
  readonly employee_id?: number | null | undefined;
  readonly officer_id?: number | null | undefined;
}

/** The person whom an application of a category is about. @throws 422 */
async function whom(ctx: Ctx, { subject }: Category, given: Given): Promise<Whom> {
  if (subject === 'none') return { employee_id: null, officer_id: null };
  if (subject === 'officer') {
    const officer = given.officer_id ? await findOfficer(ctx, given.officer_id).catch(() => null) : null;
    if (!officer || officer.officer.status === 'Inactive') throw invalid('officer_id', APPLICATION_ERRORS.officerUnknown);
    return { officer_id: officer.officer.id, employee_id: officer.officer.employee_id };
  }
  const [person] = given.employee_id ? await getEmployees(ctx, [given.employee_id]) : [];
  if (!person || person.status !== 'Active' || (await findServing(ctx, person.id))) throw invalid('employee_id', APPLICATION_ERRORS.employeeUnknown);
  return { employee_id: person.id, officer_id: null };
}

export const answer = ({ id, number, status, updated_at }: ApplicationRecord) => ({ id, number, status, updated_at });

/** Documents and rules of what is submitted; the course that it names is looked up once. @throws 422 */
async function judge(ctx: Ctx, category: Category, application: ApplicationRecord): Promise<void> {
  const course = await namedCourse(ctx, application.payload);
  await requireDocuments(ctx, application.id, requiredDocuments(category, application.payload, course));
  requireRules(ctx, evaluateRules(await factsOf(ctx, { ...application, course }, 'submit')));
}

/**
 * Somebody else, whom a draft is about from now on; what it says of vetting and medical data of the former one goes,
 * unless it is written anew with the right to it.
 * @throws 422
 */
async function otherPerson(ctx: Ctx, category: Category, before: ApplicationRecord, given: Given): Promise<Partial<ApplicationRecord>> {
  const field = subjectField(category);
  const id = field && given[field];
  if (!field || !id || id === before[field]) return {};
  if (before.status !== 'Draft') throw invalid(field, APPLICATION_ERRORS.subjectStays);
  const person = await whom(ctx, category, given);
  if (seesCompliance(ctx)) return person;
  await dropSensitive(ctx, category, before.id);
  return { ...person, sensitive: {} };
}

/** From a draft to what waits for processing. */
async function submit(ctx: Ctx, category: Category, application: ApplicationRecord): Promise<ApplicationRecord> {
  await judge(ctx, category, { ...application, submitted_at: null });
  const status = await moveRecord(ctx, { workflow: applicationWorkflow, action: 'submit', subjectId: application.id, current: application.status });
  const after = await updateApplicationRecord(ctx, application.id, { status: status as ApplicationStatus, submitted_at: today(ctx), remark: null });
  await notifyApplication(ctx, after, 'submit');
  return after;
}

const saved = (ctx: Ctx, after: ApplicationRecord, wording: 'saved' | 'submitted') => ({
  success: true as const,
  message: say(APPLICATION_MESSAGES[wording], ctx.locale, { number: after.number }),
  data: answer(after),
});

export async function createApplication(ctx: Ctx, input: ParsedInput<typeof calls.createApplication>): Promise<OutputOf<typeof calls.createApplication>> {
  const category = knownCategory(input.type, input.category);
  requireOnType(ctx, input.type, 'Create');
  const person = await whom(ctx, category, input);
  const form = readForm(ctx, category, input.payload, {}, true);
  const number = await nextNumber(ctx, SUBJECT, 'ASM');
  const contingent = (await unitOf(ctx))?.contingent ?? null;
  const draft = await guardUnique(OPEN, () =>
    insertApplication(ctx, { number, type: input.type, category: category.key, ...person, ...form, contingent, status: 'Draft' }),
  );
  await moveRecord(ctx, { workflow: applicationWorkflow, action: 'draft', subjectId: draft.id, current: null });
  await auditApplication(ctx, 'created', null, draft);
  await notifyApplication(ctx, draft, 'draft');
  return saved(ctx, draft, 'saved');
}

/** What is still open, locked, as it was seen. @throws 404, 403, 409, 422 where it is closed */
async function openFor(ctx: Ctx, id: number, updated_at: string): Promise<ApplicationRecord> {
  const before = await lockApplication(ctx, id);
  requireOnType(ctx, before.type, 'Update');
  if (before.updated_at !== updated_at) throw changed();
  if (before.status !== 'Draft' && before.status !== 'Pending') throw invalid('base', APPLICATION_ERRORS.closed);
  return before;
}

/** What waits for processing stays complete. @throws 422 */
async function requireComplete(ctx: Ctx, category: Category, application: ApplicationRecord): Promise<void> {
  if (application.status === 'Draft') return;
  await judge(ctx, category, application);
}

export async function updateApplication(
  ctx: Ctx,
  { id, updated_at, payload, submit: submits, ...given }: ParsedInput<typeof calls.updateApplication>,
): Promise<OutputOf<typeof calls.updateApplication>> {
  const before = await openFor(ctx, id, updated_at);
  if (submits && before.status !== 'Draft') throw invalid('base', APPLICATION_ERRORS.onlyDrafts);
  if (submits) requireOnType(ctx, before.type, 'Create');
  const category = knownCategory(before.type, before.category);
  const person = await otherPerson(ctx, category, before, given);
  const form = readForm(ctx, category, payload, person.sensitive ?? before.sensitive, before.status === 'Draft' && !submits);
  const written = await guardUnique(OPEN, () => updateApplicationRecord(ctx, id, { ...form, ...person }));
  await requireComplete(ctx, category, written);
  const after = submits ? await submit(ctx, category, written) : written;
  if (!submits) await notifyApplication(ctx, after, 'draft');
  await auditApplication(ctx, 'updated', before, after);
  return saved(ctx, after, submits ? 'submitted' : 'saved');
}

export async function saveApplicationDocuments(
  ctx: Ctx,
  { id, updated_at, documents }: ParsedInput<typeof calls.saveApplicationDocuments>,
): Promise<OutputOf<typeof calls.saveApplicationDocuments>> {
  const before = await openFor(ctx, id, updated_at);
  const category = knownCategory(before.type, before.category);
  await saveDocuments(ctx, category, id, documents);
  await requireComplete(ctx, category, before);
  const after = await updateApplicationRecord(ctx, id, {});
  await audit(ctx, { action: `${SUBJECT}.documents`, subject_type: SUBJECT, subject_id: id, after: { documents: documents.map(({ key }) => key) } });
  await notifyApplication(ctx, after, 'draft');
  return saved(ctx, after, 'saved');
}
