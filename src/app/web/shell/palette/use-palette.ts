import { useEffect, useEffectEvent, useState } from 'react';
import { keepTyped, takeTyped } from './typed-ahead.ts';

/** Is this Ctrl K (⌘ K)? */
export const isPaletteKey = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** Whether the search box stands open; its code is loaded with the first opening. Its key opens and closes it from anywhere. */
export function usePalette() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const opened = state === 'open';
  // Not in an effect: a box that stands at once, as without movements, takes what was typed before an effect here could begin to keep it.
  const open = () => {
    keepTyped();
    setState('open');
  };
  const close = () => {
    // Closed before there was a field to type in.
    takeTyped();
    setState('closed');
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    event.preventDefault();
    if (opened) close();
    else open();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      takeTyped();
    };
  }, []);
  return { wanted: state !== 'never', opened, open, close };
}
