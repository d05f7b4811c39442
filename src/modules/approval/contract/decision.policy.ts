/**
 * Who may decide what, beyond the table of moves and the actions of a page. Pure: asked by the server for every decision,
 * shown by the web; what the inbox finds in SQL is held equal to it.
 */
import { mayMove, type Move, type Workflow } from '#platform/contract/workflow/workflow.ts';
import type { ApprovalAction } from './approval.schema.ts';

/** Whoever is about to decide. */
export interface Decider {
  readonly userId: number;
  /** The own profile in this company; null: none. */
  readonly employeeId: number | null;
  readonly owner: boolean;
  /** Actions held on the page of the subject. */
  readonly may: (needs: string) => boolean;
}

export interface Approver {
  readonly user_id: number;
  /** May decide too while the other is away. */
  readonly substitute_id: number | null;
  /** On leave today. */
  readonly away: boolean;
}

/** A record under decision. */
export interface Undecided {
  readonly status: string;
  readonly employee_id: number;
  /** Of the level that is open; empty: whoever holds the action. */
  readonly turns: readonly Approver[];
  /** Who moved it last. */
  readonly last_by: number | null;
  /** Level that is asked now, and how many there are. */
  readonly level: number;
  readonly levels: number;
}

/** A way forward that stands open. */
export interface EntryState {
  readonly action: string;
  readonly from: readonly (string | null)[];
  /** Only where people are named (true), only where nobody is (false). */
  readonly named?: boolean;
}

export interface DecisionRules {
  readonly entryStates: readonly EntryState[];
  /** The action that goes level by level. */
  readonly finish: string;
  /** Who moved it last does not finish it. */
  readonly four_eyes: boolean;
}

export type Refusal = 'own' | 'turn' | 'first' | 'same';

type AnyWorkflow = Workflow<string, string>;

/** Every forward move of a table, from wherever it may be taken. */
export const entryStatesOf = ({ moves }: AnyWorkflow): EntryState[] =>
  Object.entries(moves).flatMap(([action, { from, inbox }]) => (inbox === 'forward' ? [{ action, from }] : []));

/** The doors of a table with a review before the approval: a chain of named approvers takes the place of the review. */
export function reviewedEntryStates(workflow: AnyWorkflow, review_required: boolean): EntryState[] {
  const [review, approve] = entryStatesOf(workflow) as [EntryState, EntryState];
  return [
    { ...review, named: false },
    { ...approve, named: true },
    { ...approve, named: false, ...(review_required && { from: ['Reviewed'] }) },
  ];
}

/** Decisions of a table that somebody may take: the way that goes furthest is the usual one and stands first, ways back are last. */
export function decisionsIn({ moves }: AnyWorkflow, may: (action: string) => boolean): ApprovalAction[] {
  const actionsTo = (way: Move<string>['inbox']) =>
    Object.entries(moves).flatMap(([key, { inbox, label, done, danger, remark }]) =>
      inbox === way && may(key) ? [{ key, label, done: done ?? label, danger: danger === true, remark: remark === true }] : [],
    );
  return [...actionsTo('forward').toReversed(), ...actionsTo('back')];
}

/** Named for the level, or in the place of somebody who is away. */
export const isAsked = ({ userId }: Pick<Decider, 'userId'>, { turns: approvers }: Pick<Undecided, 'turns'>): boolean =>
  approvers.some(({ user_id, substitute_id, away }) => user_id === userId || (away && substitute_id === userId));

/** An owner who is not asked steps in. */
export const stepsIn = (decider: Decider, undecided: Undecided): boolean => decider.owner && undecided.turns.length > 0 && !isAsked(decider, undecided);

/** Why this person may not take a decision that the table and their rights allow; null: they may. The owner has nobody above. */
export function refusalOf({ moves }: AnyWorkflow, rules: DecisionRules, action: string, decider: Decider, undecided: Undecided): Refusal | null {
  const { owner, userId, employeeId } = decider;
  const { status, employee_id, turns: approvers, last_by } = undecided;
  const named = approvers.length > 0;
  if (!owner && employeeId === employee_id) return 'own';
  if (named && !owner && !isAsked(decider, undecided)) return 'turn';
  const isOpen = (entryState: EntryState) => entryState.action === action && entryState.from.includes(status) && (entryState.named ?? named) === named;
  if (moves[action]?.inbox === 'forward' && !rules.entryStates.some(isOpen)) return named ? 'turn' : 'first';
  return action === rules.finish && rules.four_eyes && !owner && last_by === userId ? 'same' : null;
}

/** May they, now? The table, their rights, the turn and four eyes together. */
export const mayDecide = (workflow: AnyWorkflow, rules: DecisionRules, action: string, decider: Decider, undecided: Undecided): boolean =>
  decider.may((workflow.moves[action] as Move<string>).needs) &&
  mayMove(workflow, action, undecided.status) &&
  refusalOf(workflow, rules, action, decider, undecided) === null;

/** An owner's approval that stands for the levels that are left too. */
export const mayDecideForAll = (workflow: AnyWorkflow, rules: DecisionRules, decider: Decider, undecided: Undecided): boolean =>
  stepsIn(decider, undecided) && undecided.level < undecided.levels && mayDecide(workflow, rules, rules.finish, decider, undecided);

/** Is it waited for? Whoever can only send it back is not, nor is an owner who may step in. */
export const isAwaited = (workflow: AnyWorkflow, rules: DecisionRules, decider: Decider, undecided: Undecided): boolean =>
  (undecided.turns.length === 0 || isAsked(decider, undecided)) &&
  rules.entryStates.some(({ action }) => mayDecide(workflow, rules, action, decider, undecided));
