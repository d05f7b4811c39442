/** Devices with what they did over some days, by template; today unless other days are chosen. */
import { lazy, Suspense, useMemo } from 'react';
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { DEVICE_REPORT_PAGE, exportDeviceReports, listDeviceReports, type DeviceReportRow } from '../../contract/report/device-report.endpoints.ts';
import { deviceReportColumns } from './device-report-columns.ts';
import { DEVICE_REPORT_FILTERS, templateIn } from './device-report-filters.ts';
import { DEVICE_REPORT as W } from './device-report.messages.ts';

const ReportDrawer = lazyDrawer(async () => (await import('./device-report-drawer.tsx')).DeviceReportDrawer, { title: W.device, shape: 'detail', size: 640 });
const Chart = lazy(async () => ({ default: (await import('./device-report-chart.tsx')).DeviceReportChart }));
const EXPORTS = reportChoices(exportDeviceReports);

export function Page() {
  const t = useT(W);
  const today = useToday();
  const search = useSearch();
  const chosen = new URLSearchParams(search);
  const template = templateIn(search);
  const end_date = chosen.get('end_date') ?? today;
  const days = { start_date: chosen.get('start_date') ?? (end_date < today ? end_date : today), end_date };
  const columns = useMemo(() => deviceReportColumns(template, t), [template, t]);
  return (
    <ListPage<typeof listDeviceReports, DeviceReportRow>
      endpoint={listDeviceReports}
      // Each template remembers columns of its own.
      name={`${listDeviceReports.name}.${template}`}
      exports={EXPORTS}
      exportNeeds={{ page: DEVICE_REPORT_PAGE, action: 'Export' }}
      defaults={{ sort: 'asc', sortBy: 'name' }}
      above={
        <Suspense>
          <Chart template={template} />
        </Suspense>
      }
      columns={columns}
      filters={DEVICE_REPORT_FILTERS}
      rowName={({ name }) => name}
      opens={ReportDrawer}
      detail={(id, close) => <ReportDrawer id={Number(id)} days={days} close={close} />}
      empty={{ drawing: 'place', title: W.empty, hint: W.emptyHint }}
    />
  );
}
