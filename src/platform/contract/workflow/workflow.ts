/**
 * A workflow is a table: which action leads from which states to which state, and which page action
 * it demands. Buttons, guards and tests read the table; one function moves states.
 */
import type { Text } from '../messages.ts';

export interface Move<State extends string> {
  /** States from which the action may be taken. `null`: the record does not exist yet. */
  readonly from: readonly (State | null)[];
  /** Where it leads; null: the record goes away. */
  readonly to: State | null;
  /** The page action it demands (permission catalogue), or 'self'. */
  readonly needs: string;
  readonly label: Text;
  /** Said of a record after it: 'Approved'. Absent: its label. */
  readonly done?: Text;
  /** Takes something away from whom it concerns. */
  readonly danger?: true;
  /** A remark of 3 to 500 characters is required. */
  readonly remark?: boolean;
  /** A decision: offered in the inbox, taken by whose turn it is. What waits for nobody but a way back does not wait. */
  readonly inbox?: 'forward' | 'back';
}

export interface Workflow<State extends string, Action extends string> {
  readonly subject: string;
  readonly states: readonly State[];
  readonly moves: Readonly<Record<Action, Move<State>>>;
}

export function defineWorkflow<const State extends string, const Action extends string>(workflow: Workflow<State, Action>): Workflow<State, Action> {
  return workflow;
}

/** May this action be taken from this state? Says nothing about rights. */
export function mayMove<S extends string, A extends string>(workflow: Workflow<S, A>, action: A, from: S | null): boolean {
  return workflow.moves[action].from.includes(from);
}

/** The actions that the table allows from a state. */
export function movesFrom<S extends string, A extends string>(workflow: Workflow<S, A>, from: S | null): A[] {
  return (Object.keys(workflow.moves) as A[]).filter((action) => mayMove(workflow, action, from));
}
