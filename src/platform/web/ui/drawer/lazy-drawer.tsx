/**
 * Drawers weigh more than the pages that open them, so they load apart: ahead, while somebody reaches for what opens
 * them (`opens` of a button or list), and at the latest with the click, whose frame stands at once.
 */
import { createElement, useEffect, useState, type ComponentType } from 'react';
import type { Label } from '../../locale/locale.tsx';
import { rememberFocus } from '../../focus-return.ts';
import { later } from '../light/on-approach.tsx';
import { ArrivedDrawer } from './drawer-motion.tsx';
import type { Preloadable } from './opens.ts';
import { WaitingDrawer } from './waiting-drawer.tsx';

/** A drawer knows how it is closed by one of two names. */
interface Closing {
  readonly onClose?: (() => unknown) | undefined;
  readonly close?: (() => unknown) | undefined;
}

export interface Waiting<P> {
  /** As the drawer will be called. Absent: not known before it is there. */
  readonly title?: Label | ((props: P) => Label | undefined) | undefined;
  /** Default a form. `none`: a small dialog, which has no frame of its own. */
  readonly shape?: 'form' | 'detail' | 'none' | undefined;
  /** Pixels, as the drawer will be. */
  readonly size?: number | ((props: P) => number | undefined) | undefined;
  readonly wide?: boolean | ((props: P) => boolean | undefined) | undefined;
}

export type LazyDrawer<P> = ComponentType<P> & Preloadable;

const SIZE = { form: 560, detail: 600 } as const;

const announced = <P, T>(value: T | ((props: P) => T), props: P): T => (typeof value === 'function' ? (value as (props: P) => T)(props) : value);

/** When the drawer goes with the focus in it, the focus is back at what opened it. */
function useFocusReturn(): void {
  const [giveBack] = useState(() => rememberFocus());
  useEffect(() => giveBack, [giveBack]);
}

/**
 * @param load the drawer's component.
 * @param waiting how its frame looks until it is there.
 */
export function lazyDrawer<P extends object>(load: () => Promise<ComponentType<P>>, waiting: Waiting<P> = {}): LazyDrawer<P> {
  const part = later(load);
  const { shape = 'form' } = waiting;
  function Drawer(props: P) {
    useFocusReturn();
    const [drawn, setDrawn] = useState(() => ({ part: part.now(), waited: part.now() === null, error: null as Error | null }));
    useEffect(() => {
      if (drawn.part || drawn.error) return undefined;
      let current = true;
      part.load().then(
        (loaded) => current && setDrawn((before) => ({ ...before, part: loaded })),
        (error: Error) => current && setDrawn((before) => ({ ...before, error })),
      );
      return () => {
        current = false;
      };
    }, [drawn.part, drawn.error]);
    const { onClose, close } = props as Closing;
    if (drawn.part) return drawn.waited ? <ArrivedDrawer>{createElement(drawn.part, props)}</ArrivedDrawer> : createElement(drawn.part, props);
    if (shape === 'none') {
      if (drawn.error) throw drawn.error;
      return null;
    }
    return (
      <WaitingDrawer
        title={announced(waiting.title, props) as Label | undefined}
        shape={shape}
        size={announced(waiting.size, props) ?? SIZE[shape]}
        wide={announced(waiting.wide, props) ?? false}
        onClose={onClose ?? close}
        error={drawn.error}
        onRetry={() => setDrawn((before) => ({ ...before, error: null }))}
      />
    );
  }
  // What cannot be loaded ahead is said when it is opened.
  return Object.assign(Drawer, { preload: () => void part.load().catch(() => undefined) });
}
