/** The one function that moves states. What it allows stands in the workflow's table; every move is logged. */
import { changed, invalid } from '#platform/contract/errors.ts';
import { mayMove, type Workflow } from '#platform/contract/workflow/workflow.ts';
import type { Ctx } from '../context.ts';
import { notFromHere, WORKFLOW_MESSAGES } from './workflow.messages.ts';
import { appendWorkflowLog } from './workflow-log.store.ts';

/** `actor: null`: the system moves the record (a job). */
export type MoveContext = Pick<Ctx, 'client' | 'companyId'> & { readonly actor: { readonly userId: number; readonly name: string } | null };

export interface RecordMove<State extends string, Action extends string> {
  readonly workflow: Workflow<State, Action>;
  readonly action: Action;
  readonly subjectId: number;
  /** The status that the record has now, read `for update` in this transaction; null: it is being created. */
  readonly current: State | null;
  /** The status that the client saw; absent: not asked. */
  readonly seen?: string | null | undefined;
  readonly remark?: string | null | undefined;
  /** Further facts for the timeline; no secrets. */
  readonly payload?: Readonly<Record<string, unknown>>;
}

/**
 * Checks the move against the table, logs it and answers the new status (null: the record goes away); the
 * caller writes it. Rights are the endpoint's demand, not judged here.
 * @throws 409 when the record is no longer in the status that the client saw; 422 when the table does not allow
 * the move from here, or the remark it requires is missing.
 */
export async function moveRecord<S extends string, A extends string>(ctx: MoveContext, move: RecordMove<S, A>): Promise<S | null> {
  const { workflow, action, current, seen, subjectId, payload } = move;
  if (seen !== undefined && seen !== null && seen !== current) throw changed();
  if (!mayMove(workflow, action, current)) throw refusal(current);
  const remark = move.remark?.trim() || null;
  const { to, remark: remarkNeeded } = workflow.moves[action];
  if (remark === null ? remarkNeeded : remark.length > 500 || (remarkNeeded && remark.length < 3)) throw invalid('remark', WORKFLOW_MESSAGES.remark);
  await appendWorkflowLog(ctx, {
    subject: { type: workflow.subject, id: subjectId },
    action,
    from: current,
    to,
    remark,
    payload: payload ?? null,
    user: ctx.actor,
  });
  return to;
}

const refusal = (current: string | null) => invalid('base', current === null ? WORKFLOW_MESSAGES.notNew : notFromHere(current));
