/** The filter of the claim report: part of the address; what it leaves out has its default. */
import { useMemo } from 'react';
import { monthRange } from '#platform/contract/dates.ts';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { filterInput, type ListState } from '#platform/web/ui/list/list-url.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { CLAIM_STATUS_NAMES } from '../../contract/claim.messages.ts';
import { FILED_STATUSES } from '../../contract/claim.workflow.ts';
import { REPORT_DATES, REPORT_GROUPS } from '../../contract/report/claim-report.endpoints.ts';
import { findClaimants } from '../find-claimants.ts';
import { useCategories } from '../use-categories.ts';
import { REPORT } from './report.messages.ts';

export function useReportFilters() {
  const span = monthRange(useToday());
  const { start_date, end_date } = span;
  const categories = useCategories();
  const filters = useMemo(
    (): Filter[] => [
      { kind: 'dates', key: 'start_date', to: 'end_date', label: REPORT.period, initial: start_date, initialTo: end_date, prominent: true },
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
    [categories, start_date, end_date],
  );
  /** A report without dates is one of this month. */
  const keepSpan = (changes: Record<string, string>): Record<string, string> => (changes['start_date'] === '' ? { ...changes, ...span } : changes);
  return { filters, keepSpan };
}

/** What the address asks for, as the call takes it. No status chosen: all of them. */
export function reportInput(state: ListState, filters: readonly Filter[]) {
  const { start_date, end_date, category, status, group_by, date_of, ...place } = filterInput(state, filters);
  return {
    ...place,
    start_date: String(start_date),
    end_date: String(end_date),
    ...(Array.isArray(category) && { category: category.map(Number) }),
    status: FILED_STATUSES.filter((each) => !Array.isArray(status) || status.includes(each)),
    group_by: REPORT_GROUPS.find((each) => each === group_by) ?? 'employee',
    date_of: REPORT_DATES.find((each) => each === date_of) ?? 'claim',
  };
}
