/** A value kept in the browser that the interface listens to. */
export interface StoredValue<T> {
  readonly read: () => T | null;
  readonly keep: (value: T) => void;
  readonly clear: () => void;
  /** Calls back after every change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a kept value over any place that can read, write and erase. */
export function storedValue<T>(place: { read(): T | null; write(value: T): void; erase(): void }): StoredValue<T> {
  const listeners = new Set<() => void>();
  const notify = () => [...listeners].forEach((listener) => listener());
  return {
    read: place.read,
    keep(value) {
      place.write(value);
      notify();
    },
    clear() {
      place.erase();
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
