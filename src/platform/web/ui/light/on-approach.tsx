/**
 * Controls that weigh much (menus, lists of choices, calendars) are drawn light and become themselves when somebody
 * reaches for them. A list of 500 rows draws 500 buttons instead of 500 menus, and a page that is only read loads none
 * of it: the part comes when the pointer is over the control or the focus in it, and it opens with the first click.
 */
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../call/when-idle.ts';
import { typeInto } from './type-into.ts';

/** A part of the portal that is loaded at most once, when it is first asked for. */
export interface Later<T> {
  readonly load: () => Promise<T>;
  /** null until it is loaded. */
  readonly now: () => T | null;
}

export function later<T>(load: () => Promise<T>): Later<T> {
  let value: T | null = null;
  let coming: Promise<T> | null = null;
  const begin = async () => {
    try {
      value = await load();
      return value;
    } catch (error) {
      // A lost connection may come back: the next reach tries again.
      coming = null;
      throw error;
    }
  };
  return { load: () => (coming ??= begin()), now: () => value };
}

/** What the light control hands on, so that reaching for it is noticed. */
export interface Approach {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface OnApproachProps<T> {
  readonly part: Later<T>;
  readonly light: (approach: Approach) => ReactNode;
  /** The control itself; its first button or field takes the focus and is opened with a click. */
  readonly children: (part: T) => ReactNode;
  /** One may type in it: the focus alone opens it, where it does not become itself anyway. */
  readonly typed?: boolean;
  /** A letter was pressed while it is closed, where one cannot type in it. */
  readonly onLetter?: ((key: string, at: number) => void) | undefined;
  /** It becomes itself without being reached for, keeps the focus if it has it, and takes none; 'idle': once the browser rests. */
  readonly unasked?: 'now' | 'idle' | undefined;
}

const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ']);

export function OnApproach<T>({ part, light, children, typed = false, onLetter, unasked }: OnApproachProps<T>) {
  const box = useRef<HTMLSpanElement>(null);
  /** What has the focus of it, or had it when it gave way: a browser tells nobody of what is taken away. */
  const focused = useRef<HTMLElement | null>(null);
  /** What was typed in it while it was light. */
  const keys = useRef('');
  const [shown, setShown] = useState<'light' | 'pressed' | 'full' | 'opened'>(unasked && part.now() !== null ? 'full' : 'light');
  const isLight = shown === 'light' || shown === 'pressed';
  // A click is lost with the element that the mouse was pressed on: what becomes itself under it opens by itself.
  const step = useCallback((next: 'full' | 'opened') => setShown((now) => (now === 'light' ? next : now === 'pressed' ? 'opened' : now)), []);
  const press = (from: 'light' | 'pressed', to: 'light' | 'pressed') => setShown((now) => (now === from ? to : now));
  const prepare = useCallback(
    async (then?: () => void) => {
      try {
        await part.load();
        then?.();
      } catch (error) {
        console.error('A part of the page could not be loaded.', error);
      }
    },
    [part],
  );
  const near = () => void prepare();
  const take = () => void prepare(() => step('full'));
  const open = () => void prepare(() => step('opened'));

  useEffect(() => {
    if (!unasked || shown !== 'light') return undefined;
    let stands = true;
    let end: (() => void) | undefined;
    void prepare(() => {
      if (!stands) return;
      if (unasked === 'now') step('full');
      // One at a time: a form of twenty fields is drawn in many short moments.
      else end = whenIdle(() => flushSync(() => step('full')));
    });
    return () => {
      stands = false;
      end?.();
    };
  }, [unasked, shown, prepare, step]);
  useEffect(() => {
    const light = focused.current;
    // Whoever has gone on to another control meanwhile is left there.
    if (!(shown === 'opened' || (shown === 'full' && light)) || document.activeElement !== document.body) return;
    const control = box.current?.querySelector<HTMLElement>('input, button');
    // A form began here of itself: nobody asked for it to open.
    if (control && light?.dataset['autofocus'] !== undefined) control.dataset['autofocus'] = 'true';
    control?.focus();
    if (shown === 'opened') control?.click();
    if (keys.current && control instanceof HTMLInputElement) typeInto(control, keys.current);
  }, [shown]);

  const full = part.now();
  return (
    <span
      ref={box}
      role="presentation"
      style={{ display: 'contents' }}
      onMouseDown={({ button }) => button === 0 && press('light', 'pressed')}
      onMouseUp={() => press('pressed', 'light')}
      onMouseLeave={() => press('pressed', 'light')}
      onFocus={({ target }) => (focused.current = target)}
      onBlur={() => {
        focused.current = null;
        keys.current = '';
      }}
      onKeyDown={({ key, ctrlKey, metaKey, altKey, target, timeStamp }) => {
        if (ctrlKey || metaKey || altKey) return;
        if (onLetter && key.length === 1 && key !== ' ' && (target as Element).getAttribute('aria-expanded') !== 'true') onLetter(key, timeStamp);
        if (!isLight || !typed) return;
        // A space alone opens it.
        if (key.length === 1 && (key !== ' ' || keys.current)) keys.current += key;
        else if (key === 'Backspace') keys.current = keys.current.slice(0, -1);
      }}
    >
      {!isLight && full !== null
        ? children(full)
        : light({
            onPointerEnter: near,
            onFocus: unasked ? take : typed ? open : near,
            onClick: open,
            onKeyDown: (event) => {
              if (!OPENING_KEYS.has(event.key)) return;
              event.preventDefault();
              open();
            },
          })}
    </span>
  );
}
