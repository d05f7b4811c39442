import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as queue from '#platform/web/undo-queue.ts';
import { holdDecision, undoDecision, type HeldDecision, type Send } from './held-decisions.ts';

const decision = (id: number): HeldDecision => ({ id, number: `LV-${id}`, decision: 'approve', status: 'Reviewed', remark: '', company_id: 7 });
let sent: [number, boolean][] = [];
const send: Send = async ({ id }, leaving) => {
  sent.push([id, leaving]);
  return true;
};
const hold = (id: number) => holdDecision(decision(id), `Approved: LV-${id}`, send);

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => {
  queue.dropHeld();
  vi.useRealTimers();
});

it('of a leave stands in the queue of the portal, and is sent when its time is over', async () => {
  hold(1);
  expect(queue.heldDecisions().map(({ says }) => says)).toEqual(['Approved: LV-1']);
  await vi.advanceTimersByTimeAsync(queue.UNDO_MS);
  expect(sent).toEqual([[1, false]]);
});

it('is taken back by its leave, or the newest one', async () => {
  for (const id of [1, 2, 3]) hold(id);
  expect([undoDecision(2)?.id, undoDecision(2), undoDecision()?.id]).toEqual([2, undefined, 3]);
  await queue.sendHeld();
  expect(sent).toEqual([[1, true]]);
});

it('of a leave that is decided in the approvals inbox already is not made a second time', async () => {
  queue.holdDecision({ keys: ['claim 1', 'leave 1'], says: 'Approved: 2 requests', send: async () => true });
  hold(1);
  await queue.sendHeld();
  expect(sent).toEqual([]);
});
