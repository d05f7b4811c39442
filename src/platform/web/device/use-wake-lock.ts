import { useEffect } from 'react';

/** The screen stays on while this is shown. The lock is lost whenever the page is hidden, so it is asked for again. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const defer = async () => {
      if (document.visibilityState !== 'visible') return;
      const taken = await navigator.wakeLock.request('screen');
      if (isGone) await taken.release();
      else lock = taken;
    };
    // A tablet that saves its battery refuses: then it sleeps as it is set to.
    const ask = () => void defer().catch(() => undefined);
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
