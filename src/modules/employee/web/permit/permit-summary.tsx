import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { permitSummary } from '../../contract/permit.endpoints.ts';
import { PERMIT } from './permit.messages.ts';
import { shortMonth, yearOfMonths } from './year-of-months.ts';

const PAGE = '/admin/employee/work-permit';
const useSummary = () => useEndpoint(permitSummary, {}, { quiet: true });

/** No permit was ever entered, whatever became of it. */
export const useNeverAny = () => useSummary().data?.data.all === 0;

/** Permits by how soon they expire; each tile filters the list. */
export function PermitTiles() {
  const t = useT(PERMIT);
  const { data, isError } = useSummary();
  if (isError) return null;
  const count = data?.data;
  // Before the first permit five times nothing says nothing.
  if (count?.all === 0) return null;
  // Counts come into their room.
  const shown = (value: number | undefined) => value ?? '\u00A0';
  const tiles = [
    { name: t('cardActive'), value: shown(count?.active), href: PAGE },
    { name: t('cardWithin', { n: 30 }), value: shown(count?.within_30), href: `${PAGE}?expiring=30` },
    { name: t('cardWithin', { n: 60 }), value: shown(count?.within_60), href: `${PAGE}?expiring=60` },
    { name: t('cardWithin', { n: 90 }), value: shown(count?.within_90), href: `${PAGE}?expiring=90` },
    { name: t('cardExpired'), value: shown(count?.expired), href: `${PAGE}?status=Expired` },
  ];
  return <Tiles label={t('cards')} tiles={tiles} />;
}

/** How many permits expire in each of the next months. */
export function PermitChart() {
  const today = useToday();
  const { data } = useSummary();
  if (!data || data.data.by_month.every(({ count }) => count === 0)) return null;
  const rows = yearOfMonths(today, data.data.by_month).map(({ month, count }) => ({ month: shortMonth(month), count }));
  return (
    <div style={{ marginBlockStart: 16 }}>
      <ChartCard title={PERMIT.chart} kind="bar" rows={rows} x="month" xLabel={PERMIT.month} series={[{ key: 'count', label: PERMIT.permits }]} height={200} />
    </div>
  );
}
