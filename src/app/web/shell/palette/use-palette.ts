import { useEffect, useState } from 'react';

/** Is this Ctrl K (⌘ K)? */
export const isPaletteKey = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** The command palette is loaded with its first opening; from then on it listens for itself. */
export function usePalette() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      setWanted(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [wanted]);
  const open = () => {
    if (!wanted) setWanted(true);
    else void import('./palette-store.ts').then(({ palette }) => palette.open());
  };
  return { wanted, open };
}
