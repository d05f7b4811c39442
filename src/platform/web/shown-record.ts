/** The name of the record that a detail page shows, for the level of it in the breadcrumb. One page is shown at a time. */
import { useEffect, useSyncExternalStore } from 'react';

let shown: string | null = null;
const listeners = new Set<() => void>();

function put(name: string | null): void {
  shown = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Called by the page of a detail. @param name null while it is not known. */
export function useShownRecord(name: string | null): void {
  useEffect(() => {
    put(name);
    return () => put(null);
  }, [name]);
}

/** The same where a page is drawn ahead: no record is shown there. */
const nameNow = () => shown;

/** What the breadcrumb says in the place of "View"; null: nothing is known. */
export const useShownName = (): string | null => useSyncExternalStore(subscribe, nameNow, nameNow);
