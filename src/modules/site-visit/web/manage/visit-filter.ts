/** What management and the report choose visits by: part of the address. */
import { useMemo } from 'react';
import { monthRange } from '#platform/contract/dates.ts';
import { call } from '#platform/web/call/call.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import type { Filter, Option } from '#platform/web/ui/list-page.tsx';
import { personOption } from '#platform/web/ui/person-option.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { visitChoices } from '../../contract/manage-visit.endpoints.ts';
import { VISIT } from '../visit.messages.ts';
import { OUTCOME_OPTIONS, STATUS_OPTIONS, TYPE_OPTIONS } from '../visit-words.ts';
import { MANAGE } from './manage.messages.ts';

const findEmployees = async (keyword: string): Promise<Option[]> => (await call(visitChoices, { keyword })).data.employees.map(personOption);

/** @param isToday it opens with today; else with this month */
export function useVisitFilters(isToday: boolean): Filter[] {
  const today = useToday();
  const sites = useEndpoint(visitChoices, {}, { quiet: true }).data?.data.sites;
  return useMemo((): Filter[] => {
    const { start_date, end_date } = isToday ? { start_date: today, end_date: today } : monthRange(today);
    return [
      ...(isToday ? [{ kind: 'keyword', key: 'keyword' } as const] : []),
      { kind: 'dates', key: 'start_date', to: 'end_date', label: MANAGE.day, initial: start_date, initialTo: end_date, prominent: true },
      { kind: 'organisation', key: 'organisation', employees: findEmployees },
      { kind: 'select', key: 'status', label: VISIT.status, options: STATUS_OPTIONS, width: 150, prominent: isToday },
      { kind: 'select', key: 'type', label: VISIT.type, options: TYPE_OPTIONS },
      { kind: 'select', key: 'outcome', label: VISIT.outcome, options: OUTCOME_OPTIONS },
      {
        kind: 'select',
        key: 'work_site_id',
        label: VISIT.site,
        number: true,
        options: (sites ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      },
    ];
  }, [isToday, today, sites]);
}
