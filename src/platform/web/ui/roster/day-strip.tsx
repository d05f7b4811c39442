import { dayOf, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useToday } from '../values.tsx';
import { DAYS_GRID } from './days-grid.messages.ts';
import classes from './phone.module.css';

interface DayStripProps {
  /** Of one week. */
  readonly dates: readonly CalendarDate[];
  /** Of each day: how many people work, and whether some of it is a draft. */
  readonly counts: readonly { readonly working: number; readonly hasDrafts: boolean }[];
  /** The place of the shown day among the dates. */
  readonly day: number;
  readonly onDay: (date: CalendarDate) => void;
}

/** On a phone: the days of a week to choose from, each with how many people work. */
export function DayStrip({ dates, counts, day, onDay }: DayStripProps) {
  const t = useT(DAYS_GRID);
  const say = useSay();
  const today = useToday();
  return (
    <div role="group" aria-label={t('daysOfWeek')} className={classes['week']}>
      {dates.map((date, at) => {
        const { working = 0, hasDrafts = false } = counts[at] ?? {};
        const name = `${say(shortWeekday(date))} ${formatDate(date)}, ${t('work', { n: working })}${hasDrafts ? `, ${t('withDrafts')}` : ''}`;
        return (
          <button
            key={date}
            type="button"
            aria-pressed={at === day}
            data-today={date === today || undefined}
            data-draft={hasDrafts || undefined}
            onClick={() => onDay(date)}
          >
            <span className="sr-only">{name}</span>
            <span className="tiny" aria-hidden>
              {say(shortWeekday(date))}
            </span>
            <strong className="tabular" aria-hidden>
              {dayOf(date)}
            </strong>
            <span className="tiny tabular" aria-hidden>
              {working}
            </span>
          </button>
        );
      })}
    </div>
  );
}
