/** When points are passed: a table of checkpoints by hour of the day. Days and site stand in the address. */
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, type CSSProperties } from 'react';
import { addDays, calendarDate, formatTime } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { FilterBar } from '#platform/web/ui/filter/filter-bar.tsx';
import { filterInput } from '#platform/web/ui/list/list-url.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { clockingHours, MOST_HOUR_POINTS, type HourRow } from '../../contract/operation/clocking.endpoints.ts';
import { findSites } from '../find-choices.ts';
import { CLOCKING as W } from './clocking.messages.ts';
import classes from './hour-table.module.css';

const DEFAULTS = { perPage: 20, sort: 'asc', sortBy: 'id' } as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Days that are shown while none are chosen: today and those before it. */
const USUAL_DAYS = 7;

export function HourTable() {
  const t = useT(W);
  const today = useToday();
  const first = addDays(calendarDate(today), 1 - USUAL_DAYS);
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const filters = useMemo(
    (): readonly Filter[] => [
      { kind: 'dates', key: 'start_date', to: 'end_date', label: W.days, initial: first, initialTo: today },
      { kind: 'lookup', key: 'site_id', label: W.site, load: findSites, number: true },
    ],
    [first, today],
  );
  const list = useListState(filters, DEFAULTS);
  const input = { start_date: first, end_date: today, ...filterInput(list.state, filters) };
  const { data, error, refetch, isFetching } = useEndpoint(clockingHours, input, { quiet: true });
  return (
    <div className="stack">
      <FilterBar filters={filters} list={list} phone={phone} />
      <Loaded error={error} refetch={refetch} shape="rows" count={10}>
        {data &&
          (data.data.length === 0 ? (
            <EmptyState drawing="place" title={W.noPoints} hint={W.noPointsHint} />
          ) : (
            <div aria-busy={isFetching} className={classes['whole']}>
              {data.more && <p className="note">{t('morePoints', { n: MOST_HOUR_POINTS })}</p>}
              <Hours rows={data.data} />
            </div>
          ))}
      </Loaded>
    </div>
  );
}

const sumOf = (all: readonly number[]) => all.reduce((sum, n) => sum + n, 0);

function Hours({ rows }: { rows: readonly HourRow[] }) {
  const t = useT(W);
  const { locale } = useLocale();
  const most = Math.max(1, ...rows.flatMap(({ scans }) => scans));
  const hours = HOURS.map((hour) => `${String(hour).padStart(2, '0')}:00`);
  return (
    <>
      <section className={classes['scroll']} {...scrollRegion(t('byHour'))}>
        <table className={`${classes['hours']} day-grid`}>
          <thead>
            <tr>
              <th scope="col" className={classes['point']}>
                {t('checkpoint')}
              </th>
              {HOURS.map((hour) => (
                <th key={hour} scope="col" title={formatTime(hours[hour], locale)}>
                  {String(hour).padStart(2, '0')}
                </th>
              ))}
              <th scope="col">{t('all')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ checkpoint_id, code, name, site, scans, late }) => (
              <tr key={checkpoint_id}>
                <th scope="row" className={classes['point']}>
                  {`${code} · ${name}`}
                  <span className="note">{site}</span>
                </th>
                {HOURS.map((hour) => {
                  const [n, behind] = [scans[hour] ?? 0, late[hour] ?? 0];
                  const label = t('hourCell', { point: name, hour: formatTime(hours[hour], locale), n, late: behind });
                  return (
                    <td key={hour} title={label} data-some={n > 0 || undefined} style={{ '--share': `${Math.round((32 * n) / most)}%` } as CSSProperties}>
                      {n > 0 && n}
                      {behind > 0 && <small>{behind}</small>}
                    </td>
                  );
                })}
                <td className="strong">{sumOf(scans)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="quiet small">{t('hourLegend')}</p>
    </>
  );
}
