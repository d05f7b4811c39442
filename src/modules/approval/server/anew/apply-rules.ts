/** Puts what waits to the rules as they are today, by sets: a fixed number of statements for any number of records. */
import { canonicalText } from '#platform/server/audit/redact.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { appendWorkflowLogs } from '#platform/server/workflow/workflow-log.store.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { adminsWhoEach } from '#modules/identity/server/public.ts';
import { MOST_ANEW, type AppliedRules } from '../../contract/rule-trial.schema.ts';
import { askManyAnew } from './anew.store.ts';
import { levelsFrom, type People } from '../approvers.ts';
import { awayToday, openMoves, rightTo } from '../deciders.ts';
import { notifyWaiting } from './notify-waiting.ts';
import { requestsOf, type NewRequest, type RequestState } from '../request.store.ts';
import { ruleChooser, type ChosenRule } from '../rule.store.ts';
import { firstOf, hashOf } from '../start-approval.ts';
import type { Facts, Subject, VersionedRecord } from '../subject.ts';

/** By record: a request that is asked anew has another number. */
const openAfter = preparedText<{ id: number }>(
  'approval.open-after',
  `select subject_id as id from approval_requests where company_id = $1 and subject_type = $2 and closed_at is null and subject_id > $3
   order by subject_id limit ${MOST_ANEW + 1}`,
);

/** How the records of a subject are read for it, each in a fixed number of statements. */
export interface RuledRecords<R> {
  /** Locks those that the actor sees. */
  readonly lockAll: (ctx: Ctx, ids: readonly number[]) => Promise<readonly R[]>;
  readonly factsOf: (ctx: Ctx, records: readonly R[]) => Promise<(record: R) => Facts>;
  /** Tells whoever looks at them to load again. */
  readonly notifyChanged: (ctx: Ctx) => Promise<void>;
}

interface Anew<R> {
  readonly record: R;
  readonly request: RequestState;
  readonly facts: Facts;
  readonly rule: ChosenRule | null;
}

/**
 * A request whose levels would be others is asked anew, and what was approved of it counts no more. A part at a time, in the order of
 * the records. Whoever decides now hears once, of how many. @param after the record that the call before ended with
 */
export async function applyRules<R extends VersionedRecord>(ctx: Ctx, subject: Subject<R, never>, read: RuledRecords<R>, after: number): Promise<AppliedRules> {
  const type = subject.workflow.subject;
  const found = await openAfter(ctx.client, [ctx.companyId, type, after]);
  const part = found.slice(0, MOST_ANEW).map(({ id }) => id);
  const next = found.length > MOST_ANEW ? (part.at(-1) ?? null) : null;
  if (part.length === 0) return { asked_anew: 0, unchanged: 0, skipped: 0, next };
  await subject.lockPeople?.(ctx, part);
  const records = await read.lockAll(ctx, part);
  const factsOf = await read.factsOf(ctx, records);
  const requests = await requestsOf(ctx, type, part);
  const choose = await ruleChooser(ctx, type);
  const anew = records.flatMap((record): Anew<R>[] => {
    const request = requests.get(record.id);
    if (!request?.open) return [];
    const facts = factsOf(record);
    const rule = choose(facts);
    return canonicalText(firstOf(rule, facts, null).levels) === canonicalText(request.levels) ? [] : [{ record, request, facts, rule }];
  });
  if (anew.length > 0) {
    await read.notifyChanged(ctx);
    await askAnew(ctx, subject, anew);
  }
  return { asked_anew: anew.length, unchanged: records.length - anew.length, skipped: part.length - records.length, next };
}

async function askAnew<R extends VersionedRecord>(ctx: Ctx, subject: Subject<R, never>, anew: readonly Anew<R>[]): Promise<void> {
  const type = subject.workflow.subject;
  const rules = await subject.rules(ctx);
  const employees = await getEmployees(seeingAll(ctx), [...new Set(anew.map(({ record }) => record.employee_id))]);
  const loginOf = new Map(employees.map(({ id, user_id }) => [id, user_id]));
  const ableTo = (actions: readonly string[]) => adminsWhoEach(ctx, ctx.companyId, rightTo(subject, actions), employees);
  const finishers = await ableTo([rules.finish]);
  const peopleOf = ({ employee_id }: R): People => ({ able: new Set(finishers.get(employee_id)), applicant: loginOf.get(employee_id) ?? null });
  const asked = anew.map(({ record, request, facts, rule }): NewRequest => ({
    ...firstOf(rule, facts, rule && levelsFrom(rule.levels, facts.measure).length > 0 ? peopleOf(record) : null),
    subject_type: type,
    subject_id: record.id,
    employee_id: record.employee_id,
    status: record.status,
    // Kept, for four eyes.
    last_by: request.last_by,
    facts_hash: hashOf(facts),
    group: facts.group,
  }));
  await askManyAnew(ctx, type, asked);
  await appendWorkflowLogs(
    ctx,
    type,
    anew.map(({ record, request }) => ({ id: record.id, action: 'reconsider', from: request.status, to: record.status, payload: { level: request.level } })),
  );
  const away = await awayToday(ctx, [
    ...new Set(asked.flatMap(({ turns }) => turns.flatMap(({ user_id, substitute_id }) => (substitute_id === null ? [] : user_id)))),
  ]);
  const unnamed = new Map<string, ReadonlyMap<number, readonly number[]>>();
  for (const { turns, status } of asked) if (turns.length === 0 && !unnamed.has(status)) unnamed.set(status, await ableTo(openMoves(rules, status)));
  const waiting = new Map<number, number>();
  for (const { turns, status, employee_id, last_by } of asked) {
    const named = turns.flatMap(({ user_id, substitute_id }) => (substitute_id !== null && away.has(user_id) ? [user_id, substitute_id] : [user_id]));
    const deciders = turns.length > 0 ? named : (unnamed.get(status)?.get(employee_id) ?? []);
    for (const user of new Set(deciders))
      if (user !== loginOf.get(employee_id) && !(rules.four_eyes && user === last_by)) waiting.set(user, (waiting.get(user) ?? 0) + 1);
  }
  for (const [user, n] of waiting) await notifyWaiting(ctx, subject, user, n);
}
