/** The claim report (R28): added up four ways, with the categories that were claimed most. */
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { ReportPage } from '#platform/web/ui/report/report-page.tsx';
import { CLAIMED_OF, generateClaimReport } from '../../contract/report/claim-report.endpoints.ts';
import { CLAIM_WORDS } from '../claim-words.ts';
import { reportInput, useReportFilters } from './report-filter.ts';
import { REPORT } from './report.messages.ts';

export function Page() {
  const filters = useReportFilters();
  return (
    <ReportPage
      title={REPORT.title}
      needs={{ page: '/claim/report', action: 'Export' }}
      call={generateClaimReport}
      jobs="claim.report"
      filters={filters}
      input={(state) => reportInput(state, filters)}
      chart={({ totals }) => <ByCategory rows={claimedOf(totals ?? {})} />}
    />
  );
}

/** What was claimed of each category among the totals of a report, most first. */
const claimedOf = (totals: Readonly<Record<string, unknown>>) =>
  Object.entries(totals)
    .filter(([key]) => key.startsWith(CLAIMED_OF))
    .map(([key, amount]) => ({ category: key.slice(CLAIMED_OF.length), amount: Number(amount) }))
    .sort((a, b) => b.amount - a.amount);

const ROW_HEIGHT = 32;
const HEAD_HEIGHT = 60;

function ByCategory({ rows }: { rows: ReturnType<typeof claimedOf> }) {
  return rows.length < 2 ? null : (
    <ChartCard
      title={REPORT.chart}
      kind="rows"
      rows={rows}
      x="category"
      xLabel={CLAIM_WORDS.category}
      series={[{ key: 'amount', label: REPORT.amount }]}
      money
      height={HEAD_HEIGHT + rows.length * ROW_HEIGHT}
    />
  );
}
