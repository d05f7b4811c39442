/** A day of the roster on a phone: the days of the week to choose from, and who works by which times. */
import { useMemo } from 'react';
import { dayOf, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { sayTimes } from '#platform/contract/time/shown-times.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { RosterKind, RosterRow } from '../../contract/roster/roster.schema.ts';
import { countDay, groupDay, type DayEntry } from './day-groups.ts';
import type { Place } from '#platform/web/ui/roster/grid-keys.ts';
import { ROSTER } from './roster.messages.ts';
import { useRosterWords } from './roster-words.ts';
import classes from './roster-phone.module.css';

export interface PhoneRosterProps {
  readonly rows: readonly RosterRow[];
  readonly kinds: readonly RosterKind[];
  /** Of one week. */
  readonly dates: readonly CalendarDate[];
  readonly onOpen: (place: Place) => void;
}
interface RosterDayProps extends PhoneRosterProps {
  /** The place of the shown day among the dates. */
  readonly day: number;
  readonly onDay: (date: CalendarDate) => void;
}

export function RosterDay({ rows, kinds, dates, day, onDay, onOpen }: RosterDayProps) {
  const t = useT(ROSTER);
  const { locale } = useLocale();
  const words = useRosterWords();
  const { groups, away } = useMemo(() => groupDay(rows, kinds, kinds.map(words.faceOf), day), [rows, kinds, words, day]);
  const date = dates[day];
  const list = (entries: readonly DayEntry[], why: boolean) => (
    <ul className="bare">
      {entries.map(({ at, row, face }) => (
        <li key={row.employee.id} className={classes['entry']}>
          <button
            type="button"
            className="plain-button"
            data-draft={face.isDraft || undefined}
            aria-label={`${row.employee.name}, ${formatDate(date)}: ${face.words}`}
            onClick={() => onOpen({ row: at, day })}
          >
            <span className="lines">
              <span className="strong">{row.employee.name}</span>
              <span className="note">
                {[why ? (face.over?.name ?? face.text) : (row.employee.position ?? row.employee.employee_code), face.site, why ? null : face.over?.name]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {face.isDraft && <StatusChip status="Draft" />}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Week rows={rows} kinds={kinds} dates={dates} day={day} onDay={onDay} />
      {groups.length === 0 && <p className="quiet">{t('nobodyWorks')}</p>}
      {groups.map(({ times, entries }) => (
        <section key={times} className={`${classes['group']} frame`}>
          <h3 className="subheading">
            <span className="tabular">{sayTimes(times, locale)}</span> <span className="quiet">{t('people', { n: entries.length })}</span>
          </h3>
          {list(entries, false)}
        </section>
      ))}
      {away.length > 0 && (
        <details key={String(date)} className={`${classes['group']} frame`} open={groups.length === 0}>
          <summary className="subheading">{t('notWorking', { n: away.length })}</summary>
          {list(away, true)}
        </details>
      )}
    </>
  );
}

function Week({ rows, kinds, dates, day, onDay }: Omit<RosterDayProps, 'onOpen'>) {
  const t = useT(ROSTER);
  const say = useSay();
  const today = useToday();
  const counts = useMemo(() => dates.map((_, at) => countDay(rows, kinds, at)), [rows, kinds, dates]);
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
