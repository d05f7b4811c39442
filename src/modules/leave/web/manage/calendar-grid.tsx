/** People by days of a month. Arrow keys go from mark to mark. */
import type { KeyboardEvent } from 'react';
import { addDays, dayOf, daysInMonth, formatDate, formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { leaveDurationLabel } from '../../contract/application/leave-duration.ts';
import { LEAVE_STATUS_NAMES } from '../../contract/report/report.messages.ts';
import { typeColour, useWeekday } from '../leave-parts.tsx';
import { typeName } from '../leave-words.ts';
import type { CalendarAnswer, CalendarProps } from './calendar-answer.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import { CALENDAR } from './calendar.messages.ts';
import classes from './calendar-grid.module.css';

type Person = CalendarAnswer['data'][number];
type Types = CalendarAnswer['types'];

const ARROWS: Readonly<Record<string, readonly [days: number, people: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** To the next mark of the row, or to the nearest mark of the next row that has one. */
function onArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = ARROWS[event.key];
  if (!step) return;
  const from = event.currentTarget;
  event.preventDefault();
  const marks = [...(from.closest('table')?.querySelectorAll<HTMLElement>('button[data-day]') ?? [])];
  const place = (mark: HTMLElement) => ({ row: Number(mark.dataset['row']), day: Number(mark.dataset['day']) });
  const at = place(from);
  const [days, people] = step;
  const upcoming = marks.filter((mark) =>
    days ? place(mark).row === at.row && (place(mark).day - at.day) * days > 0 : (place(mark).row - at.row) * people > 0,
  );
  const far = (mark: HTMLElement) => Math.abs(place(mark).row - at.row) * 100 + Math.abs(place(mark).day - at.day);
  upcoming.toSorted((a, b) => far(a) - far(b))[0]?.focus();
}

export function CalendarGrid({ answer, month, today }: CalendarProps) {
  const t = useT(CALENDAR);
  const { locale } = useLocale();
  const weekday = useWeekday();
  const dates = Array.from({ length: daysInMonth(month) }, (_, at) => addDays(month, at));
  return (
    <>
      <section className={classes['scroll']} {...scrollRegion(formatMonth(month, locale))}>
        <table className={`${classes['grid']} day-grid`}>
          <thead>
            <tr>
              <th scope="col" className={classes['who']}>
                {t('employee')}
              </th>
              {dates.map((date) => (
                <th key={date} scope="col" data-today={date === today || undefined}>
                  <abbr title={formatDate(date)}>
                    {weekday(date).slice(0, 2)}
                    <br />
                    {dayOf(date)}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.data.map((person, row) => (
              <PersonRow key={person.employee.id} row={row} person={person} dates={dates} types={answer.types} today={today} />
            ))}
          </tbody>
          {answer.meta.total === answer.data.length && <Away people={answer.data} dates={dates} />}
        </table>
      </section>
      <CalendarLegend answer={answer} />
    </>
  );
}

/** How many are away each day; whoever only asked is not. */
function Away({ people, dates }: { people: readonly Person[]; dates: readonly CalendarDate[] }) {
  const t = useT(CALENDAR);
  const away = people.map(({ days }) => new Set(days.flatMap(({ date, value, status }) => (status === 'Approved' && value > 0 ? [date] : []))));
  return (
    <tfoot>
      <tr>
        <th scope="row" className={classes['who']}>
          {t('awayShown')}
        </th>
        {dates.map((date) => {
          const n = away.filter((days) => days.has(date)).length;
          return <td key={date}>{n > 0 && n}</td>;
        })}
      </tr>
    </tfoot>
  );
}

function PersonRow({ person, row, dates, types, today }: { person: Person; row: number; dates: readonly CalendarDate[]; types: Types; today: CalendarDate }) {
  const t = useT(CALENDAR);
  const off = new Map(person.off.map((day) => [day.date, day]));
  return (
    <tr>
      <th scope="row" className={classes['who']}>
        {person.employee.name}
        {person.employee.department && <small className="quiet tiny">{person.employee.department}</small>}
      </th>
      {dates.map((date) => {
        const free = off.get(date);
        return (
          <td key={date} data-off={free?.reason} data-today={date === today || undefined} title={free ? (free.note ?? t('rest')) : undefined}>
            {person.days
              .filter((day) => day.date === date && day.value > 0)
              .map((day) => (
                <Mark key={day.leave_id} day={day} row={row} name={person.employee.name} type={types.find(({ id }) => id === day.leave_type_id)} />
              ))}
          </td>
        );
      })}
    </tr>
  );
}

function Mark({ day, row, name, type }: { day: Person['days'][number]; row: number; name: string; type: Types[number] | undefined }) {
  const say = useSay();
  const { locale } = useLocale();
  const part = day.part === 'Full' ? [] : [say(leaveDurationLabel(day.date, day.date, day.part))];
  const words = `${type?.code ?? ''}: ${[name, typeName(type, locale), formatDate(day.date), ...part, say(LEAVE_STATUS_NAMES[day.status])].join(', ')}`;
  return (
    <button
      type="button"
      className={classes['mark']}
      style={typeColour(type?.colour ?? '#64748b')}
      data-row={row}
      data-day={dayOf(day.date as CalendarDate)}
      data-pending={day.status !== 'Approved' || undefined}
      data-part={day.part}
      aria-label={words}
      title={words}
      onKeyDown={onArrow}
      onClick={() => openDetail(day.leave_id)}
    >
      {type?.code}
    </button>
  );
}
