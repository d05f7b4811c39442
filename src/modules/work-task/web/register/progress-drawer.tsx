/** How far a project is: its tasks by week, its sites on a list and a map, and what is overdue. */
import { formatDate, formatTime } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { DetailDrawer, DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { showProjectProgress } from '../../contract/project-progress.endpoints.ts';
import { WORK } from '../work-task.messages.ts';
import classes from './progress-drawer.module.css';
import { PROGRESS } from './progress.messages.ts';

const WIDTH = 720;
const MAP_HEIGHT = 280;
const CHART_HEIGHT = 200;

type Progress = OutputOf<typeof showProjectProgress>['data'];
type Site = Progress['sites'][number];

/** Thirteen whole dates do not fit below one another. */
const dayAndMonth = (date: string) => formatDate(date).slice(0, 5);
/** Weeks before the first with a task say nothing. */
const sinceFirst = (weeks: Progress['weeks']) =>
  weeks.slice(
    Math.max(
      0,
      weeks.findIndex(({ done, late, open }) => done + late + open > 0),
    ),
  );

export function ProgressDrawer({ project, close }: { project: { readonly id: number; readonly name: string }; close: () => void }) {
  const { data, error, refetch } = useEndpoint(showProjectProgress, { id: project.id }, { quiet: true, keepPrevious: false });
  const answer = data?.data;
  return (
    <DetailDrawer size={WIDTH} onClose={close} title={project.name}>
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {answer && (answer.tasks === 0 ? <EmptyState drawing="chart" title={PROGRESS.none} hint={PROGRESS.noneHint} /> : <Body progress={answer} />)}
      </Loaded>
    </DetailDrawer>
  );
}

function Body({ progress }: { progress: Progress }) {
  const t = useT(PROGRESS);
  const { tasks, done, late, issues, weeks, sites, sites_count, overdue } = progress;
  return (
    <>
      <Tiles
        tiles={[
          { name: t('done'), value: `${Math.floor((done / tasks) * 100)}%`, note: t('doneOf', { done, all: tasks }) },
          { name: t('late'), value: late },
          { name: t('issues'), value: issues },
          { name: t('sites'), value: sites_count },
        ]}
      />
      <div className={classes['part']}>
        <ChartCard
          title={PROGRESS.byWeek}
          context={PROGRESS.byWeekNote}
          kind="stacked"
          rows={sinceFirst(weeks).map(({ monday, ...counts }) => ({ week: dayAndMonth(monday), ...counts }))}
          x="week"
          xLabel={PROGRESS.week}
          series={[
            { key: 'done', label: PROGRESS.done, tone: 'success' },
            { key: 'late', label: PROGRESS.late, tone: 'error' },
            { key: 'open', label: PROGRESS.open, tone: 'primary' },
          ]}
          height={CHART_HEIGHT}
        />
      </div>
      <Sites sites={sites} all={sites_count} />
      {overdue.length > 0 && <Overdue tasks={overdue} />}
    </>
  );
}

function Sites({ sites, all }: { sites: readonly Site[]; all: number }) {
  const t = useT(PROGRESS);
  const standing = ({ done, tasks, late, issues, next_due }: Site) =>
    [
      t('doneOf', { done, all: tasks }),
      late > 0 && t('lateOf', { n: late }),
      issues > 0 && t('issuesOf', { n: issues }),
      next_due !== null && t('nextDue', { date: formatDate(next_due) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const markers = sites.map((site) => ({
    id: site.id,
    name: site.name,
    lat: site.lat,
    lng: site.lng,
    radius: site.radius_m,
    note: standing(site),
    tone: site.late > 0 ? ('error' as const) : site.done === site.tasks ? ('success' as const) : ('primary' as const),
  }));
  return (
    <DetailSection title={PROGRESS.sites}>
      {all > sites.length && <p className="quiet flush">{t('moreSites', { shown: sites.length, all })}</p>}
      <MapView markers={markers} height={MAP_HEIGHT} label={PROGRESS.map} />
      <ul className="list">
        {sites.map((site) => (
          <li key={site.id} className={classes['row']}>
            <span>
              {site.name}
              <br />
              <span className="quiet small">{standing(site)}</span>
            </span>
            <progress className={classes['bar']} value={site.done} max={site.tasks} aria-hidden />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function Overdue({ tasks }: { tasks: Progress['overdue'] }) {
  const t = useT(WORK);
  const { locale } = useLocale();
  return (
    <DetailSection title={PROGRESS.late}>
      <ul className="list">
        {tasks.map(({ id, name, site, due_date, due_time, has_issue }) => (
          <li key={id} className={classes['row']}>
            <span>
              {name}
              <br />
              <span className="quiet small">
                {site} · {[formatDate(due_date), due_time && formatTime(due_time, locale)].filter(Boolean).join(' ')}
              </span>
            </span>
            {has_issue && <StatusChip status="issue" label={t('issue')} colour="warning" />}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
