/** After a new release, old pages ask for files that are gone: reload, at most once per 60 seconds. */
import { recall, remember } from '#platform/web/local-state.ts';

const WAIT_MS = 60_000;

/** Is this the failure of a lazily loaded file? The words differ by browser. */
export function isLostChunk(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return /dynamically imported module|Importing a module script failed|Unable to preload CSS|error loading dynamically|Loading chunk/i.test(message);
}

/** Reloads after a lost chunk unless that was done within the last 60 seconds, or there is no connection to load anything over. Returns whether it did. */
export function reloadOnLostChunk(error: unknown, reload: () => void, now: number): boolean {
  if (!isLostChunk(error) || navigator.onLine === false) return false;
  const last = recall('chunk_reload_at');
  if (typeof last === 'number' && now - last < WAIT_MS) return false;
  remember('chunk_reload_at', now);
  reload();
  return true;
}

/** Listens for lost chunks of the whole page. */
export function watchLostChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: unknown };
    if (reloadOnLostChunk(payload, () => location.reload(), Date.now())) event.preventDefault();
  });
}
