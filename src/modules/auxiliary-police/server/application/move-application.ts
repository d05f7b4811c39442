/** An application on its way: forwarded, returned, approved with its effect, rejected, cancelled. */
import { calendarDate, formatDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { AppError, changed, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { toInstant } from '#platform/contract/dates.ts';
import { savepoint } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import type * as calls from '../../contract/application/application.endpoints.ts';
import { APPLICATION_ERRORS, APPLICATION_MESSAGES } from '../../contract/application/application.messages.ts';
import { applicationWorkflow, type ApplicationMove, type ApplicationStatus } from '../../contract/application/application.workflow.ts';
import { valuesOf } from '../../contract/application/form-fields.ts';
import { evaluateRules } from '../../contract/application/rules/evaluate-rules.ts';
import { namedCourse } from '../course/course.store.ts';
import { lockOfficer } from '../officer/officer.store.ts';
import { unitOf } from '../officer/strength.store.ts';
import { today } from '../officer/read-officers.ts';
import { unitChanged } from '../unit-changed.ts';
import { requireOnType, type ApplicationAction } from './application-rights.ts';
import { lockApplication, updateApplicationRecord } from './application.store.ts';
import type { ApplicationRecord } from './application.tables.ts';
import { requireDocuments, requiredDocuments } from './documents.ts';
import { effectOf } from './effects.ts';
import { notifyApplication } from './notify-application.ts';
import { knownCategory, parseFields } from './read-form.ts';
import { factsOf } from './rule-facts.ts';
import { dueAfter } from './take-effects.ts';
import { requireRules } from '../require-rules.ts';
import { answer, auditApplication } from '../save-application.ts';

interface Seen {
  readonly id: number;
  readonly updated_at?: string;
}
type Written = OutputOf<typeof calls.processApplication>;

/** Locked, of a type that the viewer may act on, as it was seen. */
async function lockedFor(ctx: Ctx, { id, updated_at }: Seen, move: ApplicationMove): Promise<ApplicationRecord> {
  const before = await lockApplication(ctx, id);
  requireOnType(ctx, before.type, applicationWorkflow.moves[move].needs as ApplicationAction);
  if (updated_at !== undefined && before.updated_at !== updated_at) throw changed();
  return before;
}

async function moved(
  ctx: Ctx,
  before: ApplicationRecord,
  action: ApplicationMove,
  change: Partial<ApplicationRecord>,
  remark: string | null = null,
): Promise<ApplicationRecord> {
  const status = await moveRecord(ctx, { workflow: applicationWorkflow, action, subjectId: before.id, current: before.status, remark });
  const after = await updateApplicationRecord(ctx, before.id, { ...change, status: status as ApplicationStatus });
  await auditApplication(ctx, action, before, after);
  await notifyApplication(ctx, after, action);
  return after;
}

const reply = (ctx: Ctx, after: ApplicationRecord, move: Exclude<ApplicationMove, 'draft' | 'submit'>): Written => ({
  success: true,
  message: say(APPLICATION_MESSAGES[move], ctx.locale, { number: after.number }),
  data: answer(after),
});

interface Letter {
  readonly forward_ref: string;
  readonly forwarded_at: string;
}

/** @param ticked keys that were ticked; null: with one letter, where nothing is ticked one by one */
async function forward(ctx: Ctx, seen: Seen, { forward_ref, forwarded_at }: Letter, ticked: readonly string[] | null): Promise<ApplicationRecord> {
  const before = await lockedFor(ctx, seen, 'process');
  const category = knownCategory(before.type, before.category);
  if (forwarded_at > today(ctx)) throw invalid('forwarded_at', APPLICATION_ERRORS.inFuture);
  if (before.submitted_at !== null && forwarded_at < before.submitted_at)
    throw invalid('forwarded_at', APPLICATION_ERRORS.forwardedBefore, { date: formatDate(before.submitted_at) });
  const course = await namedCourse(ctx, before.payload);
  const required = requiredDocuments(category, before.payload, course);
  await requireDocuments(ctx, before.id, required);
  const unticked = ticked === null ? [] : required.filter(({ key }) => !ticked.includes(key));
  if (unticked.length > 0) throw invalid('ticked', APPLICATION_ERRORS.tickAll, { names: unticked.map(({ label }) => say(label, ctx.locale)).join(', ') });
  requireRules(ctx, evaluateRules(await factsOf(ctx, { ...before, course }, 'forward')));
  return moved(ctx, before, 'process', { forward_ref, forwarded_at, ticked: [...(ticked ?? required.map(({ key }) => key))] });
}

export async function processApplication(
  ctx: Ctx,
  { ticked, forward_ref, forwarded_at, ...seen }: ParsedInput<typeof calls.processApplication>,
): Promise<Written> {
  return reply(ctx, await forward(ctx, seen, { forward_ref, forwarded_at }, ticked), 'process');
}

/** Each on its own: what keeps one back does not keep the others. */
export async function processApplications(
  ctx: Ctx,
  { ids, ...letter }: ParsedInput<typeof calls.processApplications>,
): Promise<OutputOf<typeof calls.processApplications>> {
  const data: OutputOf<typeof calls.processApplications>['data'] = [];
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    try {
      await savepoint(ctx, () => forward(ctx, { id }, letter, null));
      data.push({ id, ok: true, message: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { message, errors } = error.body(ctx.locale);
      data.push({ id, ok: false, message: errors ? Object.values(errors).flat().join(' ') : message });
    }
  }
  return { data };
}

export async function approveApplication(
  ctx: Ctx,
  { decision_ref, decision_date, decision: given, ...seen }: ParsedInput<typeof calls.approveApplication>,
): Promise<OutputOf<typeof calls.approveApplication>> {
  const before = await lockedFor(ctx, seen, 'approve');
  const category = knownCategory(before.type, before.category);
  if (decision_date > today(ctx)) throw invalid('decision_date', APPLICATION_ERRORS.inFuture);
  if (before.forwarded_at !== null && decision_date < before.forwarded_at)
    throw invalid('decision_date', APPLICATION_ERRORS.decidedBefore, { date: formatDate(before.forwarded_at) });
  const decision = parseFields(category.decision, given, 'decision', false);
  // Who appoints at the same time waits here, so that the strength is counted after them.
  await unitOf(ctx, true);
  const officer = before.officer_id === null ? null : await lockOfficer(ctx, before.officer_id);
  const verdicts = evaluateRules(await factsOf(ctx, before, 'approve', decision, calendarDate(decision_date)));
  // A retry or a second approval ends at the workflow before anything is made.
  if (before.status === 'Processing') requireRules(ctx, verdicts);
  const status = await moveRecord(ctx, { workflow: applicationWorkflow, action: 'approve', subjectId: before.id, current: before.status });
  const effect_due = dueAfter(before.payload, today(ctx));
  const effect = effect_due === null ? await effectOf(before.type, before.category)(ctx, { application: before, decision, decision_date, officer }) : null;
  const after = await updateApplicationRecord(ctx, before.id, {
    status: status as ApplicationStatus,
    decision: valuesOf(category.decision, decision),
    decision_ref,
    decision_date,
    effect,
    effect_due,
    closed_at: toInstant(ctx.clock.now()),
    ...(typeof effect?.['officer_id'] === 'number' && { officer_id: effect['officer_id'] }),
  });
  await auditApplication(ctx, 'approve', before, after);
  await notifyApplication(ctx, after, 'approve');
  await unitChanged(ctx);
  return reply(ctx, after, 'approve');
}

type Closing = ParsedInput<typeof calls.rejectApplication>;
const closing =
  (move: 'reject' | 'return' | 'cancel') =>
  async (ctx: Ctx, { remark, ...seen }: Closing): Promise<Written> => {
    const before = await lockedFor(ctx, seen, move);
    const ends = move === 'return' ? { submitted_at: null } : { closed_at: toInstant(ctx.clock.now()) };
    return reply(ctx, await moved(ctx, before, move, { ...ends, remark }, remark), move);
  };
export const rejectApplication = closing('reject');
export const returnApplication = closing('return');
export const cancelApplication = closing('cancel');
