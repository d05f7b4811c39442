import { memo, type DragEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { RosterRow } from '../../contract/roster/roster.schema.ts';
import { hoursText, type Face } from './roster-words.ts';
import classes from './roster-grid.module.css';
import type { DayMark } from './month/roster-marks.ts';
import month from './month/roster-month.module.css';

/** What the cells hear; the same functions as long as the grid stands. */
export interface CellEvents {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

interface GridRowProps {
  readonly index: number;
  readonly row: RosterRow;
  readonly faces: readonly Face[];
  /** Of a month: what each kind of day draws instead. */
  readonly marks: readonly DayMark[] | null;
  readonly dates: readonly CalendarDate[];
  readonly today: string;
  /** The day that the keyboard is on; -1: none of this row. */
  readonly active: number;
  readonly weekCount: number;
  readonly weekText: (row: RosterRow, at: number) => string;
  readonly draggable: boolean;
  readonly events: CellEvents;
}

/** One person: their days, and what each week comes to. */
export const GridRow = memo(function GridRow({ index, row, faces, marks, dates, today, active, weekCount, weekText, draggable, events }: GridRowProps) {
  const { employee, days, weeks } = row;
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" className={classes['who']}>
        <span className="cut">{employee.name}</span>
        {!marks && <small className="quiet tiny cut">{employee.position ?? employee.employee_code}</small>}
      </th>
      {dates.map((date, at) => {
        const face = faces[days[at] ?? -1];
        return (
          face && (
            <Cell
              key={date}
              row={index}
              day={at}
              face={face}
              mark={marks?.[days[at] ?? -1]}
              name={employee.name}
              date={date}
              isToday={date === today}
              isActive={active === at}
              draggable={draggable && face.sessions.length > 0}
              events={events}
            />
          )
        );
      })}
      <td className={classes['hours']}>
        {/* As many as there are weeks: rows of the days before may still stand here. */}
        {marks ? (
          <MonthHours row={row} weekCount={weekCount} weekText={weekText} />
        ) : (
          weeks.slice(0, weekCount).map((week, at) => (
            <span key={at} title={weekText(row, at)} data-warn={week.warnings.length > 0 || undefined}>
              {hoursText(week.minutes)}
              {week.warnings.length > 0 && <Icon name="alert" size={14} label={weekText(row, at)} />}
            </span>
          ))
        )}
      </td>
    </tr>
  );
});

/** The weeks of a month in one figure; each of them, and what is wrong with it, under the pointer. */
function MonthHours({ row, weekCount, weekText }: Pick<GridRowProps, 'row' | 'weekCount' | 'weekText'>) {
  const weeks = row.weeks.slice(0, weekCount);
  const text = weeks.map((_, at) => weekText(row, at)).join('\n');
  const hasWarning = weeks.some(({ warnings }) => warnings.length > 0);
  return (
    <span title={text} data-warn={hasWarning || undefined}>
      {hoursText(weeks.reduce((sum, { minutes }) => sum + minutes, 0))}
      {hasWarning && <Icon name="alert" size={14} label={text} />}
    </span>
  );
}

interface CellProps {
  readonly row: number;
  readonly day: number;
  readonly face: Face;
  readonly mark: DayMark | undefined;
  readonly name: string;
  readonly date: CalendarDate;
  readonly isToday: boolean;
  readonly isActive: boolean;
  readonly draggable: boolean;
  readonly events: CellEvents;
}

const Cell = memo(function Cell({ row, day, face, mark, name, date, isToday, isActive, draggable, events }: CellProps) {
  return (
    <td
      data-off={face.isOff || undefined}
      data-draft={face.isDraft || undefined}
      data-over={face.over?.kind}
      data-today={isToday || undefined}
      data-tone={mark?.tone ?? undefined}
      data-struck={mark?.isStruck || undefined}
    >
      <button
        type="button"
        className={mark ? month['letter'] : classes['cell']}
        data-row={row}
        data-day={day}
        tabIndex={isActive ? 0 : -1}
        // What is seen stands in the name, for whoever speaks to the portal.
        aria-label={`${name}, ${formatDate(date)}: ${[mark?.letter, face.words].filter(Boolean).join(', ')}`}
        title={face.words}
        draggable={draggable}
        {...events}
      >
        {mark ? mark.letter : <Times face={face} />}
      </button>
    </td>
  );
});

/** What a cell of a week has room for. */
function Times({ face }: { face: Face }) {
  return (
    <>
      {face.lines.map((line) => (
        <span key={line} className="tabular">
          {line}{' '}
        </span>
      ))}
      {face.text && <span className="quiet">{face.text} </span>}
      {face.site && <small className="cut">{face.site} </small>}
      {face.over && <small className="strong cut">{face.over.name}</small>}
    </>
  );
}
