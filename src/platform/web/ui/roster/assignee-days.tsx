import { useState } from 'react';
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import type { Assignee, DayCell } from './day-cell.ts';
import type { Place } from './grid-keys.ts';
import classes from './phone.module.css';

const NOBODY = 0;

interface AssigneeDaysProps<Row> {
  readonly rows: readonly Row[];
  /** Of one week. */
  readonly dates: readonly CalendarDate[];
  readonly assigneeOf: (row: Row) => Assignee;
  readonly cellOf: (row: Row, day: number) => DayCell | undefined;
  /** Below the name: what the days come to. */
  readonly noteOf: (row: Row) => { readonly words: string; readonly warns: boolean } | null;
  readonly onOpen: (place: Place) => void;
}

/** A week on a phone, person by person: what it comes to, and the days of whom one opens. */
export function AssigneeDays<Row>({ rows, dates, assigneeOf, cellOf, noteOf, onOpen }: AssigneeDaysProps<Row>) {
  const say = useSay();
  const [chosen, choose] = useState<number | null>(null);
  // The only one who is found is open until they are closed.
  const [only] = rows.length === 1 ? rows : [];
  const opened = chosen ?? (only === undefined ? NOBODY : assigneeOf(only).id);
  return (
    <ul className="list">
      {rows.map((each, row) => {
        const { id, name } = assigneeOf(each);
        const note = noteOf(each);
        const isOpen = opened === id;
        return (
          <li key={id} className={`${classes['group']} frame`}>
            <button type="button" className={`${classes['person']} plain-button`} aria-expanded={isOpen} onClick={() => choose(isOpen ? NOBODY : id)}>
              <span className="lines">
                <span className="strong">{name}</span>
                {note && (
                  <span className="note" data-warn={note.warns || undefined}>
                    {note.words}
                  </span>
                )}
              </span>
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
            </button>
            {isOpen && (
              <ol className="bare">
                {dates.map((date, day) => {
                  const cell = cellOf(each, day);
                  return (
                    <li key={date} className={classes['entry']}>
                      <button
                        type="button"
                        className="plain-button"
                        data-off={cell?.isOff || undefined}
                        data-draft={cell?.isDraft || undefined}
                        onClick={() => onOpen({ row, day })}
                      >
                        <span className={`${classes['date']} tabular`}>
                          {say(shortWeekday(date))} {formatDate(date).slice(0, 5)}
                        </span>
                        <span className="words">{cell?.words}</span>
                      </button>
                    </li>
                  );
                })}
              </ol>
            )}
          </li>
        );
      })}
    </ul>
  );
}
