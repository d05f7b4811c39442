/**
 * What a guard did on this phone, in the order in which it was done, until the server has it: IndexedDB holds it across pages, days and guards.
 * Each entry carries the session under which it was made, so that it counts for its guard whoever has signed in meanwhile.
 */
import { deviceStore } from '#platform/web/call/device-store.ts';
import type { Scan } from '../../contract/round/scan-places.ts';

export interface Entry {
  /** Counts up: the order. */
  readonly id: number;
  readonly session: string;
  /** The call that takes it, after `api/devices/patrol/`. Of `events` many go at once. */
  readonly path: string;
  /** The input of the call without the session, named by its `client_ref`; of `events` one event. */
  readonly body: Readonly<Record<string, unknown>> & { readonly client_ref: string };
  /** A picture that goes with it, as `image` in base64. */
  readonly picture: Blob | null;
  /** What it is called in the list of what waits. */
  readonly label: string;
  /** Milliseconds, by the clock of the server. */
  readonly made_at: number;
  /** Of a scan: as the rules of rounds take it. */
  readonly scan: Scan | null;
  /** `open`: its place or its answers are missing. `sent`: the server has it, and has not told it back yet. `refused`: it did not go through. */
  readonly state: 'open' | 'waiting' | 'sent' | 'refused';
  readonly reason: string | null;
  /** The server failed at it: it waits on, behind what has not failed, and is sent again by itself. */
  readonly failed?: Failed | undefined;
  /** No answer came when it was sent last. */
  readonly silent?: true | undefined;
}
export interface Failed {
  readonly times: number;
  /** Milliseconds, by the clock of the server. */
  readonly again_at: number;
}
export type NewEntry = Omit<Entry, 'id' | 'state' | 'reason' | 'failed' | 'silent'>;

const entries = deviceStore('mesra-patrol', 'entries', { keyPath: 'id', autoIncrement: true });

const listeners = new Set<() => void>();
export function onEntries(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function write<T>(change: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const result = await entries.write(change);
  listeners.forEach((listener) => listener());
  return result;
}

/** Oldest first. */
export const allEntries = (): Promise<Entry[]> => entries.read<Entry[]>((store) => store.getAll());
/** @throws where the browser keeps nothing */
export async function addEntry(entry: NewEntry, state: 'open' | 'waiting'): Promise<Entry> {
  const kept = { ...entry, state, reason: null };
  return { ...kept, id: Number(await write((store) => store.add(kept))) };
}
export const changeEntry = async (entry: Entry): Promise<void> => {
  await write((store) => store.put(entry));
};
export const dropEntry = async (id: number): Promise<void> => {
  await write((store) => store.delete(id));
};
