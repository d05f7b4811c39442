import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import type { emergencySummary } from '../../contract/emergency/emergency.endpoints.ts';
import { TYPE_NAMES } from '../../contract/emergency/emergency.messages.ts';
import { EMERGENCY as W } from './emergency.messages.ts';
import classes from './type-chart.module.css';

/** Emergencies of the last 90 days by what happened; its table has the false alarms among them. Below the list, which it does not move. */
export function TypeChart({ types }: { types: OutputOf<typeof emergencySummary>['data']['by_type'] }) {
  const say = useSay();
  return (
    <div className={classes['chart']}>
      <ChartCard
        title={W.byType}
        kind="rows"
        rows={types.map(({ type, n, false_alarms }) => ({ name: say(TYPE_NAMES[type]), n, false_alarms }))}
        x="name"
        xLabel={W.type}
        series={[
          { key: 'n', label: W.count },
          { key: 'false_alarms', label: W.falseShare },
        ]}
      />
    </div>
  );
}
