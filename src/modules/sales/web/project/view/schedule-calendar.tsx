/** The schedules of a period by its days: how many stand in which state. A day opens its schedules. */
import { useState, type ReactNode } from 'react';
import { addDays, dayOf, daysInclusive, endOfWeek, formatDate, startOfWeek, type CalendarDate } from '#platform/contract/dates.ts';
import { shortWeekday, WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { ScheduleRow } from '../../../contract/schedule/schedule.endpoints.ts';
import { SCHEDULE_STATUSES } from '../../../contract/schedule-status.ts';
import classes from './schedule-calendar.module.css';
import { VIEW } from './view.messages.ts';

export interface ScheduleCalendarProps {
  readonly rows: readonly ScheduleRow[];
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** The schedules of the day that was chosen. */
  readonly children: (ofDay: readonly ScheduleRow[]) => ReactNode;
}

/** More days than these are no calendar any more. */
const MOST_DAYS = 100;

/** Whole weeks from Monday to Sunday, so that weekdays stand below each other. */
export function ScheduleCalendar({ rows, from, to, children }: ScheduleCalendarProps) {
  const t = useT(VIEW);
  const say = useSay();
  const today = useToday();
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  if (daysInclusive(from, to) > MOST_DAYS) return <p className="note">{t('longPeriod', { n: MOST_DAYS })}</p>;
  const byDate = Map.groupBy(rows, ({ date }) => date);
  const monday = startOfWeek(from);
  const dates = Array.from({ length: daysInclusive(monday, endOfWeek(to)) }, (_, at) => addDays(monday, at));
  const ofDay = chosen ? (byDate.get(chosen) ?? []) : [];
  return (
    <>
      <div className={classes['grid']} role="group" aria-label={t('calendar')}>
        {WEEKDAYS.map((_, at) => (
          <span key={at} className={classes['weekday']} aria-hidden>
            {say(shortWeekday(addDays(monday, at)))}
          </span>
        ))}
        {dates.map((date) => (
          <Day key={date} date={date} rows={byDate.get(date) ?? []} isToday={date === today} isChosen={date === chosen} onChoose={setChosen} />
        ))}
      </div>
      {chosen && ofDay.length > 0 ? (
        <section className="stack" aria-label={formatDate(chosen)}>
          <h3 className="heading">{`${say(shortWeekday(chosen))} ${formatDate(chosen)}`}</h3>
          {children(ofDay)}
        </section>
      ) : (
        <p className="note">{t('chooseDay')}</p>
      )}
    </>
  );
}

interface DayProps {
  readonly date: CalendarDate;
  readonly rows: readonly ScheduleRow[];
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (date: CalendarDate) => void;
}

function Day({ date, rows, isToday, isChosen, onChoose }: DayProps) {
  const say = useSay();
  const byStatus = Map.groupBy(rows, ({ status }) => status);
  const number = (
    <>
      <span aria-hidden className={classes['date']}>
        <span className={classes['name']}>{say(shortWeekday(date))} </span>
        {dayOf(date)}
      </span>
      <span className="sr-only">{`${say(shortWeekday(date))} ${formatDate(date)}`}</span>
    </>
  );
  if (rows.length === 0)
    return (
      <div className={classes['day']} data-empty data-today={isToday || undefined}>
        {number}
      </div>
    );
  return (
    <button type="button" className={classes['day']} data-today={isToday || undefined} aria-pressed={isChosen} onClick={() => onChoose(date)}>
      {number}
      {SCHEDULE_STATUSES.map((status) => {
        const count = byStatus.get(status)?.length ?? 0;
        return (
          count > 0 && (
            <span key={status} className={classes['count']}>
              <span className="tabular">{count}</span> <StatusChip status={status} />
            </span>
          )
        );
      })}
    </button>
  );
}
