import { useEffect, useRef, type FocusEvent } from 'react';

/** `onFocus` of a part that comes and goes: when it goes with the focus in it, the focus is back where it was taken from. */
export function useFocusBack() {
  const from = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && from.current?.isConnected) from.current.focus({ preventScroll: true });
    },
    [],
  );
  return (event: FocusEvent) => {
    from.current ??= event.relatedTarget as HTMLElement | null;
  };
}
