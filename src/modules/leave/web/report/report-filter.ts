/** The filter of the leave report: part of the address; what it leaves out has its default. */
import { useMemo } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import type { ListState } from '#platform/web/ui/list/list-url.ts';
import { chosenOf, periodInput, usePeriodFilter } from '#platform/web/ui/report/report-period.ts';
import { listLeaveTypes } from '../../contract/entitlement/entitlement.endpoints.ts';
import { LEAVE_STATUSES } from '../../contract/leave.workflow.ts';
import { REPORT_GROUPS, REPORT_TEMPLATES } from '../../contract/report/report.endpoints.ts';
import { LEAVE_STATUS_NAMES } from '../../contract/report/report.messages.ts';
import { findEmployees } from '../find-employees.ts';
import { typeName } from '../leave-words.ts';
import { REPORT } from './report.messages.ts';

export type Template = (typeof REPORT_TEMPLATES)[number];

const GROUP_NAMES = { employee: REPORT.byEmployee, department: REPORT.byDepartment, type: REPORT.byType } as const;

export function useReportFilters(template: Template) {
  const { locale } = useLocale();
  const period = usePeriodFilter(REPORT.period);
  const types = useEndpoint(listLeaveTypes, {}, { quiet: true, staleTime: 60_000 }).data?.data;
  return useMemo((): Filter[] => {
    const typeOptions = (types ?? []).map((type) => ({ value: String(type.id), label: typeName(type, locale) }));
    // Balances stand on a day, whatever became of a leave; a row of a person has no single type.
    const statuses = LEAVE_STATUSES.map((value) => ({ value, label: LEAVE_STATUS_NAMES[value] }));
    const groups = REPORT_GROUPS.filter((group) => template === 'Listing' || group !== 'type').map((value) => ({ value, label: GROUP_NAMES[value] }));
    return [
      period,
      { kind: 'organisation', key: 'organisation', employees: findEmployees },
      { kind: 'multi', key: 'type', label: REPORT.types, width: 200, options: typeOptions },
      ...(template === 'Balance'
        ? []
        : [{ kind: 'multi', key: 'status', label: REPORT.statuses, width: 200, initial: 'Approved', options: statuses } as const]),
      { kind: 'select', key: 'group_by', label: REPORT.group, initial: 'employee', required: true, prominent: true, options: groups },
    ];
  }, [types, locale, template, period]);
}

/** What the address asks for, as the call takes it. No status chosen: all of them. */
export function reportInput(state: ListState, filters: readonly Filter[]) {
  const { type, status, group_by, ...place } = periodInput(state, filters);
  return {
    ...place,
    ...(Array.isArray(type) && { type: type.map(Number) }),
    status: LEAVE_STATUSES.filter((each) => !Array.isArray(status) || status.includes(each)),
    group_by: chosenOf(REPORT_GROUPS, group_by),
  };
}
