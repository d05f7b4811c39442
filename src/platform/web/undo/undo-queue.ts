/**
 * Decisions that can still be taken back: each is sent when its time is over, or at once when the page is hidden or
 * closed or the session ends. While one is on its way nobody can send it again or take it back; one that did not reach
 * the server is held anew, so that none is lost.
 */
import { useSyncExternalStore } from 'react';

export const UNDO_MS = 10_000;

export interface Decision {
  /** What it is about, `<type> <id>`; a record has at most one decision that waits. */
  readonly keys: readonly string[];
  /** `Approved LV-2026-000001`, in the language of the person. */
  readonly wording: string;
  /** Key of the action, for whoever shows the record meanwhile. */
  readonly action?: string | undefined;
  /**
   * Sends it and tells what was refused. false: it did not reach the server.
   * @param leaving the page goes away: send with keepalive and wait for nothing after the answer.
   */
  readonly send: (leaving: boolean) => Promise<boolean>;
}

export interface Deferred extends Decision {
  readonly id: number;
  /** On its way: too late to take it back. */
  readonly sending: boolean;
}

interface Entry {
  held: Deferred;
  timer: ReturnType<typeof setTimeout> | undefined;
  sent: Promise<void> | undefined;
}

const entries = new Map<number, Entry>();
const listeners = new Set<() => void>();
let shown: readonly Deferred[] = [];
let nextId = 1;

function changed(): void {
  shown = [...entries.values()].map(({ held: deferred }) => deferred);
  // A phone may never tell that a hidden page was closed.
  const listen = entries.size > 0 ? 'addEventListener' : 'removeEventListener';
  document[listen]('visibilitychange', onHidden);
  window[listen]('pagehide', onLeave);
  for (const listener of listeners) listener();
}

const onHidden = () => document.visibilityState === 'hidden' && void sendDeferred();
const onLeave = () => void sendDeferred();

function release(entry: Entry): void {
  clearTimeout(entry.timer);
  entries.delete(entry.held.id);
  changed();
}

function wait(entry: Entry): void {
  entry.held = { ...entry.held, sending: false };
  entry.sent = undefined;
  entry.timer = setTimeout(() => void sendNow(entry, false), UNDO_MS);
  changed();
}

function sendNow(entry: Entry, leaving: boolean): Promise<void> {
  clearTimeout(entry.timer);
  entry.sent ??= deliver(entry, leaving);
  return entry.sent;
}

async function deliver(entry: Entry, leaving: boolean): Promise<void> {
  entry.held = { ...entry.held, sending: true };
  changed();
  let arrived = true;
  try {
    arrived = await entry.held.send(leaving);
  } finally {
    // Dropped meanwhile: the session is over.
    if (entries.has(entry.held.id)) {
      if (arrived) release(entry);
      else wait(entry);
    }
  }
}

/** Holds a decision for ten seconds. Answers false, and does nothing, when one of its records has a decision already. */
export function deferDecision(decision: Decision): boolean {
  const taken = new Set(shown.flatMap(({ keys }) => keys));
  if (decision.keys.some((key) => taken.has(key))) return false;
  const entry: Entry = { held: { ...decision, id: nextId++, sending: false }, timer: undefined, sent: undefined };
  entries.set(entry.held.id, entry);
  wait(entry);
  return true;
}

/** Takes a decision back, the newest one when none is named. Answers which, if it was still held. */
export function undoDecision(id = shown.findLast(({ sending }) => !sending)?.id): Deferred | undefined {
  const entry = id === undefined ? undefined : entries.get(id);
  if (!entry || entry.held.sending) return undefined;
  release(entry);
  return entry.held;
}

/** Sends everything that is held; done when all of it, and what was on its way, is answered. */
export async function sendDeferred(): Promise<void> {
  await Promise.allSettled([...entries.values()].map((entry) => sendNow(entry, true)));
}

/** The session is over: nothing may be sent in the name of whoever comes next. Answers what remains unsent. */
export function dropDeferred(): readonly Deferred[] {
  const unsent = shown.filter(({ sending }) => !sending);
  for (const { timer } of entries.values()) clearTimeout(timer);
  if (entries.size > 0) {
    entries.clear();
    changed();
  }
  return unsent;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is held, oldest first. */
export const deferredDecisions = () => shown;
export const useDeferred = () => useSyncExternalStore(subscribe, deferredDecisions);

/** What is held of a record, by its key. */
export function useDeferredOf(): (key: string) => Deferred | undefined {
  const deferred = useDeferred();
  return (key) => deferred.find(({ keys }) => keys.includes(key));
}
