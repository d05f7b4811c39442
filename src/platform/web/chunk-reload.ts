/**
 * After a release the parts of the old one are gone: a part that fails to load reloads the page, at
 * most once per 60 seconds (specification §8).
 */
import { recall, remember } from './local-state.ts';

export const RELOAD_PAUSE_MS = 60_000;

/** Is this the failure of a lazily loaded part, in the words of any browser? */
export function isChunkFailure(error: unknown): boolean {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return /ChunkLoadError|dynamically imported module|importing a module script failed|error loading dynamically|unable to preload css/i.test(text);
}

/** Reloads unless it was done within the last minute; answers whether it did. */
export function reloadOnce(reload: () => void = () => window.location.reload(), now: number = Date.now()): boolean {
  const last = recall('chunk_reload_at');
  if (typeof last === 'number' && now - last < RELOAD_PAUSE_MS && now >= last) return false;
  remember('chunk_reload_at', now);
  reload();
  return true;
}

/** Listens for failures of lazily loaded parts anywhere. Answers how to stop. */
export function watchChunkFailures(reload?: () => void): () => void {
  const onPreload = (event: Event) => {
    if (reloadOnce(reload)) event.preventDefault();
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    if (isChunkFailure(event.reason) && reloadOnce(reload)) event.preventDefault();
  };
  window.addEventListener('vite:preloadError', onPreload);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('vite:preloadError', onPreload);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
