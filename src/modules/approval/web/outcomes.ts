/** What became of the last decision about several requests, for as long as the inbox shows it. */
import { useSyncExternalStore } from 'react';
import { openPopup } from '#platform/web/feedback.ts';
import type { NamedResult } from '#platform/web/ui/list/bulk/result-list.tsx';
import { isInboxOpen } from './inbox-address.ts';

let shown: readonly NamedResult[] = [];
const listeners = new Set<() => void>();

function show(outcomes: readonly NamedResult[]): void {
  shown = outcomes;
  for (const listener of listeners) listener();
}

/** A single refusal, or one that nobody would see, is told as a popup. */
export function notifyOutcomes(outcomes: readonly NamedResult[]): void {
  const refused = outcomes.filter(({ ok }) => !ok);
  if (outcomes.length > 1 && isInboxOpen()) return show(outcomes);
  if (refused.length > 0) openPopup({ kind: 'error', message: refused.map(({ name, message }) => `${name}: ${message}`).join('\n'), closesAfter: null });
}

export const dismissOutcomes = () => show([]);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOutcomes = () => useSyncExternalStore(subscribe, () => shown);
