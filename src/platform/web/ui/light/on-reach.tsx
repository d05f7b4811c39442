/**
 * Controls that weigh much (menus, lists of choices, calendars) are drawn light and become themselves when somebody
 * reaches for them. A list of 500 rows draws 500 buttons instead of 500 menus, and a page that is only read loads none
 * of it: the part comes when the pointer is over the control or the focus in it, and it opens with the first click.
 */
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

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
export interface Reach {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface OnReachProps<T> {
  readonly part: Later<T>;
  readonly light: (reach: Reach) => ReactNode;
  /** The control itself; its first button or field takes the focus and is opened with a click. */
  readonly children: (part: T) => ReactNode;
  /** One may type in it: the focus alone opens it. */
  readonly typed?: boolean;
  /** It cannot be drawn light as it stands: it becomes itself unasked, and takes no focus. */
  readonly atOnce?: boolean;
}

const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ']);

export function OnReach<T>({ part, light, children, typed = false, atOnce = false }: OnReachProps<T>) {
  const box = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<'light' | 'full' | 'opened'>('light');
  const prepare = useCallback(
    async (next?: 'full' | 'opened') => {
      try {
        await part.load();
        if (next) setShown((now) => (now === 'light' ? next : now));
      } catch (error) {
        console.error('A part of the page could not be loaded.', error);
      }
    },
    [part],
  );
  const near = () => void prepare();
  const open = () => void prepare('opened');

  useEffect(() => {
    if (atOnce) void prepare('full');
  }, [atOnce, prepare]);
  useEffect(() => {
    // Whoever has gone on to another control meanwhile is left there.
    if (shown !== 'opened' || document.activeElement !== document.body) return;
    const control = box.current?.querySelector<HTMLElement>('input, button');
    control?.focus();
    control?.click();
  }, [shown]);

  const full = part.now();
  return (
    <span ref={box} style={{ display: 'contents' }}>
      {shown !== 'light' && full !== null
        ? children(full)
        : light({
            onPointerEnter: near,
            onFocus: typed ? open : near,
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
