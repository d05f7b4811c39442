/** Officers by rank, the highest on top. */
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { showUnit } from '../../contract/officer/unit.endpoints.ts';
import { OFFICER as W } from './officer.messages.ts';

export function RankPyramid() {
  const { locale } = useLocale();
  const ranks = useEndpoint(showUnit, {}, { quiet: true }).data?.data.by_rank ?? [];
  if (ranks.length === 0) return null;
  const rows = ranks.toReversed().map(({ name, name_ms, officers }) => ({ rank: locale === 'ms' ? name_ms : name, officers }));
  return <ChartCard title={W.pyramid} kind="rows" rows={rows} x="rank" xLabel={W.rank} series={[{ key: 'officers', label: W.officers }]} />;
}
