import { useMemo } from 'react';
import { useLocale } from '#platform/web/locale/locale.tsx';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import { yearFilter } from '../leave-year.ts';
import { ENTITLEMENT } from './entitlement.messages.ts';

interface Typed {
  readonly id: number;
  readonly name: string;
  readonly name_ms: string;
}

/** Who stands in the matrix, and of which year: the next one too, which is granted before it begins. */
export function useBalanceFilters(types: readonly Typed[]): Filter[] {
  const { locale } = useLocale();
  const today = useToday();
  return useMemo((): Filter[] => {
    return [
      { kind: 'keyword', key: 'keyword' },
      { kind: 'organisation', key: 'organisation', prominent: 'department_id' },
      { ...yearFilter(today), prominent: true },
      { kind: 'select', key: 'type', label: W.type, number: true, options: types.map((type) => ({ value: String(type.id), label: typeName(type, locale) })) },
      {
        kind: 'select',
        key: 'employee_type',
        label: ENTITLEMENT.employeeType,
        options: [
          { value: 'Local', label: ENTITLEMENT.local },
          { value: 'Foreign', label: ENTITLEMENT.foreign },
        ],
      },
      {
        kind: 'select',
        key: 'status',
        label: ENTITLEMENT.status,
        width: 130,
        initial: 'Active',
        options: [
          { value: 'Active', label: ENTITLEMENT.active },
          { value: 'Inactive', label: ENTITLEMENT.inactive },
        ],
      },
    ];
  }, [types, locale, today]);
}
