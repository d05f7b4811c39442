import { CloseButton, Skeleton } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLabel, useT, type Label } from '../../locale/locale.tsx';
import { DRAWER_WIDTH } from './drawer-width.ts';
import { Skeletons } from '../page/skeletons.tsx';
import { ErrorState } from '../page/states.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import { useTopLayer } from './use-top-layer.ts';
import { useDrawerMotion } from './drawer-motion.tsx';
import classes from './waiting-drawer.module.css';

export interface WaitingDrawerProps {
  /** Absent: not known before the drawer is there. */
  readonly title?: Label | undefined;
  readonly shape: 'form' | 'detail';
  /** Pixels. */
  readonly size: number;
  readonly wide: boolean;
  readonly onClose: (() => unknown) | undefined;
  /** Why it did not come. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** The frame of a drawer that is on its way: there with the click, of plain elements, with the focus in it. */
export function WaitingDrawer({ title, shape, size, wide, onClose, error, onRetry }: WaitingDrawerProps) {
  const labelOf = useLabel();
  const t = useT(UI_MESSAGES);
  const top = useTopLayer();
  const slides = useDrawerMotion().duration > 0;
  const frame = useRef<HTMLElement>(null);
  // The focus is back at the opener before the drawer comes, so that the drawer knows where to give it back.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const part = frame.current;
    part?.focus({ preventScroll: true });
    return () => {
      if (part?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && top) onClose?.();
      if (event.key !== 'Tab') return;
      event.preventDefault();
      frame.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [top, onClose]);
  return createPortal(
    <>
      <div className={classes['overlay']} data-shape={shape} data-slides={slides} onClick={() => onClose?.()} role="presentation" />
      <section
        ref={frame}
        className={classes['drawer']}
        data-slides={slides}
        style={{ width: wide ? `min(${size}px, 94vw)` : Math.min(size, DRAWER_WIDTH) }}
        role="dialog"
        aria-modal
        aria-busy={!error}
        aria-label={title ? labelOf(title) : t('loading')}
        tabIndex={-1}
      >
        <div className={classes['head']}>
          {title ? <span>{labelOf(title)}</span> : <Skeleton height={18} width="45%" radius="sm" />}
          <CloseButton aria-label={t('close')} onClick={() => onClose?.()} />
        </div>
        <div className={classes['body']}>{error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeletons shape={shape} count={6} />}</div>
      </section>
    </>,
    document.body,
  );
}
