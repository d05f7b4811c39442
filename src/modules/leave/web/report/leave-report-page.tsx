/** The leave report (R23): three templates, and the days by type. A leave of the listing is one line. */
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { ReportPage, useTemplate } from '#platform/web/ui/report/report-page.tsx';
import { generateLeaveReport, REPORT_TEMPLATES } from '../../contract/report/report.endpoints.ts';
import { daysByType } from './days-by-type.ts';
import { reportInput, useReportFilters } from './report-filter.ts';
import { REPORT } from './report.messages.ts';
import classes from './report.module.css';

const { Listing, Balance, Calendar } = REPORT;

export function Page() {
  const template = useTemplate(REPORT_TEMPLATES);
  const filters = useReportFilters(template);
  return (
    <ReportPage
      title={REPORT.title}
      needs={{ page: '/leave/report', action: 'Export' }}
      call={generateLeaveReport}
      jobs="leave.report"
      templates={{ label: REPORT.templates, names: { Listing, Balance, Calendar }, chosen: template }}
      filters={filters}
      input={(state) => ({ ...reportInput(state, filters), template })}
      unmarked={REPORT.unmarked}
      chart={({ totals }) => <DaysByType days={daysByType(totals ?? {})} />}
    />
  );
}

function DaysByType({ days }: { days: ReturnType<typeof daysByType> }) {
  return days.length < 2 ? null : (
    <div className={classes['chart']}>
      <ChartCard
        title={REPORT.chart}
        kind="rows"
        rows={days}
        x="type"
        xLabel={REPORT.type}
        series={[{ key: 'days', label: REPORT.days }]}
        height={60 + days.length * 32}
      />
    </div>
  );
}
