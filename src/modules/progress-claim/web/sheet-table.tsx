/** A table of up to thousands of lines under one head: only those in view are drawn. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { TableHead, type Head } from '#platform/web/ui/table/table-head.tsx';
import { WindowRows } from '#platform/web/ui/table/window-rows.tsx';
import classes from './sheet-table.module.css';

const ROW_HEIGHT = 44;
/** Of the column that has what is left. */
const LEAST_WIDTH = 200;
/** Above this many lines only those in view are drawn. */
const VIRTUAL_ABOVE = 60;

export interface SheetTableProps {
  readonly label: string;
  readonly heads: readonly Head[];
  /** Pixels of each column; null: what is left. Columns that measured their lines would do so again with every line that comes into view. */
  readonly widths: readonly (number | null)[];
  readonly count: number;
  /** Draws the line of an index as a `tr` with a key. */
  readonly children: (index: number) => ReactNode;
  readonly foot?: ReactNode;
}

export function SheetTable({ label, heads, widths, count, children, foot }: SheetTableProps) {
  const scroll = useRef<HTMLElement>(null);
  const long = count > VIRTUAL_ABOVE;
  const virtualizer = useVirtualizer({
    count: long ? count : 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
    useFlushSync: false,
    initialRect: { width: 0, height: window.innerHeight / 2 },
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = long ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const shown = long ? items.map(({ index }) => index) : Array.from({ length: count }, (_, index) => index);
  return (
    <section ref={scroll} className={`${classes['scroll']} frame`} {...scrollRegion(label)}>
      <table
        className={`${classes['sheet']} numbers`}
        style={{ minInlineSize: widths.reduce<number>((sum, width) => sum + (width ?? LEAST_WIDTH), 0) }}
        aria-rowcount={count + 1}
      >
        <colgroup>
          {widths.map((width, at) => (
            <col key={at} style={width === null ? undefined : { inlineSize: width }} />
          ))}
        </colgroup>
        <TableHead heads={heads} />
        <WindowRows before={before} after={after} shown={shown}>
          {children}
        </WindowRows>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </section>
  );
}

/** The class of a line: a section by its level, or a line. */
export const lineClass = (level: number) => classes[level > 0 ? `section${level}` : 'line'];
