/** What claim management filters by: part of the address, shared by the list and the counters of its tabs. */
import { useMemo } from 'react';
import { yearOptions } from '#platform/contract/dates.ts';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { filterInput, LIST_DEFAULTS, pagingInput, readListUrl } from '#platform/web/ui/list/list-url.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { FILED_STATUSES, type ClaimStatus } from '../../contract/claim.workflow.ts';
import type { listClaims } from '../../contract/manage-claim.endpoints.ts';
import { CLAIM_WORDS as W } from '../claim-words.ts';
import { findClaimants } from '../find-claimants.ts';
import { useCategories } from '../use-categories.ts';
import { MANAGE } from './manage.messages.ts';

/** Empty for all. */
export type StatusFilter = ClaimStatus | '';

/** What the page opens with. */
const FIRST: ClaimStatus = 'Waiting for Approval';

/** The status of the address: a tab. */
export function statusOf(search: string): StatusFilter {
  const asked = new URLSearchParams(search).get('status') ?? FIRST;
  return FILED_STATUSES.find((status) => status === asked) ?? '';
}

export function useClaimFilters(): Filter[] {
  const today = useToday();
  const categories = useCategories();
  return useMemo(
    () => [
      { kind: 'keyword', key: 'keyword' },
      { kind: 'organisation', key: 'organisation', employees: findClaimants },
      { kind: 'select', key: 'category', label: W.category, number: true, prominent: true, options: categories },
      { kind: 'select', key: 'year', label: W.year, number: true, width: 124, options: yearOptions(today).map(String) },
      { kind: 'dates', key: 'start_date', to: 'end_date', label: W.date },
      { kind: 'dates', key: 'start_submit_date', to: 'end_submit_date', label: W.submitted },
      { kind: 'switch', key: 'mine', label: MANAGE.mine },
      { kind: 'switch', key: 'unchecked', label: MANAGE.unchecked },
      { kind: 'switch', key: 'by_hand', label: MANAGE.byHand },
    ],
    [categories, today],
  );
}

/** What the page asks of its list beside the filters. */
export const chosenOf = (status: StatusFilter) => ({ with: 'employee.position', ...(status && { status }) });

/** The call of the list that the address shows. */
export function listInput(search: string, filters: readonly Filter[]) {
  const state = readListUrl(search, filters, LIST_DEFAULTS);
  return { ...filterInput(state, filters), ...chosenOf(statusOf(search)), ...pagingInput(state) } as InputOf<typeof listClaims>;
}

/** The organisation of the address. */
export function placeOf(search: string) {
  const query = new URLSearchParams(search);
  const id = (key: string) => Number(query.get(key)) || undefined;
  return { branch_id: id('branch_id'), division_id: id('division_id'), department_id: id('department_id'), employee_id: id('employee_id') };
}
