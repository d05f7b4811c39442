/** Whose turn a level is. Pure. */
import type { ApprovalLevel } from '../contract/approval-rule.schema.ts';
import { isAsked, type Approver } from '../contract/decision.policy.ts';

/** Without the day: who is away is asked when it matters. */
export type NamedApprover = Omit<Approver, 'away'>;

export interface People {
  /** Who may decide about the employee at all, today. */
  readonly able: ReadonlySet<number>;
  /** Nobody decides over their own. */
  readonly applicant: number | null;
}

/** The levels of a rule that a record reaches. */
export const levelsFrom = (levels: readonly ApprovalLevel[], measure: number): ApprovalLevel[] => levels.filter(({ at_least }) => at_least <= measure);

/**
 * The people of a level who can decide: each approver, with their substitute beside them; the substitute alone where the
 * approver cannot, as when they apply themselves.
 */
export function approversOf({ approvers }: ApprovalLevel, { able, applicant }: People): NamedApprover[] {
  const can = (user: number | null): user is number => user !== null && able.has(user) && user !== applicant;
  const asked = approvers.flatMap(({ user_id, substitute_id }): NamedApprover | [] => {
    if (can(user_id)) return { user_id, substitute_id: can(substitute_id) && substitute_id !== user_id ? substitute_id : null };
    return can(substitute_id) ? { user_id: substitute_id, substitute_id: null } : [];
  });
  return [...new Map(asked.toReversed().map((approver) => [approver.user_id, approver])).values()].toReversed();
}

export interface OpenLevel {
  readonly level: number;
  readonly turns: readonly NamedApprover[];
}

export interface Before {
  /** Who has just approved. */
  readonly by: number;
  /** Another person than they finishes it. */
  readonly four_eyes: boolean;
  /** Who is on leave today. */
  readonly away: ReadonlySet<number>;
}

/**
 * The next level that has somebody to ask; null: none. A level without anybody left is passed over. Whoever has just
 * approved is not asked again by the levels that follow, unless four eyes want another person: then a level of theirs alone
 * goes to whoever else holds the right.
 * @param first level to look at, from 1
 */
export function nextLevel(levels: readonly ApprovalLevel[], first: number, people: People, before: Before | null = null): OpenLevel | null {
  let wantsAnother = false;
  for (let level = first; level <= levels.length; level++) {
    const asked = approversOf(levels[level - 1] as ApprovalLevel, people);
    if (asked.length === 0) continue;
    if (before?.four_eyes && asked.every(({ user_id }) => user_id === before.by)) wantsAnother = true;
    else if (before?.four_eyes || !hasAnswered(asked, before)) return { level, turns: asked };
  }
  return wantsAnother ? { level: levels.length, turns: [] } : null;
}

const hasAnswered = (asked: readonly NamedApprover[], before: Before | null): boolean =>
  before !== null && isAsked({ userId: before.by }, { turns: asked.map((approver) => ({ ...approver, away: before.away.has(approver.user_id) })) });
