/** What leave management filters by: part of the address, shared by the list, the counters of its tabs, and the file. */
import { useMemo } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { filterInput, LIST_DEFAULTS, pagingInput, readListUrl } from '#platform/web/ui/list/list-url.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { listLeaveTypes } from '../../contract/entitlement/entitlement.endpoints.ts';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { LEAVE_STATUSES, type LeaveStatus } from '../../contract/leave.workflow.ts';
import type { listLeaves } from '../../contract/manage-leave.endpoints.ts';
import { findEmployees } from '../find-employees.ts';
import { LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import { yearFilter } from '../leave-year.ts';
import { MANAGE } from './manage.messages.ts';

/** Empty for all. */
export type StatusFilter = LeaveStatus | '';

/** What the page opens with. */
const FIRST: LeaveStatus = 'Waiting for Approval';

/** The status of the address: a tab. */
export function statusOf(search: string): StatusFilter {
  const asked = new URLSearchParams(search).get('status') ?? FIRST;
  return LEAVE_STATUSES.find((status) => status === asked) ?? '';
}

export function useLeaveFilters(): Filter[] {
  const { locale } = useLocale();
  const today = useToday();
  const types = useEndpoint(listLeaveTypes, {}, { quiet: true, staleTime: 60_000 }).data?.data;
  return useMemo(
    () => [
      { kind: 'keyword', key: 'keyword' },
      { kind: 'organisation', key: 'organisation', employees: findEmployees },
      {
        kind: 'select',
        key: 'type',
        label: W.type,
        number: true,
        prominent: true,
        options: (types ?? []).map((type) => ({ value: String(type.id), label: typeName(type, locale) })),
      },
      { ...yearFilter(today), required: false, width: 124, prominent: true },
      { kind: 'dates', key: 'start_date', to: 'end_date', label: W.period },
      { kind: 'dates', key: 'start_apply_date', to: 'end_apply_date', label: W.applied },
      { kind: 'switch', key: 'mine', label: MANAGE.mine },
    ],
    [types, locale, today],
  );
}

/** What the page asks of its list beside the filters. */
export const chosenOf = (status: StatusFilter) => ({ with: 'employee.position,item_type', ...(status && { status }) });

/** The filter of the address as the list sends it, without its status. */
export const inputOf = (search: string, filters: readonly Filter[]) => filterInput(readListUrl(search, filters, LIST_DEFAULTS), filters);

/** The call of the list that the address shows. */
export function listInput(search: string, filters: readonly Filter[]) {
  const state = readListUrl(search, filters, LIST_DEFAULTS);
  return { ...filterInput(state, filters), ...chosenOf(statusOf(search)), ...pagingInput(state) } as InputOf<typeof listLeaves>;
}

/** The organisation of the address. */
export function placeOf(search: string) {
  const query = new URLSearchParams(search);
  const id = (key: string) => Number(query.get(key)) || undefined;
  return { branch_id: id('branch_id'), division_id: id('division_id'), department_id: id('department_id'), employee_id: id('employee_id') };
}

const EVER = { from: '2000-01-01', to: '2099-12-31' } as const;

/** The visible filter as the listing of the leave report: its dates within its year. */
export function reportInput({ year, start_date, end_date, type, status, with: _with, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const first = typeof year === 'number' ? `${year}-01-01` : EVER.from;
  const last = typeof year === 'number' ? `${year}-12-31` : EVER.to;
  const from = typeof start_date === 'string' && start_date > first ? start_date : first;
  const to = typeof end_date === 'string' && end_date < last ? end_date : last;
  return { ...rest, start_date: from, end_date: to, ...(type !== undefined && { type: [type] }), status: status ? [status] : [...LEAVE_STATUSES] };
}
