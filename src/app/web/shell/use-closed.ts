import { useState } from 'react';
import { recall, remember } from '#platform/web/local-state.ts';

/** Folded sections and groups of the navigation, remembered on this device. */
export function useClosed() {
  const [closed, setClosed] = useState<readonly string[]>(() => {
    const kept: unknown = recall('nav_closed');
    return Array.isArray(kept) ? kept.filter((key): key is string => typeof key === 'string') : [];
  });
  const toggle = (key: string) => {
    const next = closed.includes(key) ? closed.filter((each) => each !== key) : [...closed, key];
    setClosed(next);
    remember('nav_closed', [...next]);
  };
  return { isClosed: (key: string) => closed.includes(key), toggle };
}
