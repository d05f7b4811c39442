/** Who is away, who asked to be, and who is off in a month: people by days, on a phone day by day. A mark opens its leave. */
import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useLocation, useSearch } from 'wouter';
import { addMonths, calendarDate, endOfMonth, formatMonth, startOfMonth } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { FilterBar } from '#platform/web/ui/filter/filter-bar.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { ListFooter } from '#platform/web/ui/list/list-footer.tsx';
import { filterInput } from '#platform/web/ui/list/list-url.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { closeDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/page/states.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { leaveCalendar } from '../../contract/manage-leave.endpoints.ts';
import { CalendarDays } from './calendar-days.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { CALENDAR } from './calendar.messages.ts';
import { findEmployees } from '../find-employees.ts';
import classes from './team-calendar.module.css';

const LeaveDrawer = lazyDrawer(async () => (await import('./leave-drawer.tsx')).LeaveDrawer, { shape: 'detail', size: 680 });

const FILTERS: readonly Filter[] = [
  { kind: 'keyword', key: 'keyword' },
  { kind: 'organisation', key: 'organisation', employees: findEmployees, prominent: 'department_id' },
];
const DEFAULTS = { perPage: 50, sort: 'asc', sortBy: 'name' } as const;
/** A phone shows days, not people: as many as one call answers. */
const ALL = 500;

export function TeamCalendar() {
  const t = useT(CALENDAR);
  const { locale } = useLocale();
  const today = useToday();
  const search = useSearch();
  const [path, navigate] = useLocation();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false }) ?? false;
  const list = useListState(FILTERS, DEFAULTS);
  const query = new URLSearchParams(search);
  const asked = query.get('month') ?? '';
  const month = startOfMonth(calendarDate(/^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? `${asked}-01` : today));
  const paging = phone ? { page: 1, per_page: ALL } : { page: list.state.page, per_page: list.state.perPage };
  const { data, error, refetch, isFetching } = useEndpoint(
    leaveCalendar,
    { start_date: month, end_date: endOfMonth(month), ...paging, ...filterInput(list.state, FILTERS) },
    { quiet: true },
  );
  const open = query.get('open');
  const go = (to: string) => {
    query.set('month', to.slice(0, 7));
    navigate(`${path}?${query}`);
  };
  const arrow = (label: string, icon: string, by: number) => (
    <ActionIcon variant="default" size={36} aria-label={label} onClick={() => go(addMonths(month, by))}>
      <Icon name={icon} />
    </ActionIcon>
  );
  return (
    <>
      <div className={classes['bar']}>
        <div className={classes['month']}>
          {arrow(t('earlier'), 'chevron-left', -1)}
          <h2 aria-live="polite">{formatMonth(month, locale)}</h2>
          {arrow(t('later'), 'chevron-right', 1)}
          {month !== startOfMonth(today) && (
            <Button variant="subtle" onClick={() => go(today)}>
              {t('thisMonth')}
            </Button>
          )}
        </div>
        <FilterBar filters={FILTERS} list={list} phone={phone} />
      </div>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons shape="rows" count={10} />
      ) : data.data.length === 0 ? (
        <EmptyState drawing="calendar" title={CALENDAR.nobody} />
      ) : (
        <div aria-busy={isFetching}>
          {phone ? <CalendarDays key={month} answer={data} month={month} today={today} /> : <CalendarGrid answer={data} month={month} today={today} />}
          {phone
            ? data.meta.total > data.data.length && (
                <p className={`${classes['beside']} quiet small flush`}>{t('more', { shown: data.data.length, total: data.meta.total })}</p>
              )
            : data.meta.total > DEFAULTS.perPage && <ListFooter meta={data.meta} phone={false} onPage={list.setPage} onPerPage={list.setPerPage} />}
        </div>
      )}
      {open && <LeaveDrawer id={Number(open)} close={closeDetail} />}
    </>
  );
}
