import { useLayoutEffect } from 'react';
import { rememberFocus } from '../../focus-return.ts';

/**
 * For a dialog that stands while it fades out: as soon as it closes, the focus is back at what opened it. The kit forgets that where the dialog's code
 * came after it was asked for, or its first field took the focus at once.
 */
export function useOpenerFocus(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const giveBack = rememberFocus();
    const leave = () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement.closest('[role="dialog"]')) activeElement.blur();
      giveBack();
    };
    // React puts the focus back where it was before a change.
    return () => queueMicrotask(leave);
  }, [opened]);
}
