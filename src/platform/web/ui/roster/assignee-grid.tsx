/**
 * Assignees by days: a week with what each day holds, a month compact, a letter a day. Gone through by the keyboard,
 * opened by Enter or the pointer, copied by Ctrl+C and Ctrl+V or dragged, cleared by Delete. Names and heads stay in
 * sight. Only the rows in view are drawn; a cell is drawn again when its own `DayCell` changes or the keyboard comes to it.
 *
 * A module gives its rows as they are and says how they are read. These functions and the cells are remembered, so that
 * nothing is drawn again for their sake:
 *
 * ```tsx
 * const promoterOf = ({ promoter }: ShiftRow): Assignee => ({ id: promoter.id, name: promoter.name, detail: promoter.outlet });
 *
 * const cells = useMemo(() => new Map(kinds.map((kind) => [kind.id, { words: kind.name, content: kind.times, letter: kind.letter, canDrag: true }])), [kinds]);
 * const cellOf = useCallback((row: ShiftRow, day: number) => cells.get(row.kinds[day]), [cells]);
 *
 * <AssigneeGrid label={t('plan')} who={t('promoter')} rows={rows} dates={dates} assigneeOf={promoterOf} cellOf={cellOf} onOpen={({ row, day }) => open(rows[row], dates[day])} />
 * ```
 *
 * `useDaysAddress` keeps the week or month in the address, `DaysBar` steps through it; `LetterLegend` goes above a
 * compact grid. On a phone the same cells go to `DayStrip` with `DayGroup` (a day) or to `AssigneeDays`.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import { startTransition, useEffect, useMemo, useRef, useState, type DragEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { dayOf, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useWhenQuiet } from '#platform/web/call/when-quiet.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { WindowRows } from '../table/window-rows.tsx';
import { useToday } from '../values.tsx';
import { AssigneeRow, type CellEvents } from './assignee-row.tsx';
import { bringToday } from './bring-today.ts';
import { WEEK_DAYS, type Assignee, type DayCell } from './day-cell.ts';
import { placeAfter, type Place } from './grid-keys.ts';
import { HeadsRow } from './heads-row.tsx';
import classes from './assignee-grid.module.css';
import compactClasses from './compact.module.css';

const ROW_HEIGHT = { full: 65, compact: 35 };
/** Cells up to which all rows are drawn at once. */
const ALL_DRAWN = 700;
/** Rows outside the view that are drawn for whoever scrolls, once the page rests. */
const ROWS_AROUND = 6;

export interface AssigneeGridProps<Row> {
  readonly label: string;
  /** What the rows are: the head of the first column. */
  readonly who: string;
  readonly rows: readonly Row[];
  readonly dates: readonly CalendarDate[];
  readonly assigneeOf: (row: Row) => Assignee;
  /** The cell of the day with this place among the dates; undefined: not known yet. */
  readonly cellOf: (row: Row, day: number) => DayCell | undefined;
  /** A last column: its head, and what the days of a row come to. */
  readonly sum?: { readonly head: string; readonly of: (row: Row) => ReactNode } | undefined;
  /** Below the rows of a compact grid, in sight: how many people each day has, and needs where this is known. */
  readonly heads?: { readonly planned: readonly number[]; readonly needed: readonly number[] | undefined } | undefined;
  /** A day is opened: by Enter, or with the pointer. */
  readonly onOpen?: ((place: Place) => void) | undefined;
  /** A day is put on another: by Ctrl+V, or dragged. */
  readonly onCopy?: ((from: Place, to: Place) => void) | undefined;
  readonly onCopied?: ((place: Place) => void) | undefined;
  readonly onClear?: ((place: Place) => void) | undefined;
}

const placeOf = (target: EventTarget | null): Place | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell && { row: Number(cell.dataset['row']), day: Number(cell.dataset['day']) };
};

export function AssigneeGrid<Row>({ label, who, rows, dates, assigneeOf, cellOf, sum, heads, onOpen, onCopy, onCopied, onClear }: AssigneeGridProps<Row>) {
  const say = useSay();
  const today = useToday();
  const scroll = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Place>({ row: 0, day: Math.max(0, dates.indexOf(today)) });
  const [rests, setRests] = useState(false);
  useWhenQuiet(() => startTransition(() => setRests(true)));
  const copied = useRef<Place | null>(null);
  const dragged = useRef<Place | null>(null);
  const moved = useRef(false);
  const isCompact = dates.length > WEEK_DAYS;
  const isLong = rows.length * dates.length > ALL_DRAWN;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => (isCompact ? ROW_HEIGHT.compact : ROW_HEIGHT.full),
    overscan: rests ? ROWS_AROUND : 1,
    // Rows outside the view are drawn already, so scrolling need not wait for those beyond them.
    useFlushSync: false,
    enabled: isLong,
    // About the room that the style sheet gives: rows are then drawn with the page, in turns. Measured first, they would come after it, in one piece.
    initialRect: { width: 0, height: Math.max(380, window.innerHeight - 300) },
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = isLong ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const drawn = isLong ? items.map(({ index }) => index) : [...rows.keys()];
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    scroll.current?.querySelector<HTMLElement>(`[data-row="${active.row}"][data-day="${active.day}"]`)?.focus({ preventScroll: false });
  }, [active, items]);

  const go = (place: Place) => {
    moved.current = true;
    if (isLong) virtualizer.scrollToIndex(place.row);
    setActive(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event.target);
    if (!at) return;
    const control = event.ctrlKey || event.metaKey;
    const act = (run: (() => void) | undefined) => {
      if (!run) return;
      event.preventDefault();
      run();
    };
    const letter = control ? event.key.toLowerCase() : '';
    if (letter === 'c') return act(onCopied && (() => onCopied((copied.current = at))));
    if (letter === 'v') return act(onCopy && (() => copied.current && onCopy(copied.current, at)));
    if (event.key === 'Enter') return act(onOpen && (() => onOpen(at)));
    if (event.key === 'Delete' || event.key === 'Backspace') return act(onClear && (() => onClear(at)));
    const next = placeAfter(event.key, at, { rows: rows.length, days: dates.length }, control);
    return act(next ? () => go(next) : undefined);
  };
  const onClick = (event: MouseEvent) => {
    const at = placeOf(event.target);
    if (!at) return;
    setActive(at);
    onOpen?.(at);
  };
  const onDragStart = (event: DragEvent) => {
    dragged.current = placeOf(event.target);
    event.dataTransfer.effectAllowed = 'copy';
    event.dataTransfer.setData('text/plain', '');
  };
  const onDragOver = (event: DragEvent) => {
    if (!dragged.current || !placeOf(event.target)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  };
  const onDrop = (event: DragEvent) => {
    const [from, to] = [dragged.current, placeOf(event.target)];
    dragged.current = null;
    event.preventDefault();
    if (from && to && (from.row !== to.row || from.day !== to.day)) onCopy?.(from, to);
  };
  const mayCopy = onCopy !== undefined;
  const latest = useRef<CellEvents>({ onKeyDown, onClick, onDragStart, onDragOver, onDrop });
  useEffect(() => {
    latest.current = { onKeyDown, onClick, onDragStart, onDragOver, onDrop };
  });
  // Cells are given the same functions for good, so that a cell is drawn again for its own sake alone.
  const events = useMemo((): CellEvents => {
    return {
      onKeyDown: (event) => latest.current.onKeyDown(event),
      onClick: (event) => latest.current.onClick(event),
      onDragStart: (event) => latest.current.onDragStart(event),
      onDragOver: (event) => latest.current.onDragOver(event),
      onDrop: (event) => latest.current.onDrop(event),
    };
  }, []);
  return (
    <div ref={scroll} className={classes['scroll']}>
      <table
        aria-label={label}
        aria-rowcount={rows.length + 1}
        className={isCompact ? `${classes['grid']} ${compactClasses['compact']}` : classes['grid']}
        data-many={isCompact || undefined}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={classes['who']}>
              {who}
            </th>
            {dates.map((date) => (
              <th key={date} scope="col" data-today={date === today || undefined} ref={date === today ? bringToday : undefined}>
                <span title={formatDate(date)}>
                  {isCompact ? say(shortWeekday(date)).slice(0, 2) : say(shortWeekday(date))} {dayOf(date)}
                </span>
              </th>
            ))}
            {sum && (
              <th scope="col" className={classes['sum']}>
                {sum.head}
              </th>
            )}
          </tr>
        </thead>
        <WindowRows before={before} after={after} shown={drawn}>
          {(index) => {
            const row = rows[index] as Row;
            return (
              <AssigneeRow
                key={assigneeOf(row).id}
                index={index}
                row={row}
                assigneeOf={assigneeOf}
                cellOf={cellOf}
                sumOf={sum?.of}
                isCompact={isCompact}
                dates={dates}
                today={today}
                active={active.row === index ? active.day : -1}
                draggable={mayCopy}
                events={events}
              />
            );
          }}
        </WindowRows>
        {heads && isCompact && <HeadsRow {...heads} dates={dates} hasSum={sum !== undefined} />}
      </table>
    </div>
  );
}
