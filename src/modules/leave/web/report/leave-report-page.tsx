/** The leave report (R23): a template, its filter in the address, what the file will hold, and the days by type. */
import { useMediaQuery } from '@mantine/hooks';
import { useSearch } from 'wouter';
import { listReports, type ReportFormat } from '#platform/contract/calls/reports.endpoints.ts';
import { call } from '#platform/web/call/call.ts';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';

import { useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { FilterBar } from '#platform/web/ui/filter/filter-bar.tsx';
import { LIST_DEFAULTS } from '#platform/web/ui/list/list-url.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { readReportAnswer, ReportPanel } from '#platform/web/ui/report/report-panel.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { generateLeaveReport, REPORT_TEMPLATES } from '../../contract/report/report.endpoints.ts';
import { daysByType } from './days-by-type.ts';
import { reportInput, templateOf, useReportFilters } from './report-filter.ts';
import { REPORT } from './report.messages.ts';
import classes from './report.module.css';

const PAGE = '/leave/report';

export function Page() {
  const t = useT(REPORT);
  const search = useSearch();
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const invalidate = useInvalidate();
  const mayExport = useCan(PAGE, 'Export');
  const template = templateOf(search);
  const { filters, keepSpan } = useReportFilters(template);
  const list = useListState(filters, LIST_DEFAULTS);
  const input = { ...reportInput(list.state, filters), template };
  const preview = useEndpoint(generateLeaveReport, { ...input, preview: true }, { quiet: true });
  const generate = async (format: ReportFormat) => {
    await call(generateLeaveReport, { ...input, format });
    await invalidate(listReports);
  };
  const days = daysByType(readReportAnswer(preview.data).preview?.totals ?? {});
  return (
    <>
      <PageHeader title={REPORT.title} context={t('context')} />
      <TabsNav label={t('templates')} tabs={REPORT_TEMPLATES.map((each) => ({ href: addressOf(search, each), label: t(each), active: each === template }))} />
      <ReportPanel
        title={REPORT.title}
        filter={<FilterBar filters={filters} list={{ ...list, setFilters: (changes) => list.setFilters(keepSpan(changes)) }} phone={phone} />}
        preview={preview}
        generate={mayExport ? generate : undefined}
        jobs={mayExport ? 'leave.report' : undefined}
        below={
          days.length > 1 && (
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
          )
        }
      />
    </>
  );
}

/** The same filter in another template. */
function addressOf(search: string, template: string): string {
  const query = new URLSearchParams(search);
  query.set('template', template);
  return `${PAGE}?${query}`;
}
