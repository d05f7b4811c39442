import { useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { useLocale } from '../../locale/locale.tsx';
import { fitColumns, UNMEASURED, type Fit, type Measured, type Need } from './columns/fit-columns.ts';
import type { ListView } from './list-view.ts';

/** Without a layout (a test without a browser) nothing is measured. */
const hasLayout = () => 'getBoundingClientRect' in Range.prototype;

/** The mark of sorting beside the words of a heading. */
const MARK = 18;
const NOTHING: Need = { value: 0, word: 0, head: 0, headWord: 0 };

/** What the cells of a table ask for: each once as wide as its value, once as narrow as its longest word. */
function needsOf(scroll: HTMLElement): Record<string, Need> {
  const cells = [...scroll.querySelectorAll<HTMLElement>('[data-cell]')].map((cell) => ({
    cell,
    box: cell.parentElement,
    head: cell.closest('thead') !== null,
  }));
  const paddingOf = (head: boolean) => {
    const box = cells.find((each) => each.head === head)?.box;
    const style = box && getComputedStyle(box);
    return style ? Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd) : 0;
  };
  const [headPadding, padding] = [paddingOf(true), paddingOf(false)];
  const widest: Record<string, Need> = {};
  for (const mode of ['value', 'word'] as const) {
    scroll.dataset['measure'] = mode;
    for (const { cell, box, head } of cells) {
      const key = cell.dataset['cell'] ?? '';
      const part = head ? (mode === 'value' ? 'head' : 'headWord') : mode;
      const around = head ? headPadding + (box?.tagName === 'BUTTON' ? MARK : 0) : padding;
      const width = Math.ceil(cell.getBoundingClientRect().width) + around;
      const known = widest[key] ?? NOTHING;
      if (width > known[part]) widest[key] = { ...known, [part]: width };
    }
  }
  delete scroll.dataset['measure'];
  return widest;
}

/** Needs only grow while a list stands, so that its columns do not come and go from page to page. */
function grown(before: Measured['needs'], next: Measured['needs']): Measured['needs'] {
  const larger = (a: Need = NOTHING, b: Need = NOTHING): Need => ({
    value: Math.max(a.value, b.value),
    word: Math.max(a.word, b.word),
    head: Math.max(a.head, b.head),
    headWord: Math.max(a.headWord, b.headWord),
  });
  const differs = (a: Need | undefined, b: Need) =>
    a === undefined || a.value !== b.value || a.word !== b.word || a.head !== b.head || a.headWord !== b.headWord;
  const all = Object.fromEntries(Object.keys({ ...before, ...next }).map((key) => [key, larger(before[key], next[key])]));
  return Object.entries(all).some(([key, need]) => differs(before[key], need)) ? all : before;
}

const markMore = (scroll: HTMLElement) => {
  scroll.dataset['more'] = String(scroll.scrollWidth - scroll.clientWidth - scroll.scrollLeft > 1);
};

const isCut = (scroll: HTMLElement) => [...scroll.querySelectorAll('td[data-exact]')].some((cell) => cell.scrollWidth > cell.clientWidth);

/**
 * The columns that stand in the room of a table, and their widths. Its cells are measured before they are painted, and again
 * with the fonts, with other rows, with what folds into them, and with rows that scroll into view too wide for their column.
 * `data-more` of the scrolling part tells whether columns stand beyond its edge.
 * @param beside the width of what is no column: boxes and menus
 */
export function useFit<Row>(
  scroll: RefObject<HTMLElement | null>,
  beside: number,
  { rows, columns, remembered }: Pick<ListView<Row>, 'rows' | 'columns' | 'remembered'>,
): Fit<Row> {
  const { locale } = useLocale();
  const [measured, setMeasured] = useState<Measured & { readonly locale?: string }>(UNMEASURED);
  const fit = useMemo(() => fitColumns(columns, remembered, measured), [columns, remembered, measured]);
  const left = fit.left.join(' ');
  // What the cells are drawn from: as long as it is the same, only the room may change.
  const drawn = useMemo(() => ({ rows, columns, left }), [rows, columns, left]);
  useLayoutEffect(() => {
    const element = scroll.current;
    if (!element || drawn.rows.length === 0 || !hasLayout()) return undefined;
    let frame = 0;
    const look = (again: boolean) => {
      const next = again ? needsOf(element) : {};
      const room = element.clientWidth - beside;
      setMeasured((before) => {
        const needs = grown(before.locale === locale ? before.needs : {}, next);
        return before.room === room && before.needs === needs ? before : { room, needs, locale };
      });
    };
    const later = (again: () => boolean) => () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        look(again());
        markMore(element);
      });
    };
    const [onRoom, onFonts, onScroll] = [later(() => false), later(() => true), later(() => isCut(element))];
    look(true);
    const observer = new ResizeObserver(onRoom);
    observer.observe(element);
    document.fonts.addEventListener('loadingdone', onFonts);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', onFonts);
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroll, beside, locale, drawn]);
  useEffect(() => {
    if (scroll.current) markMore(scroll.current);
  });
  return fit;
}
