import { useSyncExternalStore } from 'react';

/** What browsers tell that can install a page as an app; it is no part of a standard yet. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function keep(event: InstallEvent | null): void {
  offer = event;
  for (const listener of listeners) listener();
}

// The browser tells it once, soon after the page has loaded.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  keep(event as InstallEvent);
});
window.addEventListener('appinstalled', () => keep(null));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Installs the portal as an app; null where the browser does not offer it or it is installed already. */
export function useInstall(): (() => Promise<void>) | null {
  const current = useSyncExternalStore(subscribe, () => offer);
  if (!current) return null;
  return async () => {
    // An offer can be taken up once.
    keep(null);
    await current.prompt();
  };
}
