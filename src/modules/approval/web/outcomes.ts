/** What became of the last decision about several requests, for as long as the inbox shows it. */
import { useSyncExternalStore } from 'react';
import { openPopup } from '#platform/web/ui/feedback/feedback.ts';
import { isInboxOpen } from './inbox-address.ts';

export interface Outcome {
  readonly key: string;
  /** Number and person. */
  readonly name: string;
  /** Why it was refused; null: done. */
  readonly refusal: string | null;
}

let shown: readonly Outcome[] = [];
const listeners = new Set<() => void>();

function show(outcomes: readonly Outcome[]): void {
  shown = outcomes;
  for (const listener of listeners) listener();
}

/** A single refusal, or one that nobody would see, is told as a popup. */
export function tellOutcomes(outcomes: readonly Outcome[]): void {
  const refused = outcomes.filter(({ refusal }) => refusal !== null);
  if (outcomes.length > 1 && isInboxOpen()) return show(outcomes);
  if (refused.length > 0) openPopup({ kind: 'error', message: refused.map(({ name, refusal }) => `${name}: ${refusal}`).join('\n'), closesAfter: null });
}

export const dismissOutcomes = () => show([]);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOutcomes = () => useSyncExternalStore(subscribe, () => shown);
