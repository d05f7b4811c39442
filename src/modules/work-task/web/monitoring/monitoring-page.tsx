/** Monitoring of sites (R36): which have people, visits and overdue tasks; as a list, on a map, and one by one. */
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { LIST_DEBOUNCE_MS } from '#platform/contract/waits.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { DateInput } from '#platform/web/forms/dates/date-inputs.tsx';
import { useLabel, useT } from '#platform/web/locale/locale.tsx';
import { OrganisationFilter } from '#platform/web/ui/filter/organisation-filter.tsx';
import { ExportButton } from '#platform/web/ui/list/export-button.tsx';
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
const NAMES = { present: 'statePresent', overdue: 'stateOverdue', empty: 'stateEmpty' } as const;

/** Fields of the address; what is empty is taken out. */
function setAddress(search: string, changes: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(search);
  for (const [field, value] of Object.entries(changes))
    if (value) query.set(field, value);
    else query.delete(field);
  navigate(`/work-task/site${query.size > 0 ? `?${query}` : ''}`, { replace: true });
}

export function Page() {
  const t = useT(MONITORING);
  const labelOf = useLabel();
  const search = useSearch();
  const query = new URLSearchParams(search);
  const today = useToday();
  const [typed, setTyped] = useState('');
  const [keyword] = useDebouncedValue(typed.trim(), LIST_DEBOUNCE_MS);
  const [isMap, setMap] = useState(false);
  const date = query.get('date') ?? today;
  const state = SITE_STATES.find((each) => each === query.get('state'));
  const project = Number(query.get('work_project_id')) || undefined;
  const type = SITE_TYPES.find((each) => each === query.get('type'));
  const units = Object.fromEntries(UNITS.map((key) => [key, query.get(key) ?? '']));
  const chosen = Object.fromEntries(UNITS.flatMap((key) => (Number(units[key]) > 0 ? [[key, Number(units[key])]] : [])));
  const input = {
    date,
    ...chosen,
    ...(state && { state }),
    ...(project && { work_project_id: project }),
    ...(type && { type }),
    ...(keyword && { keyword }),
  };
  const { data, error, refetch } = useEndpoint(monitorSites, input, { quiet: true });
  const open = Number(query.get('open'));
  const give = query.has('give');
  const answer = data?.data;
  return (
    <>
      <PageHeader title={MONITORING.title} />
      <Cards cards={answer?.cards} isToday={date === today} />
      <div className={classes['filters']}>
        <TextInput label={t('search')} type="search" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        <DateInput label={t('day')} value={date} onChange={(value) => setAddress(search, { date: value && value !== today ? value : '' })} />
        <NativeSelect
          label={t('state')}
          value={state ?? ''}
          onChange={(event) => setAddress(search, { state: event.currentTarget.value })}
          data={[{ value: '', label: t('all') }, ...SITE_STATES.map((value) => ({ value, label: t(NAMES[value]) }))]}
        />
        <NativeSelect
          label={t('type')}
          value={type ?? ''}
          onChange={(event) => setAddress(search, { type: event.currentTarget.value })}
          data={[{ value: '', label: t('allTypes') }, ...SITE_TYPES.map((value) => ({ value, label: labelOf(SITE_WORDS.types[value]) }))]}
        />
        <div className={classes['units']}>
          <OrganisationFilter wide only={UNITS} values={units} onChange={(changes) => setAddress(search, changes)} />
        </div>
        <ProjectSelect project={project} onChange={(value) => setAddress(search, { work_project_id: value })} />
        <Button variant="default" aria-expanded={isMap} onClick={() => setMap(!isMap)}>
          {t(isMap ? 'hideMap' : 'showMap')}
        </Button>
        <ExportButton choices={EXPORTS} input={input} empty={answer?.sites.length === 0} needs={EXPORT} small={false} />
      </div>
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {answer &&
          (answer.sites.length === 0 ? (
            <EmptyState drawing="place" title={MONITORING.none} />
          ) : (
            <Sites sites={answer.sites} more={answer.more} day={{ date, ...chosen }} isMap={isMap} isToday={date === today} />
          ))}
      </Loaded>
      {open > 0 && <SiteDrawer id={open} day={{ date, ...chosen }} give={give} close={give ? () => setAddress(search, { open: '', give: '' }) : closeDetail} />}
    </>
  );
}

/** Where the company has projects. */
function ProjectSelect({ project, onChange }: { project: number | undefined; onChange: (value: string) => void }) {
  const t = useT(MONITORING);
  const { data } = useEndpoint(projectChoices, {}, { quiet: true });
  const open = data?.data ?? [];
  // One that was cancelled is no longer offered, and may still be in the address.
  const projects = project && !open.some(({ id }) => id === project) ? [...open, { id: project, name: t('thisProject') }] : open;
  if (projects.length === 0) return null;
  return (
    <NativeSelect
      label={t('project')}
      value={project ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[{ value: '', label: t('allProjects') }, ...projects.map(({ id, name }) => ({ value: String(id), label: name }))]}
    />
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
