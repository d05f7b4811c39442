/** Lets the portal be installed and open without a network: its worker begins once the page has loaded and the browser rests. */

import { whenIdle } from '#platform/web/call/when-idle.ts';

/** Where the browser cannot say when it rests (Safari); milliseconds. */
const MOMENT = 2000;

async function register(): Promise<void> {
  try {
    const { active, waiting } = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    // This page is of the newest build already.
    waiting?.postMessage('take over', []);
    // A page that was still loading when its worker began is nobody's: the worker claims only pages that stand.
    if (active && !navigator.serviceWorker.controller) active.postMessage('claim', []);
  } catch (error) {
    console.error('The service worker could not be registered.', error);
  }
}

/** Only pages that came over TLS, or from this machine, have workers. */
export function keepShell(): void {
  if (!('serviceWorker' in navigator)) return;
  const begin = () => whenIdle(() => void register(), MOMENT);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
