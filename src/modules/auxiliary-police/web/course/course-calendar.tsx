/** The courses of a month: a week a row, on a phone one after the other. A course opens who takes part. */
import { useMediaQuery } from '@mantine/hooks';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import {
  addDays,
  calendarDate,
  dayOf,
  endOfMonth,
  endOfWeek,
  daysInclusive,
  formatDate,
  formatMonth,
  startOfMonth,
  startOfWeek,
  type CalendarDate,
} from '#platform/contract/dates.ts';
import { SHORT_WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { MonthHead } from '#platform/web/ui/page/month-head.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateRangeText, useToday } from '#platform/web/ui/values.tsx';
import { courses, type CourseRow } from '../../contract/course/course.register.ts';
import classes from './course-calendar.module.css';
import { COURSE as W } from './course.messages.ts';

/** More courses than this no month has. */
const MOST = 500;
const WEEK = 7;

interface Shown {
  readonly rows: readonly CourseRow[];
  readonly onOpen: (course: CourseRow) => void;
}

export function CourseCalendar({ onOpen }: { onOpen: (course: CourseRow) => void }) {
  const t = useT(W);
  const search = useSearch();
  const today = useToday();
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const asked = new URLSearchParams(search).get('month') ?? '';
  const month = startOfMonth(calendarDate(/^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? `${asked}-01` : today));
  const { data, error, refetch, isFetching } = useEndpoint(
    courses.list,
    { month: month.slice(0, 7), sort: 'asc', sort_by: 'start_date', per_page: MOST },
    { quiet: true },
  );
  const go = (next: CalendarDate) => {
    const params = new URLSearchParams(search);
    params.set('month', next.slice(0, 7));
    navigate(`?${params.toString()}`, { replace: true });
  };
  const Calendar = phone ? Agenda : Grid;
  return (
    <div className="stack">
      <MonthHead month={month} onMonth={go} />
      <Loaded error={error} refetch={refetch} shape="rows" count={6}>
        {data && (
          <div aria-busy={isFetching}>
            {data.data.length === 0 ? (
              <EmptyState drawing="calendar" title={W.monthEmpty} hint={t('monthHint')} />
            ) : (
              <Calendar rows={data.data} onOpen={onOpen} month={month} today={today} />
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}

function Agenda({ rows, onOpen }: Shown) {
  const t = useT(W);
  return (
    <ul className="list">
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" className={`plain-button row-top ${classes['day'] ?? ''}`} onClick={() => onOpen(row)}>
            <span className="words">
              {row.name}
              <span className="note">
                <DateRangeText from={row.start_date} to={row.end_date} /> · {row.venue} · {t('taken', { taken: row.taken, capacity: row.capacity })}
              </span>
            </span>
            <StatusChip status={row.status} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Grid({ rows, onOpen, month, today }: Shown & { month: CalendarDate; today: CalendarDate }) {
  const t = useT(W);
  const say = useSay();
  const { locale } = useLocale();
  const first = startOfWeek(month);
  const weeks = Array.from({ length: daysInclusive(first, endOfWeek(endOfMonth(month))) / WEEK }, (_, at) => addDays(first, at * WEEK));
  return (
    <section className={classes['scroll']} {...scrollRegion(formatMonth(month, locale))}>
      <table className={classes['grid']}>
        <caption className="sr-only">{t('calendar')}</caption>
        <thead>
          <tr>
            {SHORT_WEEKDAYS.map((day) => (
              <th key={day.en} scope="col">
                {say(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {Array.from({ length: WEEK }, (_, at) => addDays(week, at)).map((date, at) => (
                <td key={date} data-today={date === today || undefined}>
                  <time dateTime={date} className="note">
                    {dayOf(date)}
                  </time>
                  {rows
                    .filter(({ start_date, end_date }) => start_date <= date && date <= end_date)
                    .map((row) => (
                      <button
                        key={row.id}
                        type="button"
                        className="plain-button"
                        data-status={row.status}
                        title={row.name}
                        aria-label={`${formatDate(date)}: ${row.code} ${row.name}, ${t('taken', { taken: row.taken, capacity: row.capacity })}`}
                        onClick={() => onOpen(row)}
                      >
                        {row.start_date === date || at === 0 ? row.name : row.code}
                      </button>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
