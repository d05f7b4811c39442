/** A week on a phone, person by person. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import type { RosterKind, RosterRow } from '../../contract/roster/roster.schema.ts';
import type { Place } from './roster-keys.ts';
import { useRosterWords } from './roster-words.ts';
import classes from './roster-view.module.css';

interface RosterCardsProps {
  readonly rows: readonly RosterRow[];
  readonly kinds: readonly RosterKind[];
  readonly dates: readonly CalendarDate[];
  readonly onOpen: (place: Place) => void;
}

export function RosterCards({ rows, kinds, dates, onOpen }: RosterCardsProps) {
  const say = useSay();
  const words = useRosterWords();
  const faces = kinds.map(words.faceOf);
  return (
    <ul className="list stack">
      {rows.map(({ employee, days, weeks }, row) => (
        <li key={employee.id} className={`${classes['person']} card`}>
          <h3>{employee.name}</h3>
          {weeks[0] && <p className="note flush">{words.weekText(weeks[0], formatDate(dates[0] ?? ''))}</p>}
          <ul className="bare">
            {dates.map((date, day) => {
              const face = faces[days[day] ?? -1];
              return (
                <li key={date}>
                  <button
                    type="button"
                    className={classes['day']}
                    data-off={face?.isOff || undefined}
                    data-draft={face?.isDraft || undefined}
                    onClick={() => onOpen({ row, day })}
                  >
                    <span className="tabular">
                      {say(shortWeekday(date))} {formatDate(date).slice(0, 5)}
                    </span>
                    <span>{face?.words}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
