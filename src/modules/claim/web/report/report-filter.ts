/** The filter of the claim report: part of the address; what it leaves out has its default. */
import { useMemo } from 'react';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import type { ListState } from '#platform/web/ui/list/list-url.ts';
import { chosenOf, periodInput, usePeriodFilter } from '#platform/web/ui/report/report-period.ts';
import { CLAIM_STATUS_NAMES } from '../../contract/claim.messages.ts';
import { FILED_STATUSES } from '../../contract/claim.workflow.ts';
import { REPORT_DATES, REPORT_GROUPS } from '../../contract/report/claim-report.endpoints.ts';
import { findClaimants } from '../find-claimants.ts';
import { useCategories } from '../use-categories.ts';
import { REPORT } from './report.messages.ts';

export function useReportFilters() {
  const period = usePeriodFilter(REPORT.period);
  const categories = useCategories();
  return useMemo(
    (): Filter[] => [
      period,
      { kind: 'organisation', key: 'organisation', employees: findClaimants },
      {
        kind: 'select',
        key: 'group_by',
        label: REPORT.group,
        initial: 'employee',
        required: true,
        prominent: true,
        options: REPORT_GROUPS.map((value) => ({ value, label: REPORT[value] })),
      },
      {
        kind: 'select',
        key: 'date_of',
        label: REPORT.dateOf,
        initial: 'claim',
        required: true,
        options: REPORT_DATES.map((value) => ({ value, label: REPORT[value] })),
      },
      { kind: 'multi', key: 'category', label: REPORT.categories, width: 200, options: categories },
      { kind: 'multi', key: 'status', label: REPORT.status, width: 200, options: FILED_STATUSES.map((value) => ({ value, label: CLAIM_STATUS_NAMES[value] })) },
    ],
    [categories, period],
  );
}

/** What the address asks for, as the call takes it. No status chosen: all of them. */
export function reportInput(state: ListState, filters: readonly Filter[]) {
  const { category, status, group_by, date_of, ...place } = periodInput(state, filters);
  return {
    ...place,
    ...(Array.isArray(category) && { category: category.map(Number) }),
    status: FILED_STATUSES.filter((each) => !Array.isArray(status) || status.includes(each)),
    group_by: chosenOf(REPORT_GROUPS, group_by),
    date_of: chosenOf(REPORT_DATES, date_of),
  };
}
