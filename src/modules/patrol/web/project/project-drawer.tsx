/** One project: its sites on a map, the share of points by month beside what was agreed, and what was reported. */
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateRangeText, Money } from '#platform/web/ui/values.tsx';
import { MOST_MAPPED, showProjectOverview, type ProjectOverview } from '../../contract/project/project-overview.endpoints.ts';
import type { ProjectRow } from '../../contract/project/project.register.ts';
import { CATEGORY_NAMES } from '../../contract/report/sitrep-words.ts';
import { PROJECT_DETAIL as W } from './project-detail.messages.ts';
import { PROJECT } from './project.messages.ts';

export function ProjectDrawer({ project, onClose }: { project: ProjectRow; onClose: () => void }) {
  const t = useT(W);
  const { data, error, refetch } = useEndpoint(showProjectOverview, { id: project.id }, { quiet: true, keepPrevious: false });
  return (
    <DetailDrawer size={720} onClose={onClose} title={project.name} badge={<StatusChip status={project.status} />}>
      <DetailSection title={PROJECT.project}>
        <Facts
          items={[
            { label: PROJECT.client, value: project.client_name },
            { label: W.contract, value: project.contract_no },
            { label: W.dates, value: <DateRangeText from={project.start_date} to={project.end_date} /> },
            { label: PROJECT.fee, value: <Money value={project.monthly_fee} /> },
            { label: PROJECT.guardsOf, value: `${project.guards_assigned} / ${project.guards_required}` },
            { label: W.response, value: t('minutes', { n: project.response_minutes }) },
          ]}
        />
      </DetailSection>
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {data && <Charts overview={data.data} agreed={project.completion_percent} />}
      </Loaded>
    </DetailDrawer>
  );
}

function Charts({ overview: { sites, more_sites, months, incidents }, agreed }: { overview: ProjectOverview; agreed: number }) {
  const t = useT(W);
  const say = useSay();
  const isKnown = months.some(({ percent }) => percent !== null);
  return (
    <div className="stack">
      <DetailSection title={W.sites}>
        {sites.length === 0 ? (
          <p className="quiet small">{t('noSites')}</p>
        ) : (
          <MapView
            label={W.sites}
            list
            markers={sites.map(({ id, code, name, lat, lng, radius_m, status }) => ({
              id,
              lat,
              lng,
              name: `${code} · ${name}`,
              radius: radius_m,
              tone: status === 'Active' ? ('primary' as const) : ('neutral' as const),
            }))}
          />
        )}
        {more_sites && <p className="note">{t('moreSites', { n: MOST_MAPPED })}</p>}
      </DetailSection>
      <ChartCard
        title={W.completion}
        context={W.completionHint}
        kind="line"
        rows={
          isKnown
            ? months.map(({ month, percent }) => ({
                month: `${month.slice(5)}/${month.slice(2, 4)}`,
                agreed,
                ...(percent !== null && { percent }),
              }))
            : []
        }
        x="month"
        xLabel={W.month}
        series={[
          { key: 'percent', label: W.percent },
          { key: 'agreed', label: W.agreed, tone: 'accent' },
        ]}
        height={220}
      />
      <ChartCard
        title={W.incidents}
        context={W.incidentsHint}
        kind="rows"
        rows={incidents.map(({ category, n }) => ({ name: say(CATEGORY_NAMES[category]), n }))}
        x="name"
        xLabel={W.category}
        series={[{ key: 'n', label: W.reports }]}
      />
    </div>
  );
}
