/** A month on a phone: how many are away on each day, and who on the chosen one. */
import { useState } from 'react';
import { addDays, dayOf, daysInMonth, formatPeriod, startOfWeek, weekdayOf } from '#platform/contract/dates.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { leaveDurationLabel } from '../../contract/application/leave-duration.ts';
import { DayText, TypeLabel, useWeekday } from '../leave-parts.tsx';
import { holidaysOf, type CalendarAnswer, type CalendarProps } from './calendar-answer.ts';
import { CALENDAR } from './calendar.messages.ts';
import calendar from './team-calendar.module.css';
import classes from './calendar-days.module.css';

interface Absence {
  readonly name: string;
  readonly department: string | null;
  readonly day: CalendarAnswer['data'][number]['days'][number];
}

/** Who is away or asked to be, by date. */
function absencesByDate({ data }: CalendarAnswer): Map<string, Absence[]> {
  const all = data.flatMap(({ employee, days }) =>
    days.filter(({ value }) => value > 0).map((day): Absence => ({ name: employee.name, department: employee.department, day })),
  );
  return Map.groupBy(all, ({ day }) => day.date);
}

/** Why most of the people are off on a day. */
function offByMost({ data }: CalendarAnswer, date: string): 'rest' | 'holiday' | undefined {
  const reasons = data.flatMap(({ off }) => off.filter((day) => day.date === date).map(({ reason }) => reason));
  if (reasons.length * 2 <= data.length) return undefined;
  return reasons.includes('holiday') ? 'holiday' : 'rest';
}

export function CalendarDays({ answer, month, today }: CalendarProps) {
  const t = useT(CALENDAR);
  const weekday = useWeekday();
  const { locale } = useLocale();
  const dates = Array.from({ length: daysInMonth(month) }, (_, at) => addDays(month, at));
  const absences = absencesByDate(answer);
  const [chosen, setChosen] = useState(dates.includes(today) ? today : (dates.find((date) => absences.has(date)) ?? month));
  const away = absences.get(chosen) ?? [];
  const holidays = holidaysOf(answer).filter(({ date }) => date === chosen);
  return (
    <>
      <div className={classes['weekdays']} aria-hidden>
        {Array.from({ length: 7 }, (_, at) => addDays(startOfWeek(month), at)).map((date) => (
          <span key={date}>{weekday(date).slice(0, 2)}</span>
        ))}
      </div>
      <ol className={classes['days']}>
        {dates.map((date, at) => {
          const n = new Set(absences.get(date)?.map(({ name }) => name)).size;
          return (
            <li key={date} {...(at === 0 && { style: { gridColumnStart: weekdayOf(date) } })}>
              <button
                type="button"
                className={classes['day']}
                aria-pressed={date === chosen}
                aria-label={t('away', { date: formatPeriod(date, date, locale), n })}
                data-today={date === today || undefined}
                data-off={offByMost(answer, date)}
                onClick={() => setChosen(date)}
              >
                {dayOf(date)}
                <span className={classes['count']} aria-hidden>
                  {n > 0 && n}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <section aria-live="polite">
        <h3 className={classes['chosen']}>
          <DayText value={chosen} />
          {holidays.map(({ name }) => (
            <small className="quiet tiny" key={name}>
              {name}
            </small>
          ))}
        </h3>
        {away.length === 0 ? (
          <p className={`${calendar['beside']} quiet small flush`}>{t('nobodyAway')}</p>
        ) : (
          <ul className="list">
            {away.map((absence) => (
              <AbsenceRow key={`${absence.day.leave_id} ${absence.name}`} absence={absence} types={answer.types} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function AbsenceRow({ absence: { name, department, day }, types }: { absence: Absence; types: CalendarAnswer['types'] }) {
  const say = useSay();
  return (
    <li>
      <button type="button" className={classes['absence']} onClick={() => openDetail(day.leave_id)}>
        <span>
          {name}
          {department && <small className="quiet tiny">{department}</small>}
        </span>
        <StatusChip status={day.status} />
        <span className={classes['what']}>
          <TypeLabel type={types.find(({ id }) => id === day.leave_type_id)} />
          {day.part !== 'Full' && <small className="quiet tiny">{say(leaveDurationLabel(day.date, day.date, day.part))}</small>}
        </span>
      </button>
    </li>
  );
}
