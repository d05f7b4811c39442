import { useLayoutEffect, useState, type RefObject } from 'react';
import { UNMEASURED, type Measured } from './columns/fit-columns.ts';

/** A heading may ask for as much, its mark of sorting included; a longer one is shortened. */
const HEADING = 108;
const MARK = 18;

const textWidth = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.ceil(range.getBoundingClientRect().width);
};

/** A cell that overflows tells by how much; one that does not may hold words for screen readers alone, which take no room. */
const cellWidth = (cell: HTMLElement, padding: number): number =>
  cell.scrollWidth > cell.clientWidth ? cell.scrollWidth + padding : Math.min(cell.clientWidth, textWidth(cell) + 2 * padding);

/** The room of a table without `beside` (its boxes and menus), and what the cells need that are never cut. */
function measure(scroll: HTMLElement, beside: number): Measured {
  const needs: Record<string, number> = {};
  const cell = scroll.querySelector('tbody td[data-exact]');
  const padding = cell ? Number.parseFloat(getComputedStyle(cell).paddingInlineStart) : 0;
  for (const part of scroll.querySelectorAll<HTMLElement>('[data-exact]')) {
    const key = part.dataset['exact'] ?? '';
    const need = part.tagName === 'TD' ? cellWidth(part, padding) : Math.min(HEADING, textWidth(part) + 2 * padding + MARK);
    needs[key] = Math.max(needs[key] ?? 0, need);
  }
  return { room: scroll.clientWidth - beside, needs };
}

const same = (a: Measured, b: Measured) => a.room === b.room && Object.keys({ ...a.needs, ...b.needs }).every((key) => a.needs[key] === b.needs[key]);

/** Without a layout (a test without a browser) nothing is measured. */
const hasLayout = () => 'getBoundingClientRect' in Range.prototype;

/**
 * Measures the cells of a table before they are painted, and again with its room, with the fonts and with rows that
 * scroll into view. `data-more` of the scrolling part tells whether columns stand beyond its right edge.
 */
export function useMeasured(scroll: RefObject<HTMLElement | null>, beside: number, drawn: { readonly rows: readonly unknown[] }): Measured {
  const [measured, setMeasured] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = scroll.current;
    if (!element || drawn.rows.length === 0 || !hasLayout()) return undefined;
    let frame = 0;
    const look = () => {
      const next = measure(element, beside);
      setMeasured((before) => (same(before, next) ? before : next));
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        look();
        element.dataset['more'] = String(element.scrollWidth - element.clientWidth - element.scrollLeft > 1);
      });
    };
    look();
    later();
    const observer = new ResizeObserver(later);
    observer.observe(element);
    document.fonts.addEventListener('loadingdone', later);
    element.addEventListener('scroll', later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', later);
      element.removeEventListener('scroll', later);
    };
  }, [scroll, beside, drawn]);
  return measured;
}
