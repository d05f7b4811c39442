/**
 * People by days. Only the rows in view are drawn; a cell is drawn again when its own day changes or the keyboard comes to it.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type DragEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { addDays, dayOf, formatDate, startOfWeek, type CalendarDate } from '#platform/contract/dates.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useWhenQuiet } from '#platform/web/call/when-quiet.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { RosterKind, RosterRow } from '../../contract/roster/roster.schema.ts';
import { WindowRows } from '#platform/web/ui/table/window-rows.tsx';
import { bringToday } from '#platform/web/ui/roster/bring-today.ts';
import { GridRow, type CellEvents } from './grid-row.tsx';
import { PlannedRow } from './month/planned-row.tsx';
import { RosterLegend } from './month/roster-legend.tsx';
import { markOf, plannedOn, shiftsOf } from './month/roster-marks.ts';
import { placeAfter, type Place } from '#platform/web/ui/roster/grid-keys.ts';
import { ROSTER } from './roster.messages.ts';
import { useRosterWords } from './roster-words.ts';
import classes from './roster-grid.module.css';
import month from './month/roster-month.module.css';

const ROW_HEIGHT = { week: 65, month: 35 };
/** More days than a week are drawn as letters. */
const WEEK_DAYS = 7;
/** Cells up to which all rows are drawn at once. */
const ALL_DRAWN = 700;
/** Rows outside the view that are drawn for whoever scrolls, once the page rests. */
const ROWS_AROUND = 6;

export interface RosterGridProps {
  readonly label: string;
  readonly rows: readonly RosterRow[];
  readonly kinds: readonly RosterKind[];
  readonly dates: readonly CalendarDate[];
  /** Of a month: how many people each day needs. */
  readonly needed?: readonly number[] | undefined;
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

export function RosterGrid({ label, rows, kinds, dates, needed, onOpen, onCopy, onCopied, onClear }: RosterGridProps) {
  const t = useT(ROSTER);
  const say = useSay();
  const today = useToday();
  const words = useRosterWords();
  const scroll = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Place>({ row: 0, day: Math.max(0, dates.indexOf(today)) });
  const [rests, setRests] = useState(false);
  useWhenQuiet(() => startTransition(() => setRests(true)));
  const copied = useRef<Place | null>(null);
  const dragged = useRef<Place | null>(null);
  const moved = useRef(false);
  const faces = useMemo(() => kinds.map(words.faceOf), [kinds, words]);
  const { locale } = useLocale();
  const isMonth = dates.length > WEEK_DAYS;
  const shifts = useMemo(() => shiftsOf(isMonth ? kinds : []), [kinds, isMonth]);
  const marks = useMemo(() => (isMonth ? kinds.map((kind) => markOf(kind, shifts, locale)) : null), [kinds, shifts, locale, isMonth]);
  const mondays = useMemo(() => weeksOf(dates), [dates]);
  const isLong = rows.length * dates.length > ALL_DRAWN;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => (isMonth ? ROW_HEIGHT.month : ROW_HEIGHT.week),
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
  const weekText = useCallback(
    (row: RosterRow, at: number) => words.weekText(row.weeks[at] ?? { minutes: 0, warnings: [] }, formatDate(mondays[at] ?? '')),
    [mondays, words],
  );

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
    <>
      {isMonth && <RosterLegend shifts={[...shifts.values()]} kinds={kinds} />}
      <div ref={scroll} className={classes['scroll']}>
        <table
          aria-label={label}
          aria-rowcount={rows.length + 1}
          className={isMonth ? `${classes['grid']} ${month['month']}` : classes['grid']}
          data-many={isMonth || undefined}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={classes['who']}>
                {t('employee')}
              </th>
              {dates.map((date) => (
                <th key={date} scope="col" data-today={date === today || undefined} ref={date === today ? bringToday : undefined}>
                  <span title={formatDate(date)}>
                    {isMonth ? say(shortWeekday(date)).slice(0, 2) : say(shortWeekday(date))} {dayOf(date)}
                  </span>
                </th>
              ))}
              <th scope="col" className={classes['hours']}>
                {t('hours')}
              </th>
            </tr>
          </thead>
          <WindowRows before={before} after={after} shown={drawn}>
            {(index) => {
              const row = rows[index] as RosterRow;
              return (
                <GridRow
                  key={row.employee.id}
                  index={index}
                  row={row}
                  faces={faces}
                  marks={marks}
                  dates={dates}
                  today={today}
                  active={active.row === index ? active.day : -1}
                  weekCount={mondays.length}
                  weekText={weekText}
                  draggable={mayCopy}
                  events={events}
                />
              );
            }}
          </WindowRows>
          {marks && <PlannedRow planned={plannedOn(rows, marks, dates.length)} needed={needed} dates={dates} />}
        </table>
      </div>
    </>
  );
}

/** The Mondays of the weeks that the dates touch. */
function weeksOf(dates: readonly CalendarDate[]): CalendarDate[] {
  const [first, last] = [dates[0], dates.at(-1)];
  const mondays: CalendarDate[] = [];
  if (first && last) for (let monday = startOfWeek(first); monday <= last; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}
