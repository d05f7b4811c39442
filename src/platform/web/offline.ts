import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Is the browser connected? Follows the browser's own events. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
