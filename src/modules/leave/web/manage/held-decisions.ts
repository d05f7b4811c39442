/** Leaves among the decisions of the portal that can still be taken back, wherever they were made. */
import * as queue from '#platform/web/undo-queue.ts';
import type { LeaveStatus } from '../../contract/leave.workflow.ts';

export interface HeldDecision {
  /** Of the leave. */
  readonly id: number;
  readonly number: string;
  readonly decision: 'review' | 'approve' | 'reject';
  readonly status: LeaveStatus;
  readonly remark: string;
  /** The company it belongs to, whatever is selected when it is sent. */
  readonly company_id: number | null;
}

/** Sends; false: it did not reach the server. */
export type Send = (held: HeldDecision, leaving: boolean) => Promise<boolean>;

export interface HeldLeave {
  readonly id: number;
}

const TYPE = 'leave ';
const leavesIn = (held: queue.Held): HeldLeave[] => held.keys.filter((key) => key.startsWith(TYPE)).map((key) => ({ id: Number(key.slice(TYPE.length)) }));

/** Holds a decision for ten seconds. A leave that has one already keeps it. @param says `Approved: LV-2026-000001` */
export function holdDecision(held: HeldDecision, says: string, send: Send): void {
  queue.holdDecision({ keys: [`${TYPE}${held.id}`], action: held.decision, says, send: (leaving) => send(held, leaving) });
}

/** Takes a decision back; without an id the last one. Answers which leave, if it was still held. */
export function undoDecision(id?: number): HeldLeave | undefined {
  const about = queue.heldDecisions().find((held) => leavesIn(held).some((leave) => leave.id === id));
  if (id !== undefined && !about) return undefined;
  const undone = queue.undoDecision(about?.id);
  return undone && leavesIn(undone)[0];
}

/** What is held, oldest first. */
export const useHeld = (): readonly HeldLeave[] => queue.useHeld().flatMap(leavesIn);
