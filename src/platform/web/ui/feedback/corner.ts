import { useLayoutEffect } from 'react';
import classes from './corner.module.css';

let drawn: HTMLElement | undefined;

/** The corner in which the portal speaks without stopping the work: popups, toasts and what can be taken back stack there. */
export function corner(): HTMLElement {
  if (!drawn?.isConnected) {
    drawn = document.createElement('div');
    drawn.className = classes['corner'] ?? '';
    document.body.append(drawn);
  }
  return drawn;
}

const GAP = 8;
/** As far above the edge something of a bar is met, also of one that floats. */
const PROBE = 20;

/** Where what stays at the foot of the window begins: a bar with buttons, or the keyboard. */
function footOf(end: number): number {
  const tops = document.elementsFromPoint(innerWidth / 2, end - PROBE).flatMap((element) => {
    const { top } = element.getBoundingClientRect();
    return top > end / 2 && !drawn?.contains(element) && /sticky|fixed/.test(getComputedStyle(element).position) ? top : [];
  });
  return Math.min(end, ...tops);
}

/** On a phone: at the foot, above the bar that stands there; where that would cover the field in focus, at the top. */
function place(): void {
  const { style, offsetHeight } = corner();
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const foot = footOf(offsetTop + height);
  const field = document.activeElement;
  const { top, bottom } = (field ?? document.body).getBoundingClientRect();
  const covers = field?.matches('input, textarea, [role=combobox]') === true && bottom > foot - offsetHeight - GAP && top < foot;
  style.insetBlock = covers ? `${offsetTop + GAP}px auto` : `auto ${innerHeight - foot + GAP}px`;
}

/** Bars and keyboard come and go while something is said. */
export function useCorner(stands: boolean): HTMLElement {
  useLayoutEffect(() => {
    if (!stands || !matchMedia('(max-width: 48em)').matches) return undefined;
    place();
    const clock = setInterval(place, 200);
    return () => clearInterval(clock);
  }, [stands]);
  return corner();
}
