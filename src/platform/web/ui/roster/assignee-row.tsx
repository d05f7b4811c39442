import { memo, type DragEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { Assignee, DayCell } from './day-cell.ts';
import classes from './assignee-grid.module.css';
import compactClasses from './compact.module.css';

/** What the cells hear; the same functions as long as the grid stands. */
export interface CellEvents {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

interface AssigneeRowProps<Row> {
  readonly index: number;
  readonly row: Row;
  readonly assigneeOf: (row: Row) => Assignee;
  readonly cellOf: (row: Row, day: number) => DayCell | undefined;
  readonly sumOf: ((row: Row) => ReactNode) | undefined;
  readonly isCompact: boolean;
  readonly dates: readonly CalendarDate[];
  readonly today: string;
  /** The day that the keyboard is on; -1: none of this row. */
  readonly active: number;
  readonly draggable: boolean;
  readonly events: CellEvents;
}

function Row<Row>({ index, row, assigneeOf, cellOf, sumOf, isCompact, dates, today, active, draggable, events }: AssigneeRowProps<Row>) {
  const { name, detail } = assigneeOf(row);
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" className={classes['who']}>
        <span className="cut">{name}</span>
        {!isCompact && <small className="quiet tiny cut">{detail}</small>}
      </th>
      {dates.map((date, day) => {
        const cell = cellOf(row, day);
        return (
          cell && (
            <Cell
              key={date}
              row={index}
              day={day}
              cell={cell}
              isCompact={isCompact}
              name={name}
              date={date}
              isToday={date === today}
              isActive={active === day}
              draggable={draggable && cell.canDrag === true}
              events={events}
            />
          )
        );
      })}
      {sumOf && <td className={classes['sum']}>{sumOf(row)}</td>}
    </tr>
  );
}

/** One assignee: their days, and what these come to. Drawn again when the row is another object. */
export const AssigneeRow = memo(Row) as typeof Row;

interface CellProps {
  readonly row: number;
  readonly day: number;
  readonly cell: DayCell;
  readonly isCompact: boolean;
  readonly name: string;
  readonly date: CalendarDate;
  readonly isToday: boolean;
  readonly isActive: boolean;
  readonly draggable: boolean;
  readonly events: CellEvents;
}

const Cell = memo(function Cell({ row, day, cell, isCompact, name, date, isToday, isActive, draggable, events }: CellProps) {
  const letter = isCompact ? cell.letter : undefined;
  return (
    <td
      data-off={cell.isOff || undefined}
      data-draft={cell.isDraft || undefined}
      data-over={cell.over}
      data-today={isToday || undefined}
      data-tone={isCompact ? (cell.tone ?? undefined) : undefined}
      data-struck={(isCompact && cell.isStruck) || undefined}
    >
      <button
        type="button"
        className={isCompact ? compactClasses['letter'] : classes['cell']}
        data-row={row}
        data-day={day}
        tabIndex={isActive ? 0 : -1}
        // What is seen stands in the name, for whoever speaks to the portal.
        aria-label={`${name}, ${formatDate(date)}: ${[letter, cell.words].filter(Boolean).join(', ')}`}
        title={cell.words}
        draggable={draggable}
        {...events}
      >
        {isCompact ? letter : cell.content}
      </button>
    </td>
  );
});
