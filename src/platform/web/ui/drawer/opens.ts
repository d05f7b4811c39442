/** A control loads what it opens before it is used: once the page rests and somebody is at it, or as soon as somebody points at it, focuses or touches it. */
import { useEffect, useRef, type FocusEvent, type PointerEvent, type TouchEvent } from 'react';
import { useWhenQuiet } from '../../call/when-quiet.ts';
import { somebody } from '../../call/somebody.ts';

/** Something that can be loaded ahead, such as a drawer of `lazyDrawer`. */
export interface Preloadable {
  /** Begins to load it, at most once; what fails is tried again when it is opened. */
  readonly preload: () => void;
}

export type Opens = Preloadable | readonly Preloadable[];

export interface ApproachHandlers {
  readonly onPointerEnter?: (event: PointerEvent) => void;
  readonly onFocus?: (event: FocusEvent) => void;
  readonly onTouchStart?: (event: TouchEvent) => void;
}

export function preloadAll(opens: Opens | undefined): void {
  if (!opens) return;
  for (const each of 'preload' in opens ? [opens] : opens) each.preload();
}

/** Handlers of the control that opens them; nothing where it opens nothing. */
export function approachOf(opens: Opens | undefined): ApproachHandlers {
  if (!opens) return {};
  const near = () => preloadAll(opens);
  return { onPointerEnter: near, onFocus: near, onTouchStart: near };
}

/** Whether the person asked the browser to spare data (not told by Safari and Firefox). */
const sparesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads them once the page has what it asked for and somebody has moved on it, so that they stand with the first frame: a form takes a slow phone a fifth
 * of a second to read, which a page that is only looked at need not spend.
 */
export function usePreload(opens: Opens | undefined, wanted = true): void {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  useWhenQuiet(() => void somebody().then(() => here.current && preloadAll(opens)), wanted && opens !== undefined && !sparesData());
}
