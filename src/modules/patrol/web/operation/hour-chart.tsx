import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { operationSummary } from '../../contract/operation/operation-summary.endpoints.ts';
import { BOARD } from './board.messages.ts';

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** What became of the points that were due today, by the hour. */
export function HourChart() {
  const hours = useEndpoint(operationSummary, {}, { quiet: true, refetchInterval: 60_000 }).data?.data.by_hour ?? [];
  if (hours.length === 0) return null;
  return (
    <ChartCard
      title={BOARD.byHour}
      kind="stacked"
      rows={hours.map(({ hour, done, missed }) => ({ hour: hourText(hour), done, missed }))}
      x="hour"
      xLabel={BOARD.hour}
      series={[
        { key: 'done', label: BOARD.done, tone: 'success' },
        { key: 'missed', label: BOARD.missed, tone: 'error' },
      ]}
      height={220}
    />
  );
}
