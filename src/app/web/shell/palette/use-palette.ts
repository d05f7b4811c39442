import { useEffect, useLayoutEffect, useState } from 'react';
import { keepTyped, takeTyped } from './typed-ahead.ts';

/** Is this Ctrl K (⌘ K)? */
export const isPaletteKey = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** Whether the search box stands open; its code is loaded with the first opening. Its key opens and closes it from anywhere. */
export function usePalette() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      setState((before) => (before === 'open' ? 'closed' : 'open'));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const opened = state === 'open';
  useLayoutEffect(() => {
    if (!opened) return undefined;
    keepTyped();
    // Closed before there was a field to type in.
    return () => void takeTyped();
  }, [opened]);
  return { wanted: state !== 'never', opened, open: () => setState('open'), close: () => setState('closed') };
}
