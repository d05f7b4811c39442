/** Tries a rule before it decides anything, and puts what stands open to the rules as they are now. */
import { eachWhole } from '#platform/server/each-whole.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { userNames } from '#modules/identity/server/public.ts';
import type { ApprovalLevel } from '../contract/approval-rule.schema.ts';
import { MOST_ANEW, type AppliedRules, type TriedRule } from '../contract/rule-trial.schema.ts';
import type { Conditions } from './approval.tables.ts';
import { peopleFor } from './deciders.ts';
import { chooseRule } from './rule.store.ts';
import { askAnew } from './start-approval.ts';
import { conditionsOf, type Facts, type Subject, type SubjectRecord, type VersionedRecord } from './subject.ts';
import { levelsFrom, approversOf } from './approvers.ts';

/** A rule as it stands in a form. */
export interface DraftRule {
  /** Null: it is new. */
  readonly id: number | null;
  readonly name: string;
  readonly conditions: Conditions;
  readonly at_least: number;
  readonly levels: readonly ApprovalLevel[];
}

type Rank = Pick<DraftRule, 'id' | 'conditions' | 'at_least'>;

const fits = ({ conditions, at_least }: Rank, facts: Facts) => {
  const has = conditionsOf(facts);
  return at_least <= facts.measure && Object.entries(conditions).every(([key, value]) => has[key] === value);
};

/** The order of `chooseRule`; a new one is younger than all. */
const goesBefore = (draft: Rank, stored: Rank) => {
  const order = (of: Rank) => [-Object.keys(of.conditions).length, -of.at_least, of.id ?? Infinity] as const;
  const [mine, theirs] = [order(draft), order(stored)];
  const at = mine.findIndex((value, index) => value !== theirs[index]);
  return at < 0 || (mine[at] as number) < (theirs[at] as number);
};

/** Who would decide a record of an employee, were the rule saved as it stands in the form. */
export async function tryRule<R extends VersionedRecord>(
  ctx: Ctx,
  subject: Subject<R, never>,
  record: Pick<SubjectRecord, 'employee_id'>,
  facts: Facts,
  draft: DraftRule,
): Promise<TriedRule> {
  const stored = await chooseRule(ctx, subject.workflow.subject, facts, draft.id);
  const chosen = fits(draft, facts) && (!stored || goesBefore(draft, stored)) ? draft : stored;
  const people = await peopleFor(ctx, subject, { ...record, id: 0, status: '' }, await subject.rules(ctx));
  const levels = chosen ? levelsFrom(chosen.levels, facts.measure).map((level) => approversOf(level, people)) : [];
  const holders = levels.flat().length === 0 ? [...people.able].filter((user) => user !== people.applicant) : [];
  const names = await userNames(ctx, [
    ...holders,
    ...levels.flat().flatMap(({ user_id, substitute_id }) => (substitute_id === null ? user_id : [user_id, substitute_id])),
  ]);
  const nameOf = (id: number) => names.get(id) ?? '';
  return {
    rule: chosen && { name: chosen.name, tried: chosen === draft },
    levels: levels.map((approvers, at) => ({
      level: at + 1,
      asked: approvers.map(({ user_id, substitute_id }) => ({
        id: user_id,
        name: nameOf(user_id),
        substitute: substitute_id === null ? null : nameOf(substitute_id),
      })),
    })),
    holders: holders.map((id) => ({ id, name: nameOf(id) })),
  };
}

/** By record: a request that is asked anew has another number. */
const openAfter = preparedText<{ id: number }>(
  'approval.open-after',
  `select subject_id as id from approval_requests where company_id = $1 and subject_type = $2 and closed_at is null and subject_id > $3
   order by subject_id limit ${MOST_ANEW + 1}`,
);

/**
 * Puts what waits to the rules as they are today: a request whose levels would be others is asked anew, and what was approved of it
 * counts no more. A part at a time, in the order of the records. @param after the record that the call before ended with
 */
export async function applyRules<R extends VersionedRecord>(
  ctx: Ctx,
  subject: Subject<R, never>,
  factsOf: (record: R) => Promise<Facts>,
  after: number,
): Promise<AppliedRules> {
  const found = await openAfter(ctx.client, [ctx.companyId, subject.workflow.subject, after]);
  const part = found.slice(0, MOST_ANEW);
  let anew = 0;
  await subject.lockPeople?.(
    ctx,
    part.map(({ id }) => id),
  );
  const outcomes = await eachWhole(ctx, part, async ({ id }) => {
    const record = await subject.lock(ctx, id);
    if (await askAnew(ctx, subject, record, await factsOf(record))) anew += 1;
  });
  const skipped = outcomes.filter(({ message }) => message !== null).length;
  return { asked_anew: anew, unchanged: part.length - anew - skipped, skipped, next: found.length > MOST_ANEW ? (part.at(-1)?.id ?? null) : null };
}
