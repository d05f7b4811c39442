/** One month as a strip of days: own leave, rest days and holidays. A day of leave opens it. */
import { useState } from 'react';
import { addDays, dayOf, daysInMonth, endOfMonth, formatDate, formatMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { MonthHead } from '#platform/web/ui/page/month-head.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { ownCalendar } from '../../contract/leave.endpoints.ts';
import { typeColour, useWeekday } from '../leave-parts.tsx';
import { DAY_REASON_NAMES, typeName } from '../leave-words.ts';
import classes from './month-strip.module.css';
import { MY_LEAVE } from './my-leave.messages.ts';

/** @param year whose first month is shown; of the current year the current month. */
export function MonthStrip({ year }: { year: number }) {
  const t = useT(MY_LEAVE);
  const { locale } = useLocale();
  const today = useToday();
  const [month, setMonth] = useState(() => startOfMonth(today.startsWith(String(year)) ? today : (`${year}-01-01` as CalendarDate)));
  const { data, error, refetch, isFetching } = useEndpoint(ownCalendar, { start_date: month, end_date: endOfMonth(month) }, { quiet: true });
  const dates = Array.from({ length: daysInMonth(month) }, (_, at) => addDays(month, at));
  const name = t('month', { month: formatMonth(month, locale) });
  return (
    <section className={classes['frame']} aria-busy={isFetching}>
      <MonthHead month={month} onMonth={setMonth} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <section className={`${classes['scroll']} swiped`} {...scrollRegion(name)} hidden={error !== null}>
        <ol key={month} ref={scrollToToday} className={classes['strip']}>
          {dates.map((date) => (
            <Day key={date} date={date} today={date === today} calendar={data?.data} />
          ))}
        </ol>
      </section>
    </section>
  );
}

/** On a phone the days before yesterday are scrolled out of sight. */
function scrollToToday(strip: HTMLOListElement | null): void {
  const day = strip?.querySelector<HTMLElement>('[aria-current]');
  const first = day?.previousElementSibling ?? day;
  if (strip?.parentElement && first instanceof HTMLElement) strip.parentElement.scrollLeft = first.offsetLeft - strip.offsetLeft;
}

type Calendar = OutputOf<typeof ownCalendar>['data'];

function Day({ date, today, calendar }: { date: CalendarDate; today: boolean; calendar: Calendar | undefined }) {
  const weekday = useWeekday();
  const reason = useT(DAY_REASON_NAMES);
  const off = calendar?.off.find((day) => day.date === date);
  const leave = calendar?.days.filter((day) => day.date === date && day.value > 0) ?? [];
  const why = off ? (off.note ?? reason(off.reason)) : undefined;
  return (
    <li className={classes['day']} data-off={off?.reason} title={why} aria-current={today ? 'date' : undefined}>
      <span className={classes['weekday']}>{weekday(date)}</span>
      <span className={classes['number']}>{dayOf(date)}</span>
      {why && <span className="sr-only">{why}</span>}
      {leave.map((day) => (
        <Mark key={day.leave_id} day={day} type={calendar?.types.find(({ id }) => id === day.leave_type_id)} />
      ))}
    </li>
  );
}

function Mark({ day, type }: { day: Calendar['days'][number]; type: Calendar['types'][number] | undefined }) {
  const say = useSay();
  const { locale } = useLocale();
  const status = say(STATUS_TEXTS[day.status.toLowerCase()] ?? { en: day.status, ms: day.status });
  const announced = [formatDate(day.date), typeName(type, locale), status].join(', ');
  return (
    <button
      type="button"
      className={classes['mark']}
      style={typeColour(type?.colour ?? '#64748b')}
      data-pending={day.status !== 'Approved' || undefined}
      data-part={day.part}
      title={announced}
      aria-label={`${type?.code ?? ''}: ${announced}`}
      onClick={() => openDetail(day.leave_id)}
    >
      {type?.code}
    </button>
  );
}
