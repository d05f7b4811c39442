/** A week of the roster on a phone, person by person: what it comes to, and the days of whom one opens. */
import { useMemo, useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { PhoneRosterProps } from './roster-day.tsx';
import { useRosterWords } from './roster-words.ts';
import classes from './roster-phone.module.css';

const NOBODY = 0;

export function RosterPeople({ rows, kinds, dates, onOpen }: PhoneRosterProps) {
  const say = useSay();
  const words = useRosterWords();
  const faces = useMemo(() => kinds.map(words.faceOf), [kinds, words]);
  const [chosen, choose] = useState<number | null>(null);
  // The only one who is found is open until they are closed.
  const opened = chosen ?? (rows.length === 1 ? rows[0]?.employee.id : NOBODY);
  return (
    <ul className="list">
      {rows.map(({ employee, days, weeks: [week] }, row) => {
        const isOpen = opened === employee.id;
        return (
          <li key={employee.id} className={`${classes['group']} frame`}>
            <button type="button" className={`${classes['person']} plain-button`} aria-expanded={isOpen} onClick={() => choose(isOpen ? NOBODY : employee.id)}>
              <span className="lines">
                <span className="strong">{employee.name}</span>
                {week && (
                  <span className="note" data-warn={week.warnings.length > 0 || undefined}>
                    {words.weekText(week, formatDate(dates[0] ?? ''))}
                  </span>
                )}
              </span>
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
            </button>
            {isOpen && (
              <ol className="bare">
                {dates.map((date, day) => {
                  const face = faces[days[day] ?? -1];
                  return (
                    <li key={date} className={classes['entry']}>
                      <button
                        type="button"
                        className="plain-button"
                        data-off={face?.isOff || undefined}
                        data-draft={face?.isDraft || undefined}
                        onClick={() => onOpen({ row, day })}
                      >
                        <span className={`${classes['date']} tabular`}>
                          {say(shortWeekday(date))} {formatDate(date).slice(0, 5)}
                        </span>
                        <span className="words">{face?.words}</span>
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
