/** The report of site visits (R42): visit by visit, by employee, by place, and the way of each day. */
import { useMemo } from 'react';
import { monthRange } from '#platform/contract/dates.ts';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { filterInput, type ListState } from '#platform/web/ui/list/list-url.ts';
import { ReportPage } from '#platform/web/ui/report/report-page.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
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
  const span = monthRange(useToday());
  const chosen = useVisitFilters(false);
  const filters = useMemo(() => [TEMPLATE, ...chosen], [chosen]);
  const input = (state: ListState) => {
    const { start_date, end_date, template, ...place } = filterInput(state, filters);
    return {
      ...place,
      start_date: String(start_date),
      end_date: String(end_date),
      template: VISIT_TEMPLATES.find((each) => each === template) ?? 'listing',
    };
  };
  return (
    <ReportPage
      title={REPORT.title}
      needs={{ page: '/work-task/site-visit/report', action: 'Export' }}
      call={generateVisitReport}
      jobs="site-visit.report"
      filters={filters}
      // A report without dates is one of this month.
      keep={(changes) => (changes['start_date'] === '' ? { ...changes, ...span } : changes)}
      input={input}
    />
  );
}
