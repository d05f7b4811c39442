/**
 * Where the focus goes when a drawer or dialog goes away with it: to what opened it; where that is gone, too (a drawer that
 * led to another, the search box), to what had the focus last outside of all of them.
 */
const PASSING = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

let outside: Element | null = null;

/** Told to the document when there is nothing left to go back to. */
export const FOCUS_LOST = 'mesra:focus-lost';

export const passes = (target: EventTarget | null) => !(target instanceof Element) || target.closest(PASSING) !== null;

// Rules are tested where there is no document.
if (typeof document !== 'undefined') {
  // A press on something that takes no focus leaves nothing to go back to.
  document.addEventListener('pointerdown', ({ target }) => !passes(target) && (outside = null), { capture: true });
  document.addEventListener('focusin', ({ target }) => !passes(target) && (outside = target as Element));
}

/** @returns gives the focus back, unless it is somewhere already. Call it after the drawer has left the page. */
export function rememberFocus(): () => void {
  const known = [document.activeElement, outside];
  return () => {
    if (document.activeElement !== document.body) return;
    const back = known.find((each): each is HTMLElement => each instanceof HTMLElement && each !== document.body && each.isConnected);
    if (back) back.focus({ preventScroll: true });
    else document.dispatchEvent(new Event(FOCUS_LOST));
  };
}
