/** Tries a rule before it decides anything. */
import type { Ctx } from '#platform/server/context.ts';
import { userNames } from '#modules/identity/server/public.ts';
import type { ApprovalLevel } from '../contract/approval-rule.schema.ts';
import type { TriedRule } from '../contract/rule-trial.schema.ts';
import type { Conditions } from './approval.tables.ts';
import { peopleFor } from './deciders.ts';
import { chooseRule, fitsRule } from './rule.store.ts';
import type { Facts, Subject, SubjectRecord, VersionedRecord } from './subject.ts';
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
  const chosen = fitsRule(draft, facts) && (!stored || goesBefore(draft, stored)) ? draft : stored;
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
