/** Monitoring of sites (R36): which have people, visits and overdue tasks; as a list, on a map, and one by one. */
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FilterBar } from '#platform/web/ui/filter/filter-bar.tsx';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { ExportButton } from '#platform/web/ui/list/export-button.tsx';
import { filterInput, LIST_DEFAULTS } from '#platform/web/ui/list/list-url.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { closeDetail, openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { useFirstRows } from '#platform/web/ui/page/first-rows.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { SITE_TYPES } from '#modules/work-site/contract/work-site.schema.ts';
import { SITE_WORDS } from '#modules/work-site/contract/site-words.ts';
import { exportSites, monitorSites, SITE_STATES, type MonitoredSite } from '../../contract/monitoring.endpoints.ts';
import { projectChoices } from '../../contract/site-task.endpoints.ts';
import classes from './monitoring.module.css';
import { MONITORING } from './monitoring.messages.ts';
import { SiteMap } from './site-map.tsx';
import { SiteRow } from './site-row.tsx';

const SiteDrawer = lazyDrawer(async () => (await import('./site-drawer.tsx')).SiteDrawer, { title: MONITORING.list, shape: 'detail', size: 680 });

const UNITS = ['branch_id', 'division_id', 'department_id'] as const;
const EXPORTS = reportChoices(exportSites);
const EXPORT = { page: '/work-task/site', action: 'Export' } as const;
const NAMES = { present: MONITORING.statePresent, overdue: MONITORING.stateOverdue, empty: MONITORING.stateEmpty } as const;
/** Of the filter, what narrows the drawer of a site and the map too. */
const DAY_FIELDS = ['date', ...UNITS] as const;
type Day = Pick<InputOf<typeof monitorSites>, (typeof UNITS)[number]> & { readonly date: string };

/** The project stands among them where the company has one. One that was cancelled is no longer offered, and may still be in the address. */
function useSiteFilters(today: string): readonly Filter[] {
  const t = useT(MONITORING);
  const found = useEndpoint(projectChoices, {}, { quiet: true }).data?.data;
  const asked = new URLSearchParams(useSearch()).get('work_project_id');
  return useMemo(() => {
    const offered = (found ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
    const projects = asked && !offered.some(({ value }) => value === asked) ? [...offered, { value: asked, label: t('thisProject') }] : offered;
    return [
      { kind: 'keyword', key: 'keyword' },
      { kind: 'date', key: 'date', label: MONITORING.day, initial: today, prominent: true },
      { kind: 'select', key: 'state', label: MONITORING.state, options: SITE_STATES.map((value) => ({ value, label: NAMES[value] })), prominent: true },
      { kind: 'select', key: 'type', label: MONITORING.type, options: SITE_TYPES.map((value) => ({ value, label: SITE_WORDS.types[value] })) },
      { kind: 'organisation', key: 'organisation', only: UNITS },
      ...(projects.length > 0 ? [{ kind: 'select', key: 'work_project_id', label: MONITORING.project, options: projects, number: true } as const] : []),
    ];
  }, [found, asked, today, t]);
}

/** Gives the task that the address asks for once: closed, the drawer does not open with its form again. */
function closeGiven(): void {
  const query = new URLSearchParams(window.location.search);
  for (const field of ['open', 'give']) query.delete(field);
  navigate(`${window.location.pathname}${query.size > 0 ? `?${query}` : ''}`, { replace: true });
}

export function Page() {
  const t = useT(MONITORING);
  const query = new URLSearchParams(useSearch());
  const today = useToday();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false }) ?? false;
  const [isMap, setMap] = useState(false);
  const filters = useSiteFilters(today);
  const list = useListState(filters, LIST_DEFAULTS);
  // A date that was cleared is today's.
  const input: InputOf<typeof monitorSites> = { date: today, ...filterInput(list.state, filters) };
  const day = Object.fromEntries(DAY_FIELDS.flatMap((key) => (input[key] === undefined ? [] : [[key, input[key]]]))) as Day;
  const { data, error, refetch } = useEndpoint(monitorSites, input, { quiet: true });
  const open = Number(query.get('open'));
  const give = query.has('give');
  const answer = data?.data;
  const isToday = day.date === today;
  return (
    <>
      <PageHeader title={MONITORING.title} />
      <div className="stack">
        <Cards cards={answer?.cards} isToday={isToday} />
        <div className={`${classes['tools']} row`}>
          <FilterBar filters={filters} list={list} phone={phone} />
          <Button variant="default" aria-expanded={isMap} onClick={() => setMap(!isMap)}>
            {t(isMap ? 'hideMap' : 'showMap')}
          </Button>
          <ExportButton choices={EXPORTS} input={input} empty={answer?.sites.length === 0} needs={EXPORT} small={phone} />
        </div>
        <Loaded error={error} refetch={refetch} shape="detail" count={8}>
          {answer &&
            (answer.sites.length === 0 ? (
              <EmptyState drawing="place" title={MONITORING.none} />
            ) : (
              <Sites sites={answer.sites} more={answer.more} day={day} isMap={isMap} isToday={isToday} />
            ))}
        </Loaded>
      </div>
      {open > 0 && <SiteDrawer id={open} day={day} give={give} close={give ? closeGiven : closeDetail} />}
    </>
  );
}

function Cards({
  cards,
  isToday,
}: {
  cards: { sites: number; present: number; expected: number; done_percent: number | null; overdue: number } | undefined;
  isToday: boolean;
}) {
  const t = useT(MONITORING);
  return (
    <Tiles
      tiles={[
        { name: t('sites'), value: cards?.sites ?? '–' },
        { name: t(isToday ? 'present' : 'came'), value: cards?.present ?? '–' },
        { name: t('expected'), value: cards?.expected ?? '–' },
        { name: t('done'), value: cards?.done_percent == null ? '–' : `${cards.done_percent}%` },
        { name: t('overdue'), value: cards?.overdue ?? '–' },
      ]}
    />
  );
}

/** Those that need somebody stand first. */
const FIRST = 100;

interface SitesProps {
  readonly sites: readonly MonitoredSite[];
  readonly more: number;
  readonly day: { readonly date: string };
  readonly isMap: boolean;
  readonly isToday: boolean;
}

function Sites({ sites, more, day, isMap, isToday }: SitesProps) {
  const t = useT(MONITORING);
  const [shown, showAll] = useFirstRows(sites, FIRST);
  return (
    <>
      {isMap && <SiteMap sites={sites} day={day} isToday={isToday} />}
      <ul className={`${classes['sites']} bare`} aria-label={t('list')}>
        {shown.map((site) => (
          <SiteRow key={site.id} site={site} isToday={isToday} onOpen={() => openDetail(site.id)} />
        ))}
      </ul>
      {showAll}
      {more > 0 && <p className="note">{t('more', { n: more })}</p>}
    </>
  );
}
