/** The report of site visits (R42): visit by visit, by employee, by place, and the way of each day. */
import { useMemo } from 'react';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import type { ListState } from '#platform/web/ui/list/list-url.ts';
import { ReportPage } from '#platform/web/ui/report/report-page.tsx';
import { chosenOf, periodInput } from '#platform/web/ui/report/report-period.ts';
import { generateVisitReport, VISIT_TEMPLATES } from '../../contract/report/visit-report.endpoints.ts';
import { useVisitFilters } from '../manage/visit-filter.ts';
import { REPORT } from './report.messages.ts';

const TEMPLATE: Filter = {
  kind: 'select',
  key: 'template',
  label: REPORT.template,
  initial: 'listing',
  required: true,
  prominent: true,
  options: VISIT_TEMPLATES.map((value) => ({ value, label: REPORT[value] })),
};

export function Page() {
  const chosen = useVisitFilters(false);
  const filters = useMemo(() => [TEMPLATE, ...chosen], [chosen]);
  const input = (state: ListState) => {
    const { template, ...asked } = periodInput(state, filters);
    return {
      ...asked,
      template: chosenOf(VISIT_TEMPLATES, template),
    };
  };
  return (
    <ReportPage
      title={REPORT.title}
      needs={{ page: '/work-task/site-visit/report', action: 'Export' }}
      call={generateVisitReport}
      jobs="site-visit.report"
      filters={filters}
      input={input}
    />
  );
}
