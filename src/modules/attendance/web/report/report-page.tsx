/** The attendance report (R16): five templates. */
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { useCompany } from '#platform/web/viewer.tsx';
import { ReportPage, useTemplate } from '#platform/web/ui/report/report-page.tsx';
import { generateAttendanceReport, REPORT_TEMPLATES } from '../../contract/report/attendance-report.endpoints.ts';
import { TEMPLATE_NAMES } from '../../contract/report/attendance-report.messages.ts';
import { NO_EMPLOYEES } from '#modules/roster/web/public.tsx';
import { reportInput, useReportFilters } from './report-filter.ts';
import { REPORT } from './report.messages.ts';

export function Page() {
  const template = useTemplate(REPORT_TEMPLATES);
  const hasNobody = useCompany()?.active_employees_count === 0;
  const filters = useReportFilters(template);
  return (
    <ReportPage
      title={REPORT.title}
      needs={{ page: '/attendance/report', action: 'Export' }}
      call={generateAttendanceReport}
      jobs="attendance.report"
      templates={{ label: REPORT.templates, names: TEMPLATE_NAMES, chosen: template }}
      filters={filters}
      empty={hasNobody && <EmptyState {...NO_EMPLOYEES} />}
      input={(state) => ({ ...reportInput(state, filters), template })}
    />
  );
}
