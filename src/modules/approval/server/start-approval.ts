/** Puts a record to a decision, once it stands, and takes it back from one. */
import { createHash } from 'node:crypto';
import { canonicalText } from '#platform/server/audit/redact.ts';
import type { Ctx } from '#platform/server/context.ts';
import { appendWorkflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { REMIND_DAYS } from '../contract/approval-rule.schema.ts';
import type { DecisionRules } from '../contract/decision.policy.ts';
import { decidersOf, peopleFor } from './deciders.ts';
import { closeRequest, insertRequest, openRequest, type RequestState } from './request.store.ts';
import { chooseRule, type ChosenRule } from './rule.store.ts';
import { conditionsOf, type Facts, type Subject, type SubjectRecord, type VersionedRecord } from './subject.ts';
import { levelsFrom, nextLevel, type People } from './approvers.ts';

export const hashOf = (facts: Facts) =>
  createHash('sha256')
    .update(canonicalText([conditionsOf(facts), facts.measure, facts.rest ?? null]))
    .digest('base64url');

/** The levels that a record reaches by the rule that fits it, and whose turn it is first. @param people who may be asked; needed where the rule has levels for it */
export function firstOf(rule: ChosenRule | null, facts: Facts, people: People | null) {
  const levels = rule ? levelsFrom(rule.levels, facts.measure) : [];
  const open = levels.length > 0 && people ? nextLevel(levels, 1, people) : null;
  return {
    levels: levels.length > 0 ? levels : null,
    // Nobody of the rule is left: whoever holds the right decides, and for all levels.
    level: open?.level ?? Math.max(1, levels.length),
    turns: open?.turns ?? [],
    remind_days: rule?.remind_days ?? REMIND_DAYS,
    escalate_days: rule?.escalate_days ?? null,
  };
}

async function firstApprover(ctx: Ctx, subject: Subject, record: VersionedRecord, facts: Facts, rules: DecisionRules) {
  const rule = await chooseRule(ctx, subject.workflow.subject, facts);
  const reaches = rule !== null && levelsFrom(rule.levels, facts.measure).length > 0;
  return firstOf(rule, facts, reaches ? await peopleFor(ctx, subject, record, rules) : null);
}

type First = Awaited<ReturnType<typeof firstApprover>>;

/** @param last_by who moved it last, for four eyes: kept when it is asked anew */
const ask = (ctx: Ctx, subject: Subject, { id: subject_id, employee_id, status }: VersionedRecord, facts: Facts, first: First, last_by: number | null) =>
  insertRequest(ctx, {
    ...first,
    subject_type: subject.workflow.subject,
    subject_id,
    employee_id,
    status,
    last_by,
    facts_hash: hashOf(facts),
    group: facts.group,
  });

/** Chooses the rule and asks its first level. Told is nobody yet. */
export async function startApproval(ctx: Ctx, subject: Subject, record: VersionedRecord, facts: Facts): Promise<void> {
  await ask(ctx, subject, record, facts, await firstApprover(ctx, subject, record, facts, await subject.rules(ctx)), null);
}

/** Tells those who can decide it now that it waits for them. */
export async function askDeciders(ctx: Ctx, subject: Subject, record: VersionedRecord): Promise<void> {
  const request = await openRequest(ctx, subject.workflow.subject, record.id);
  if (!request) return;
  const deciders = await decidersOf(ctx, subject, record, await subject.rules(ctx), { turns: request.turns, by: request.last_by });
  await subject.notify(ctx, record, { action: 'ask', deciders });
}

/**
 * After an edit of a record that waits: where what the decision rests on has changed, the rule is chosen anew, earlier approvals count no more
 * and the first level is asked. Else nothing happens.
 */
export async function reconsider(ctx: Ctx, subject: Subject, record: VersionedRecord, facts: Facts): Promise<boolean> {
  const request = await openRequest(ctx, subject.workflow.subject, record.id);
  if (!request || request.facts_hash === hashOf(facts)) return false;
  await startAnew(ctx, subject, record, request, facts, await firstApprover(ctx, subject, record, facts, await subject.rules(ctx)));
  return true;
}

async function startAnew(ctx: Ctx, subject: Subject, record: VersionedRecord, request: RequestState, facts: Facts, first: First): Promise<void> {
  const type = subject.workflow.subject;
  await closeRequest(ctx, type, record.id, record.status);
  await ask(ctx, subject, record, facts, first, request.last_by);
  await appendWorkflowLog(ctx, {
    subject: { type, id: record.id },
    action: 'reconsider',
    from: request.status,
    to: record.status,
    remark: null,
    payload: { level: request.level },
    user: ctx.actor,
  });
  await askDeciders(ctx, subject, record);
}

/** Withdrawn or cancelled where it stands: nothing waits any more. */
export const endApproval = (ctx: Ctx, subject: Subject, { id, status }: Omit<SubjectRecord, 'employee_id'>): Promise<void> =>
  closeRequest(ctx, subject.workflow.subject, id, status);
