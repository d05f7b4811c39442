/**
 * What waits to be sent, in this browser: calls with their files, in the order in which they were made. IndexedDB holds them
 * across pages and days; whoever shows them hears of changes, in other tabs too. Nothing here is encrypted.
 */
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { ApiError } from '../call/api-error.ts';
import type { Values } from '../call/request.ts';
import { deviceStore } from '../call/device-store.ts';
import { remember } from '../local-state.ts';

export interface Refusal {
  readonly words: string;
  readonly errors: ApiError['errors'];
}

export interface UnsentCall {
  /** Counts up: the order. */
  readonly id: number;
  readonly person: number;
  readonly company: number;
  /** What makes and shows it, such as `claim`. */
  readonly kind: string;
  readonly method: Endpoint['method'];
  readonly path: string;
  /** Its input, the company and files among it. */
  readonly values: Values;
  /** The field of its input that takes the time at which it is sent, by the clock of the device: `offline.sent_at`. */
  readonly sentAt?: string | undefined;
  /** What it is called, in the language of the person. */
  readonly wording: string;
  /** Epoch milliseconds. */
  readonly made_at: number;
  /** `sending`: a page sends it now, or was closed while it did. `tried`: it was on its way, and nobody knows whether it arrived. `open`: somebody changes it. `refused`: it did not go through. */
  readonly state: 'sending' | 'waiting' | 'tried' | 'open' | 'refused';
  readonly refusal: Refusal | null;
  /** Of one that the server failed at: how often, and from when on it is sent again by itself, in epoch milliseconds. */
  readonly fault?: { readonly times: number; readonly again_at: number } | undefined;
}
export type NewUnsent = Omit<UnsentCall, 'id'>;

const calls = deviceStore('mesra', 'unsent', { keyPath: 'id', autoIncrement: true });

async function write<T>(change: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const result = await calls.write(change);
  changes.notify();
  return result;
}

/** A word that all tabs hear, through the storage that they share. */
function word(key: 'unsent_changed_at' | 'unsent_answered_at') {
  const listeners = new Set<() => void>();
  const hear = () => listeners.forEach((listener) => listener());
  if (typeof window !== 'undefined') window.addEventListener('storage', (event) => event.key?.endsWith(key) && hear());
  const notify = () => {
    hear();
    remember(key, Date.now());
  };
  const listen = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { notify, listen };
}

/** What waits changed. */
const changes = word('unsent_changed_at');
export const onUnsent = changes.listen;
/** Something was answered: what was read before may be older. */
export const answers = word('unsent_answered_at');

/** All of a person, oldest first. A browser that keeps nothing has none. */
export async function unsentOf(person: number): Promise<UnsentCall[]> {
  if (typeof indexedDB === 'undefined') return [];
  const all = await calls.read<UnsentCall[]>((store) => store.getAll()).catch(() => []);
  return all.filter((call) => call.person === person);
}

export const addUnsent = async (call: NewUnsent): Promise<UnsentCall> => ({ ...call, id: Number(await write((store) => store.add(call))) });
export const changeUnsent = async (call: UnsentCall): Promise<void> => {
  await write((store) => store.put(call));
};
export const dropUnsent = async (id: number): Promise<void> => {
  await write((store) => store.delete(id));
};
