/** People by days of a month: who is away, who asked to be, who is off. A mark opens its leave. */
import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  addDays,
  addMonths,
  calendarDate,
  dayOf,
  daysInMonth,
  endOfMonth,
  formatDate,
  formatMonth,
  startOfMonth,
  weekdayOf,
} from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import { closeDetail, openDetail } from '#platform/web/ui/open-detail.ts';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { STATUS_TEXTS } from '#platform/web/ui/status.messages.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { leaveCalendar } from '../../contract/manage-leave.endpoints.ts';
import { TypeLabel, typeColour } from '../leave-parts.tsx';
import { typeName } from '../leave-words.ts';
import { CALENDAR } from './calendar.messages.ts';
import { placeOf } from './leave-tiles.tsx';
import classes from './manage.module.css';

const LeaveDrawer = lazy(async () => ({ default: (await import('./leave-drawer.tsx')).LeaveDrawer }));

const PAGE = '/leave/manage';
const PEOPLE = 100;

export function TeamCalendar() {
  const t = useT(CALENDAR);
  const { locale } = useLocale();
  const today = useToday();
  const search = useSearch();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(search);
  const month = startOfMonth(calendarDate(/^\d{4}-\d{2}$/.test(query.get('month') ?? '') ? `${query.get('month')}-01` : today));
  const [typed, setTyped] = useState('');
  const [keyword] = useDebouncedValue(typed, 300);
  const { data, error, refetch, isFetching } = useEndpoint(
    leaveCalendar,
    { start_date: month, end_date: endOfMonth(month), per_page: PEOPLE, ...(keyword && { keyword }), ...placeOf(search) },
    { quiet: true },
  );
  const open = query.get('open');
  const go = (by: number) => {
    query.set('month', addMonths(month, by).slice(0, 7));
    navigate(`${PAGE}?${query}`);
  };
  return (
    <>
      <div className={classes['bar']}>
        <span className={classes['month']}>
          <ActionIcon variant="default" size={36} aria-label={t('earlier')} onClick={() => go(-1)}>
            <Icon name="chevron-left" />
          </ActionIcon>
          {formatMonth(month, locale)}
          <ActionIcon variant="default" size={36} aria-label={t('later')} onClick={() => go(1)}>
            <Icon name="chevron-right" />
          </ActionIcon>
        </span>
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<Icon name="search" size={16} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons shape="rows" count={10} />
      ) : data.data.length === 0 ? (
        <EmptyState title={CALENDAR.nobody} />
      ) : (
        <div aria-busy={isFetching}>
          <Grid answer={data} month={month} today={today} />
        </div>
      )}
      <Suspense>{open && <LeaveDrawer id={Number(open)} close={closeDetail} />}</Suspense>
    </>
  );
}

type Answer = OutputOf<typeof leaveCalendar>;

function Grid({ answer, month, today }: { answer: Answer; month: string; today: string }) {
  const t = useT(CALENDAR);
  const start = calendarDate(month);
  const dates = Array.from({ length: daysInMonth(start) }, (_, at) => addDays(start, at));
  const used = new Set(answer.data.flatMap(({ days }) => days.map(({ leave_type_id }) => leave_type_id)));
  return (
    <>
      <div className={classes['scroll']}>
        <table className={classes['grid']}>
          <thead>
            <tr>
              <th scope="col" className={classes['who']}>
                {t('employee')}
              </th>
              {dates.map((date) => (
                <th key={date} scope="col" data-today={date === today || undefined}>
                  <abbr title={formatDate(date)} style={{ textDecoration: 'none' }}>
                    {t('weekdays').split(' ')[weekdayOf(date) - 1]}
                    <br />
                    {dayOf(date)}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.data.map((person) => (
              <PersonRow key={person.employee.id} person={person} dates={dates} types={answer.types} />
            ))}
          </tbody>
        </table>
      </div>
      <ul className={classes['legend']}>
        {answer.types
          .filter(({ id }) => used.has(id))
          .map((type) => (
            <li key={type.id}>
              <TypeLabel type={type} />
            </li>
          ))}
        <li>{t('dashed')}</li>
        <li>{t('shaded')}</li>
      </ul>
      {answer.meta.total > answer.data.length && <p>{t('more', { shown: answer.data.length, total: answer.meta.total })}</p>}
    </>
  );
}

function PersonRow({ person, dates, types }: { person: Answer['data'][number]; dates: readonly string[]; types: Answer['types'] }) {
  const t = useT(CALENDAR);
  const say = useSay();
  const { locale } = useLocale();
  const off = new Map(person.off.map((day) => [day.date, day]));
  return (
    <tr>
      <th scope="row" className={classes['who']}>
        {person.employee.name}
        {person.employee.department && <small>{person.employee.department}</small>}
      </th>
      {dates.map((date) => {
        const away = person.days.filter((day) => day.date === date && day.value > 0);
        const free = off.get(date);
        return (
          <td key={date} data-off={free ? true : undefined} title={free ? (free.note ?? t('rest')) : undefined}>
            {away.map((day) => {
              const type = types.find(({ id }) => id === day.leave_type_id);
              return (
                <button
                  key={day.leave_id}
                  type="button"
                  className={classes['mark']}
                  style={typeColour(type?.colour ?? '#64748b')}
                  data-pending={day.status !== 'Approved' || undefined}
                  data-half={day.part !== 'Full' || undefined}
                  aria-label={t('mark', {
                    code: type?.code ?? '',
                    name: person.employee.name,
                    type: typeName(type, locale),
                    date: formatDate(date),
                    status: say(STATUS_TEXTS[day.status.toLowerCase()] ?? { en: day.status, ms: day.status }),
                  })}
                  onClick={() => openDetail(day.leave_id)}
                >
                  {type?.code}
                </button>
              );
            })}
          </td>
        );
      })}
    </tr>
  );
}
