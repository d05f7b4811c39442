/**
 * Decisions that can still be taken back: each is sent when its time is over, or at once when the page is left. One that
 * was sent is no longer held, so that none is sent twice; one that did not reach the server is held again.
 */
import { useSyncExternalStore } from 'react';
import type { LeaveStatus } from '../../contract/leave.workflow.ts';

export const UNDO_MS = 10_000;

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

interface Entry {
  readonly held: HeldDecision;
  readonly send: Send;
  readonly timer: ReturnType<typeof setTimeout>;
}

const entries = new Map<number, Entry>();
const listeners = new Set<() => void>();
let shown: readonly HeldDecision[] = [];

function changed(): void {
  shown = [...entries.values()].map(({ held }) => held);
  for (const listener of listeners) listener();
}

function release(id: number): Entry | undefined {
  const entry = entries.get(id);
  if (!entry) return undefined;
  clearTimeout(entry.timer);
  entries.delete(id);
  changed();
  return entry;
}

async function sendNow(id: number, leaving: boolean): Promise<void> {
  const entry = release(id);
  if (entry && !(await entry.send(entry.held, leaving))) holdDecision(entry.held, entry.send);
}

/** Holds a decision for ten seconds. A leave that has one already keeps it. */
export function holdDecision(held: HeldDecision, send: Send): void {
  if (entries.has(held.id)) return;
  entries.set(held.id, { held, send, timer: setTimeout(() => void sendNow(held.id, false), UNDO_MS) });
  changed();
}

/** Takes a decision back; without an id the last one. Answers which, if it was still held. */
export function undoDecision(id = [...entries.keys()].at(-1)): HeldDecision | undefined {
  return id === undefined ? undefined : release(id)?.held;
}

/** Sends everything that is held: the page is being left. */
export function sendHeld(): void {
  for (const id of entries.keys()) void sendNow(id, true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is held, oldest first. */
export const useHeld = () => useSyncExternalStore(subscribe, () => shown);
