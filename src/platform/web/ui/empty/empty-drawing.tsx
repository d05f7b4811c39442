/** One drawing of the family by its name. Those of failure are at hand even without a connection; the others come when first shown, into a place kept for them. */
import { useEffect, useState } from 'react';
import type { Drawing, Lines } from './drawing-names.ts';
import classes from './empty-drawing.module.css';

const AT_HAND = {
  search: ['M31 9a21 21 0 1 1 0 42 21 21 0 0 1 0-42zM46 46l16 15', 'M23 30h16'],
  error: ['M36 9 8 58h56z', 'M36 28v14M36 49v1'],
  offline: ['M21 52h31a12 12 0 0 0 3-23.6A18 18 0 0 0 21 26a13 13 0 0 0 0 26z', 'M14 10l44 50'],
  lock: ['M17 31h38v28H17zM25 31v-9a11 11 0 0 1 22 0v9', 'M36 41v8'],
} as const;

export type AnyDrawing = Drawing | keyof typeof AT_HAND;

let loaded: Readonly<Record<Drawing, Lines>> | null = null;

const atHand = (name: AnyDrawing): Lines | undefined => (name in AT_HAND ? AT_HAND[name as keyof typeof AT_HAND] : loaded?.[name as Drawing]);

/** The drawing; nothing of it is said aloud. */
export function EmptyDrawing({ name }: { name: AnyDrawing }) {
  const [, drawn] = useState(loaded !== null);
  const lines = atHand(name);
  const missing = !lines;
  useEffect(() => {
    if (!missing) return undefined;
    let here = true;
    // Without its drawing an empty place still says what it is.
    import('./drawings.ts').then(
      (family) => {
        loaded = family.DRAWINGS;
        if (here) drawn(true);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [missing]);
  return (
    <svg className={classes['drawing']} width="72" height="68" viewBox="0 0 72 68" aria-hidden>
      {lines && (
        <>
          <path d={lines[0]} />
          <path d={lines[1]} className={classes['accent']} />
        </>
      )}
    </svg>
  );
}
