/** The one path of a decision, for the record's own page, the inbox and many at once. */
import { changed, forbidden, invalid } from '#platform/contract/errors.ts';
import { mayMove, type Move } from '#platform/contract/workflow/workflow.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { userNames } from '#modules/identity/server/public.ts';
import { APPROVAL_MESSAGES, REFUSALS } from '../contract/approval.messages.ts';
import { refusalOf, stepsIn, type DecisionRules, type Undecided } from '../contract/decision.policy.ts';
import { awayToday, decidersOf, peopleFor } from './deciders.ts';
import { closeRequest, moveRequest, openRequest, type RequestState } from './request.store.ts';
import { deciderOf, type Subject, type SubjectRecord, type VersionedRecord } from './subject.ts';
import { nextLevel, type OpenLevel } from './approvers.ts';

export interface Decision<Given = unknown> {
  readonly id: number;
  readonly action: string;
  /** The status that the caller saw; absent: not asked. */
  readonly status?: string | undefined;
  /** The version of the record that the caller saw; absent: not asked. */
  readonly version?: string | undefined;
  readonly remark: string | null;
  readonly given?: Given;
}

/** A record as the policy judges it. */
export const undecidedOf = ({ status, employee_id }: SubjectRecord, request: RequestState | null | undefined): Undecided => ({
  status,
  employee_id,
  turns: request?.open ? request.turns : [],
  last_by: request?.last_by ?? null,
  level: request?.level ?? 1,
  levels: request?.levels?.length ?? 1,
});

/**
 * Decides one record, whole or not at all.
 * @throws 403 without the right; 404; 409 when it moved, or was changed, since it was seen; 422 on another's turn, and on what the subject refuses
 */
export async function decide<R extends VersionedRecord, Given>(ctx: Ctx, subject: Subject<R, Given>, decision: Decision<Given>): Promise<R> {
  const move: Move<string> | undefined = subject.workflow.moves[decision.action];
  if (!move?.inbox) throw invalid('action', APPROVAL_MESSAGES.unknownAction);
  if (!deciderOf(ctx, subject).may(move.needs)) throw forbidden();
  const record = await subject.lock(ctx, decision.id);
  // Asked before whose turn it is: somebody else's decision is the better reason than 'not your turn'.
  if (decision.status !== undefined && decision.status !== record.status) throw changed();
  requireSeenVersion(record, decision.version);
  const request = await openRequest(ctx, subject.workflow.subject, record.id);
  return take(ctx, subject, record, request, undecidedOf(record, request), await subject.rules(ctx), decision);
}

/** For whoever put a record to a decision a moment ago and may decide it: putting it there stands for the review. */
export async function decideFiled<R extends VersionedRecord, Given>(ctx: Ctx, subject: Subject<R, Given>, record: R): Promise<R> {
  const [request, { finish, ...rules }] = [await openRequest(ctx, subject.workflow.subject, record.id), await subject.rules(ctx)];
  if (!deciderOf(ctx, subject).may((subject.workflow.moves[finish] as Move<string>).needs)) throw forbidden();
  const reviewed = { ...undecidedOf(record, request), last_by: ctx.actor.userId };
  const open = { ...rules, finish, entryStates: [{ action: finish, from: [record.status] }] };
  return take(ctx, subject, record, request, reviewed, open, { id: record.id, action: finish, remark: null });
}

interface Step {
  readonly action: string;
  /** Who is asked next; null: nobody by name. */
  readonly next: OpenLevel | null;
}

async function take<R extends VersionedRecord, Given>(
  ctx: Ctx,
  subject: Subject<R, Given>,
  record: R,
  request: RequestState | null,
  undecided: Undecided,
  rules: DecisionRules,
  { action, remark, given }: Decision<Given>,
): Promise<R> {
  const { workflow } = subject;
  // From where the table knows no such move, it says so itself below.
  const refusal = mayMove(workflow, action, record.status) ? refusalOf(workflow, rules, action, deciderOf(ctx, subject), undecided) : null;
  if (refusal !== null) throw invalid('base', subject.refusals?.[refusal] ?? REFUSALS[refusal]);
  const { next, ...step } = await stepOf(ctx, subject, record, request, undecided, rules, action);
  const payload = await insteadOf(ctx, undecided);
  const to = await moveRecord(ctx, { workflow, action: step.action, subjectId: record.id, current: record.status, remark, ...(payload && { payload }) });
  if (to === null) throw new Error(`${workflow.subject} goes away by ${step.action}`);
  const after = await subject.moved(ctx, record, { action: step.action, to, remark, given });
  const by = ctx.actor.userId;
  const isOpen = next !== null || (workflow.moves[action]?.inbox === 'forward' && action !== rules.finish);
  const approver = { level: next?.level ?? undecided.level, turns: next?.turns ?? [] };
  if (isOpen && request) await moveRequest(ctx, request.id, { ...approver, status: after.status, by });
  else await closeRequest(ctx, workflow.subject, record.id, after.status);
  const announced = (of: R, level: number) => ({ status: of.status, level, ...subject.audited?.(of) });
  await audit(ctx, {
    action: `${workflow.subject}.${step.action}`,
    subject_type: workflow.subject,
    subject_id: record.id,
    before: announced(record, undecided.level),
    after: { ...announced(after, approver.level), remark },
  });
  const deciders = isOpen ? await decidersOf(ctx, subject, after, rules, { turns: approver.turns, by }) : [];
  await subject.notify(ctx, after, { action: step.action, deciders });
  return after;
}

/** The last level finishes, an earlier one hands on; an owner who is not asked decides for all that are left. */
async function stepOf(
  ctx: Ctx,
  subject: Subject,
  record: SubjectRecord,
  request: RequestState | null,
  undecided: Undecided,
  rules: DecisionRules,
  action: string,
): Promise<Step> {
  if (action !== rules.finish) return { action, next: null };
  if (stepsIn(deciderOf(ctx, subject), undecided)) return { action: subject.override ?? action, next: null };
  const levels = request?.levels ?? [];
  if (subject.pass === undefined || undecided.level >= levels.length) return { action, next: null };
  const by = ctx.actor.userId;
  const away = await awayToday(
    ctx,
    levels.flatMap(({ approvers }) => approvers.flatMap(({ user_id, substitute_id }) => (substitute_id === by ? user_id : []))),
  );
  const people = await peopleFor(ctx, subject, record, rules);
  const next = nextLevel(levels, undecided.level + 1, people, { by, four_eyes: rules.four_eyes, away });
  return next === null ? { action, next } : { action: subject.pass, next };
}

/** For the timeline: in whose place a substitute decides. */
async function insteadOf(ctx: Ctx, { turns: asked }: Undecided): Promise<{ for: string } | null> {
  const me = ctx.actor.userId;
  if (asked.some(({ user_id }) => user_id === me)) return null;
  const absent = asked.find(({ substitute_id, away }) => away && substitute_id === me);
  return absent ? { for: (await userNames(ctx, [absent.user_id])).get(absent.user_id) ?? '' } : null;
}
