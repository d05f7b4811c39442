import { projectScheduleRange } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';
import { listSchedules } from '../../../contract/schedule/schedule.endpoints.ts';
import { PROJECT } from '../project.messages.ts';
import { ScheduleList } from './schedule-list.tsx';
import { ViewedProject } from './viewed-project.tsx';
import { VIEW } from './view.messages.ts';

/** A project: its month in figures, its schedules, sales by outlet. */
export const Page = () => <ViewedProject>{(project) => <Overview project={project} />}</ViewedProject>;

function Overview({ project }: { project: ProjectDetail }) {
  return (
    <>
      <ScheduleList project={project} figures={<Figures project={project} />} />
      {project.outlets.length > 0 && (
        <ChartCard
          title={PROJECT.sales}
          kind="rows"
          rows={project.outlets.map(({ outlet, sales_amount }) => ({ outlet: outlet.name, amount: sales_amount }))}
          x="outlet"
          xLabel={PROJECT.outlet}
          series={[{ key: 'amount', label: PROJECT.sales }]}
          money
        />
      )}
    </>
  );
}

/** Of all schedules of the month and its weeks, whatever is chosen below. */
function Figures({ project }: { project: ProjectDetail }) {
  const t = useT(VIEW);
  const p = useT(PROJECT);
  const { data, error, refetch } = useEndpoint(listSchedules, { project_id: project.id, ...projectScheduleRange(useToday()), status: 'all' });
  if (!data) return <Loaded error={error} refetch={refetch} shape="detail" count={3} />;
  const { summary } = data;
  return (
    <Tiles
      label={t('figures')}
      tiles={[
        { name: t('schedules'), value: summary.schedules },
        { name: t('checkins'), value: summary.checkins },
        { name: t('checkouts'), value: summary.checkouts },
        { name: p('sales'), value: formatPrice(summary.sales.amount), note: t('units', { n: summary.sales.units }) },
        { name: t('available'), value: summary.available_stock },
        { name: t('reports'), value: summary.reports.submitted, note: t('pending', { n: summary.reports.pending }) },
      ]}
    />
  );
}
