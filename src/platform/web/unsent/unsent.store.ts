/**
 * What waits to be sent, in this browser: calls with their files, in the order in which they were made. IndexedDB holds them
 * across pages and days; whoever shows them hears of changes, in other tabs too. Nothing here is encrypted.
 */
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { ApiError } from '../call/api-error.ts';
import type { Values } from '../call/request.ts';
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
  /** What it is called, in the language of the person. */
  readonly says: string;
  /** Epoch milliseconds. */
  readonly made_at: number;
  /** `tried`: it was on its way, and nobody knows whether it arrived. `open`: somebody changes it. `refused`: it did not go through. */
  readonly state: 'waiting' | 'tried' | 'open' | 'refused';
  readonly refusal: Refusal | null;
}
export type NewUnsent = Omit<UnsentCall, 'id'>;

const STORE = 'unsent';

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing'));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('mesra', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true });
  return answered(request);
}

let database: Promise<IDBDatabase> | null = null;

/** One that did not open is asked for again by the next. */
function opened(): Promise<IDBDatabase> {
  database ??= openDatabase().catch((error: unknown) => {
    database = null;
    throw error;
  });
  return database;
}

/** Ends when it is kept: there may be no room for what was taken. */
const kept = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser keeps nothing'));
  });

async function write(work: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  const transaction = (await opened()).transaction(STORE, 'readwrite');
  const done = kept(transaction);
  await Promise.all([answered(work(transaction.objectStore(STORE))), done]);
  changes.tell();
}

/** A word that all tabs hear, through the storage that they share. */
function word(key: 'unsent_changed_at' | 'unsent_answered_at') {
  const listeners = new Set<() => void>();
  const hear = () => listeners.forEach((listener) => listener());
  if (typeof window !== 'undefined') window.addEventListener('storage', (event) => event.key?.endsWith(key) && hear());
  const tell = () => {
    hear();
    remember(key, Date.now());
  };
  const listen = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { tell, listen };
}

/** What waits changed. */
const changes = word('unsent_changed_at');
export const onUnsent = changes.listen;
/** Something was answered: what was read before may be older. */
export const answers = word('unsent_answered_at');

/** All of a person, oldest first. A browser that keeps nothing has none. */
export async function unsentOf(person: number): Promise<UnsentCall[]> {
  if (typeof indexedDB === 'undefined') return [];
  const found = await opened().catch(() => null);
  if (!found) return [];
  const all = (await answered(found.transaction(STORE, 'readonly').objectStore(STORE).getAll())) as UnsentCall[];
  return all.filter((call) => call.person === person);
}

export const addUnsent = (call: NewUnsent): Promise<void> => write((store) => store.add(call));
export const changeUnsent = (call: UnsentCall): Promise<void> => write((store) => store.put(call));
export const dropUnsent = (id: number): Promise<void> => write((store) => store.delete(id));
