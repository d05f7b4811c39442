/** Employees by the days of a month, a letter for each; of many only those in view are drawn. A letter opens its day. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { addDays, calendarDate, daysInMonth, formatDate, formatMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { closeDetail, openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { FilterBar } from '#platform/web/ui/filter/filter-bar.tsx';
import { filterInput } from '#platform/web/ui/list/list-url.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { MonthHead } from '#platform/web/ui/page/month-head.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { attendanceGrid } from '../../contract/manage/manage-attendance.endpoints.ts';
import { WindowRows } from '#platform/web/ui/table/window-rows.tsx';
import { DayHeads } from '#platform/web/ui/roster/day-heads.tsx';
import { addressWith, PEOPLE_FILTERS } from './day-filter.ts';
import { NobodyShown } from '#modules/roster/web/public.tsx';
import { LETTERS, MonthLetters, useLetter } from './month-letters.tsx';
import { MANAGE } from './manage.messages.ts';
import classes from './month-grid.module.css';

const DayDrawer = lazyDrawer(async () => (await import('./day-drawer.tsx')).DayDrawer, { title: MANAGE.day, shape: 'detail', size: 640 });

const DEFAULTS = { perPage: 500, sort: 'asc', sortBy: 'name' } as const;
const ROW_HEIGHT = 37;
/** Above this many rows only those in view are drawn. */
const VIRTUAL_ABOVE = 60;

type Person = OutputOf<typeof attendanceGrid>['data'][number];

export function MonthGrid({ phone }: { phone: boolean }) {
  const t = useT(MANAGE);
  const search = useSearch();
  const today = useToday();
  const list = useListState(PEOPLE_FILTERS, DEFAULTS);
  const query = new URLSearchParams(search);
  const asked = query.get('month') ?? '';
  const month = startOfMonth(calendarDate(/^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? `${asked}-01` : today));
  const input = { month, per_page: DEFAULTS.perPage, sort: DEFAULTS.sort, sort_by: DEFAULTS.sortBy, ...filterInput(list.state, PEOPLE_FILTERS) };
  const { data, error, refetch, isFetching } = useEndpoint(attendanceGrid, input, { quiet: true });
  const open = query.get('open');
  return (
    <div className="stack">
      <MonthHead month={month} onMonth={(next) => navigate(addressWith(search, { month: next.slice(0, 7) }), { replace: true })} />
      <FilterBar filters={PEOPLE_FILTERS} list={list} phone={phone} />
      <Loaded error={error} refetch={refetch} shape="rows" count={10}>
        {data &&
          (data.data.length === 0 ? (
            <NobodyShown list={list} filters={PEOPLE_FILTERS} />
          ) : (
            <div aria-busy={isFetching} className="stack">
              <MonthLetters />
              <Grid key={month} people={data.data} month={month} today={today} />
              {data.meta.total > data.data.length && <p className="quiet small flush">{t('more', { shown: data.data.length, total: data.meta.total })}</p>}
            </div>
          ))}
      </Loaded>
      {open && <DayDrawer of={open} close={closeDetail} />}
    </div>
  );
}

function Grid({ people, month, today }: { people: readonly Person[]; month: CalendarDate; today: CalendarDate }) {
  const t = useT(MANAGE);
  const { locale } = useLocale();
  const scroll = useRef<HTMLElement>(null);
  const long = people.length > VIRTUAL_ABOVE;
  const virtualizer = useVirtualizer({
    count: long ? people.length : 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    // As in the roster: the rows are drawn with the page.
    initialRect: { width: 0, height: window.innerHeight / 2 },
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = long ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const shown = long ? items.map(({ index }) => index) : people.map((_, index) => index);
  const dates = Array.from({ length: daysInMonth(month) }, (_, at) => addDays(month, at));
  return (
    <section ref={scroll} className={classes['scroll']} {...scrollRegion(formatMonth(month, locale))}>
      <table className={`${classes['letters']} day-grid`} aria-rowcount={people.length + 1}>
        <thead>
          <tr>
            <th scope="col" className={classes['person']}>
              {t('employee')}
            </th>
            <DayHeads dates={dates} today={today} />
          </tr>
        </thead>
        <WindowRows before={before} after={after} shown={shown}>
          {(index) => <Row key={people[index]?.employee.id} person={people[index] as Person} dates={dates} />}
        </WindowRows>
      </table>
    </section>
  );
}

function Row({ person: { employee, days }, dates }: { person: Person; dates: readonly CalendarDate[] }) {
  const t = useT(MANAGE);
  const say = useSay();
  const letterOf = useLetter();
  return (
    <tr>
      <th scope="row" className={`${classes['person']} cut`}>
        {employee.name}
      </th>
      {dates.map((date, at) => {
        const letter = days[at] ?? '';
        const words = t('letterOf', { name: employee.name, date: formatDate(date), state: say(LETTERS[letter] ?? MANAGE.notKnown) });
        return (
          <td key={date} data-letter={letter || undefined}>
            <button
              type="button"
              className="plain-button"
              aria-label={[letterOf(letter), words].filter(Boolean).join(', ')}
              title={words}
              onClick={() => openDetail(`${employee.id}-${date}`)}
            >
              {letterOf(letter)}
            </button>
          </td>
        );
      })}
    </tr>
  );
}
