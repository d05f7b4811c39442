/**
 * The thin bar at the top while calls run: it appears only when something has lasted the throttle
 * (200 ms), and each appearance lasts at most 5 s (specification §9).
 */
import { LOADING_BAR } from '#platform/contract/waits.ts';

const listeners = new Set<() => void>();
let running = 0;
let visible = false;
let appear: ReturnType<typeof setTimeout> | undefined;
let expire: ReturnType<typeof setTimeout> | undefined;

function show(next: boolean): void {
  if (visible === next) return;
  visible = next;
  for (const listener of listeners) listener();
}

function stop(): void {
  clearTimeout(appear);
  clearTimeout(expire);
  appear = expire = undefined;
  show(false);
}

/** Marks a call as running; the answer ends it (once). */
export function startLoading(): () => void {
  running += 1;
  if (running === 1) {
    appear = setTimeout(() => {
      show(true);
      expire = setTimeout(() => show(false), LOADING_BAR.durationMs);
    }, LOADING_BAR.throttleMs);
  }
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    running -= 1;
    if (running === 0) stop();
  };
}

export const isLoading = () => visible;

export function onLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
