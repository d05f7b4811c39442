/** The filter of the attendance report: part of the address; what it leaves out has its default. */
import { useMemo } from 'react';
import type { Text } from '#platform/contract/messages.ts';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import type { ListState } from '#platform/web/ui/list/list-url.ts';
import { chosenOf, periodInput, usePeriodFilter } from '#platform/web/ui/report/report-period.ts';
import { DAY_STATES, STATE_NAMES } from '../../contract/manage/day-state.ts';
import { DATE_INFO, EMPLOYEE_KEYS, type ReportTemplate } from '../../contract/report/attendance-report.endpoints.ts';
import { INFO_NAMES, KEY_NAMES } from '../../contract/report/attendance-report.messages.ts';
import { findEmployees } from '../manage/find-choices.ts';
import { REPORT } from './report.messages.ts';

const byKey = ({ en, ms }: Text): Text => ({ en: `Employee by: ${en.toLowerCase()}`, ms: `Pekerja mengikut: ${ms.toLowerCase()}` });

export function useReportFilters(template: ReportTemplate) {
  const period = usePeriodFilter(REPORT.period);
  return useMemo(
    (): readonly Filter[] => [
      period,
      { kind: 'organisation', key: 'organisation', employees: findEmployees },
      { kind: 'multi', key: 'status', label: REPORT.statuses, width: 200, options: DAY_STATES.map((value) => ({ value, label: STATE_NAMES[value] })) },
      {
        kind: 'select',
        key: 'employee_key',
        label: REPORT.identifier,
        initial: 'code',
        required: true,
        prominent: true,
        width: 230,
        // In the row it stands without its label.
        options: EMPLOYEE_KEYS.map((value) => ({ value, label: byKey(KEY_NAMES[value]) })),
      },
      // The other templates have columns of their own.
      ...(template === 'Normal'
        ? [
            {
              kind: 'multi',
              key: 'date_info',
              label: REPORT.shown,
              initial: DATE_INFO.join(','),
              options: DATE_INFO.map((value) => ({ value, label: INFO_NAMES[value] })),
            } as const,
          ]
        : []),
    ],
    [template, period],
  );
}

/** What the address asks for, as the call takes it. */
export function reportInput(state: ListState, filters: readonly Filter[]) {
  const { status, employee_key, date_info, ...place } = periodInput(state, filters);
  const chosen = (values: unknown) => (Array.isArray(values) ? values.map(String) : []);
  return {
    ...place,
    status: DAY_STATES.filter((each) => chosen(status).includes(each)),
    employee_key: chosenOf(EMPLOYEE_KEYS, employee_key),
    date_info: filters.some(({ key }) => key === 'date_info') ? DATE_INFO.filter((each) => chosen(date_info).includes(each)) : [...DATE_INFO],
  };
}
