import { useSay } from '#platform/web/locale/locale.tsx';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import type { sitrepSummary } from '../../contract/report/sitrep.endpoints.ts';
import { CATEGORY_NAMES, SEVERITY_NAMES } from '../../contract/report/sitrep-words.ts';
import classes from './sitrep-charts.module.css';
import { SITREP as W } from './sitrep.messages.ts';

/** Reports of the last 30 days by what happened and by how serious it was. */
export function SitrepCharts({ sums: { by_category, by_severity } }: { sums: OutputOf<typeof sitrepSummary>['data'] }) {
  const say = useSay();
  const series = [{ key: 'n', label: W.count }];
  return (
    <div className={classes['charts']}>
      <ChartCard
        title={W.byCategory}
        kind="rows"
        rows={by_category.map(({ category, n }) => ({ name: say(CATEGORY_NAMES[category]), n }))}
        x="name"
        xLabel={W.category}
        series={series}
        height={220}
      />
      <ChartCard
        title={W.bySeverity}
        kind="rows"
        rows={by_severity.map(({ severity, n }) => ({ name: say(SEVERITY_NAMES[severity]), n }))}
        x="name"
        xLabel={W.severity}
        series={series}
        height={220}
      />
    </div>
  );
}
