/** A picture that can be looked at closely: larger, turned and moved, by buttons, wheel, fingers and keys. */
import { ActionIcon } from '@mantine/core';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { defineMessages } from '#platform/contract/messages.ts';
import { useT } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import classes from './picture-view.module.css';
import { moved, STILL, turned, zoomed, type Look } from './picture-look.ts';

const MESSAGES = defineMessages({
  larger: { en: 'Zoom in', ms: 'Zum masuk' },
  smaller: { en: 'Zoom out', ms: 'Zum keluar' },
  left: { en: 'Rotate left', ms: 'Putar ke kiri' },
  right: { en: 'Rotate right', ms: 'Putar ke kanan' },
  whole: { en: 'Show whole', ms: 'Tunjuk keseluruhan' },
  keys: {
    en: '{name}. Keys: plus and minus zoom, R rotates, arrows move, 0 shows the whole.',
    ms: '{name}. Kekunci: tambah dan tolak untuk zum, R untuk putar, anak panah untuk gerak, 0 untuk keseluruhan.',
  },
});

/** Shares of the picture, 0 to 1. */
export interface MarkedPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureViewProps {
  readonly src: string;
  readonly alt: string;
  /** A place that is pointed at. */
  readonly mark?: MarkedPlace | null | undefined;
  readonly onBroken?: () => void;
}

/** Keys move what is in it. */
const FOCUSABLE = { tabIndex: 0 } as const;
const STEP = 1.5;
const MOVE = 40;
const KEYS: Readonly<Record<string, (look: Look) => Look>> = {
  '+': (look) => zoomed(look, STEP),
  '=': (look) => zoomed(look, STEP),
  '-': (look) => zoomed(look, 1 / STEP),
  '0': () => STILL,
  r: (look) => turned(look, 90),
  R: (look) => turned(look, -90),
  ArrowLeft: (look) => moved(look, MOVE, 0),
  ArrowRight: (look) => moved(look, -MOVE, 0),
  ArrowUp: (look) => moved(look, 0, MOVE),
  ArrowDown: (look) => moved(look, 0, -MOVE),
};

const percent = (share: number) => `${share * 100}%`;

export function PictureView({ src, alt, mark, onBroken }: PictureViewProps) {
  const t = useT(MESSAGES);
  const [look, setLook] = useState(STILL);
  const ground = useRef<HTMLDivElement>(null);
  const fingers = useFingers(setLook);
  useEffect(() => {
    const element = ground.current;
    // The page scrolls: the wheel zooms with the key held, or while the picture has the focus.
    const rotation = (event: WheelEvent) => {
      if (!event.ctrlKey && !element?.contains(document.activeElement)) return;
      event.preventDefault();
      setLook((before) => zoomed(before, event.deltaY < 0 ? 1.2 : 1 / 1.2));
    };
    const press = (event: KeyboardEvent) => {
      const change = KEYS[event.key];
      if (!change || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      setLook(change);
    };
    element?.addEventListener('wheel', rotation, { passive: false });
    element?.addEventListener('keydown', press);
    return () => {
      element?.removeEventListener('wheel', rotation);
      element?.removeEventListener('keydown', press);
    };
  }, []);
  const button = (name: string, label: string, change: (before: Look) => Look) => (
    <ActionIcon variant="default" size={36} aria-label={label} onClick={() => setLook(change)}>
      <Icon name={name} size={18} />
    </ActionIcon>
  );
  return (
    <div className={classes['view']}>
      <div className={classes['buttons']}>
        {button('zoom-in', t('larger'), (before) => zoomed(before, STEP))}
        {button('zoom-out', t('smaller'), (before) => zoomed(before, 1 / STEP))}
        {button('rotate-left', t('left'), (before) => turned(before, -90))}
        {button('rotate-right', t('right'), (before) => turned(before, 90))}
        {look !== STILL && button('fit', t('whole'), () => STILL)}
      </div>
      <div
        ref={ground}
        className={classes['ground']}
        role="group"
        aria-label={t('keys', { name: alt })}
        {...FOCUSABLE}
        data-close={look.zoom > 1 || undefined}
        {...fingers}
      >
        <div
          className={classes['stage']}
          data-sideways={look.turn % 180 !== 0 || undefined}
          style={{ transform: `translate(${look.x}px, ${look.y}px) rotate(${look.turn}deg) scale(${look.zoom})` }}
        >
          <img src={src} alt={alt} loading="lazy" draggable={false} onError={onBroken} />
          {mark && (
            <span
              className={classes['mark']}
              data-marked
              style={{ left: percent(mark.x), top: percent(mark.y), width: percent(mark.width), height: percent(mark.height) }}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** One finger or the mouse moves it, two make it larger. */
function useFingers(setLook: (change: (before: Look) => Look) => void) {
  const down = useRef(new Map<number, { x: number; y: number }>());
  const apart = () => {
    const [a, b] = [...down.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : null;
  };
  const lift = (event: PointerEvent) => void down.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const wide = apart();
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const wider = apart();
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      setLook((look) => (wide && wider ? zoomed(look, wider / wide) : moved(look, dx, dy)));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
  };
}
