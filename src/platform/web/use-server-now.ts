import { useSyncExternalStore } from 'react';
import { serverNow } from './call/server-time.ts';

/** One timer for all who are told so often: a board has hundreds of them. */
const tellers = new Map<number, (told: () => void) => () => void>();

function tellerOf(every: number): (told: () => void) => () => void {
  const found = tellers.get(every);
  if (found) return found;
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const listen = (told: () => void) => {
    if (listeners.size === 0) timer = setInterval(() => listeners.forEach((each) => each()), every);
    listeners.add(told);
    return () => {
      listeners.delete(told);
      if (listeners.size === 0) clearInterval(timer);
    };
  };
  tellers.set(every, listen);
  return listen;
}

/** The time of the server, read anew every so many milliseconds and cut to them. */
export function useServerNow(every: number): Date {
  return new Date(useSyncExternalStore(tellerOf(every), () => Math.floor(serverNow() / every) * every));
}
