/** A store of IndexedDB on this device: it holds files too, across pages and days. Nothing in it is encrypted. */

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing'));
  });

/** Ends when it is kept: there may be no room for what was taken. */
const stored = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser keeps nothing'));
  });

export interface DeviceStore {
  /** What a request finds. @throws where the browser keeps nothing */
  read<T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
  /** Ends when it is kept. @returns what the request answers @throws where the browser keeps nothing */
  write<T>(change: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
}

/** @param database each store has one of its own, so that a new store never waits for old pages to close */
export function deviceStore(database: string, store: string, options: IDBObjectStoreParameters): DeviceStore {
  let opening: Promise<IDBDatabase> | null = null;

  function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, options);
    return answered(request);
  }

  /** One that did not open is asked for again by the next. */
  function opened(): Promise<IDBDatabase> {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  return {
    async read(ask) {
      return answered(ask((await opened()).transaction(store, 'readonly').objectStore(store)));
    },
    async write(change) {
      const transaction = (await opened()).transaction(store, 'readwrite');
      const done = stored(transaction);
      const [result] = await Promise.all([answered(change(transaction.objectStore(store))), done]);
      return result;
    },
  };
}
