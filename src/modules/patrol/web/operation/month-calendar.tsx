/** The operations of a month: shifts of sites by its days, on a phone day by day. A cell opens its operation. */
import { useMediaQuery } from '@mantine/hooks';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { addDays, calendarDate, dayOf, daysInMonth, formatDate, formatMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { FilterBar } from '#platform/web/ui/filter/filter-bar.tsx';
import { filterInput } from '#platform/web/ui/list/list-url.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { MonthHead } from '#platform/web/ui/page/month-head.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { listMonth, MOST_OF_MONTH, type MonthRow } from '../../contract/operation/month.endpoints.ts';
import { findSites } from '../find-choices.ts';
import { STATUS_NAMES } from './status-names.ts';
import { MONTH as W } from './month.messages.ts';
import classes from './month-calendar.module.css';

const FILTERS: readonly Filter[] = [{ kind: 'lookup', key: 'site_id', label: W.site, load: findSites, number: true }];
const DEFAULTS = { perPage: 20, sort: 'asc', sortBy: 'id' } as const;

export function MonthCalendar() {
  const t = useT(W);
  const search = useSearch();
  const today = useToday();
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const list = useListState(FILTERS, DEFAULTS);
  const asked = new URLSearchParams(search).get('month') ?? '';
  const month = startOfMonth(calendarDate(/^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? `${asked}-01` : today));
  const { data, error, refetch, isFetching } = useEndpoint(listMonth, { month, ...filterInput(list.state, FILTERS) }, { quiet: true });
  const go = (next: CalendarDate) => {
    const params = new URLSearchParams(search);
    params.set('month', next.slice(0, 7));
    navigate(`?${params.toString()}`, { replace: true });
  };
  return (
    <div className="stack">
      <MonthHead month={month} onMonth={go} />
      <FilterBar filters={FILTERS} list={list} phone={phone} />
      <Loaded error={error} refetch={refetch} shape="rows" count={8}>
        {data &&
          (data.data.length === 0 ? (
            <EmptyState drawing="calendar" title={W.empty} hint={W.emptyHint} />
          ) : (
            <div aria-busy={isFetching} className={classes['whole']}>
              {data.more && <p className="note">{t('cut', { n: MOST_OF_MONTH })}</p>}
              {phone ? <Days rows={data.data} today={today} /> : <Grid rows={data.data} month={month} today={today} />}
            </div>
          ))}
      </Loaded>
    </div>
  );
}

interface Line {
  readonly key: string;
  readonly site: string;
  readonly shift: string;
  readonly byDate: ReadonlyMap<string, MonthRow>;
}
/** A line for each shift of a site; a cancelled operation gives way to the one that was planned in its place. */
function linesOf(rows: readonly MonthRow[]): Line[] {
  const found = Map.groupBy(rows, ({ site_id, shift_name }) => `${site_id} ${shift_name}`);
  const lines = [...found].map(([key, own]) => {
    const ordered = own.toSorted((a, b) => Number(b.status === 'Cancelled') - Number(a.status === 'Cancelled'));
    return { key, site: own[0]?.site ?? '', shift: own[0]?.shift_name ?? '', byDate: new Map(ordered.map((row) => [row.date, row])) };
  });
  return lines.toSorted((a, b) => a.site.localeCompare(b.site));
}

function Grid({ rows, month, today }: { rows: readonly MonthRow[]; month: CalendarDate; today: CalendarDate }) {
  const t = useT(W);
  const say = useSay();
  const { locale } = useLocale();
  const dates = Array.from({ length: daysInMonth(month) }, (_, at) => addDays(month, at));
  return (
    <>
      <section className={classes['scroll']} {...scrollRegion(formatMonth(month, locale))}>
        <table className={`${classes['grid']} day-grid`}>
          <caption className="sr-only">{t('calendar')}</caption>
          <thead>
            <tr>
              <th scope="col" className={classes['line']}>
                {t('site')}
              </th>
              {dates.map((date) => (
                <th key={date} scope="col" data-today={date === today || undefined} title={formatDate(date)}>
                  {say(shortWeekday(date)).slice(0, 2)}
                  <br />
                  {dayOf(date)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesOf(rows).map(({ key, site, shift, byDate }) => (
              <tr key={key}>
                <th scope="row" className={classes['line']}>
                  {site}
                  <span className="note">{shift}</span>
                </th>
                {dates.map((date) => (
                  <td key={date} data-today={date === today || undefined}>
                    <Cell row={byDate.get(date)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="quiet small">{t('legend')}</p>
    </>
  );
}

function Cell({ row }: { row: MonthRow | undefined }) {
  const t = useT(W);
  const say = useSay();
  if (!row) return null;
  const { id, date, site, shift_name: shift, guards, missed, status } = row;
  const label = t('cell', { date: formatDate(date), site, shift, n: guards, status: say(STATUS_NAMES[status]) });
  return (
    <button type="button" className="plain-button" data-status={status} data-missed={missed > 0 || undefined} title={label} onClick={() => openDetail(id)}>
      <span className="sr-only">{missed > 0 ? `${label}, ${t('missed', { n: missed })}` : label}</span>
      {status === 'Cancelled' ? '×' : guards}
      {missed > 0 && <small>{`−${missed}`}</small>}
    </button>
  );
}

/** From today on, where the month holds it. */
function Days({ rows, today }: { rows: readonly MonthRow[]; today: CalendarDate }) {
  const t = useT(W);
  const say = useSay();
  const byDate = Map.groupBy(rows, ({ date }) => date);
  const dates = [...byDate.keys()].toSorted();
  const ahead = dates.filter((date) => date >= today);
  return (
    <div className="stack">
      {[...ahead, ...dates.filter((date) => date < today).toReversed()].map((date) => (
        <section key={date} aria-label={formatDate(date)}>
          <h3 className="subheading">{`${say(shortWeekday(date))} ${formatDate(date)}`}</h3>
          <ul className="list">
            {(byDate.get(date) ?? []).map(({ id, site, shift_name, guards, missed, status }) => (
              <li key={id}>
                <button type="button" className={`plain-button row-top ${classes['day'] ?? ''}`} onClick={() => openDetail(id)}>
                  <span className="words">
                    {`${site} · ${shift_name}`}
                    <span className="note">{[t('onDuty', { n: guards }), ...(missed > 0 ? [t('missed', { n: missed })] : [])].join(' · ')}</span>
                  </span>
                  <StatusChip status={status} label={STATUS_NAMES[status]} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
