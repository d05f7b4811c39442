import type { Params, Text } from '#platform/contract/messages.ts';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { DOCUMENT_AUDIENCES, DOCUMENT_CATEGORIES, DOCUMENT_STATUSES } from '../../contract/document.schema.ts';
import { AUDIENCE_NAMES, CATEGORY_NAMES, DOCUMENT_STATUS_NAMES, DOCUMENT_WORDS as W } from '../documents.messages.ts';
import { findEmployees } from '#modules/employee/web/public.tsx';

const EXPIRING_DAYS = [7, 30, 60, 90];

/** Filters of the document center; the folder is chosen beside the list. */
export function centerFilters(say: (text: Text, params?: Params) => string): Filter[] {
  return [
    { kind: 'keyword', key: 'keyword' },
    { kind: 'select', key: 'category', label: W.category, width: 140, options: DOCUMENT_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] })) },
    { kind: 'select', key: 'audience', label: W.audience, width: 150, options: DOCUMENT_AUDIENCES.map((value) => ({ value, label: AUDIENCE_NAMES[value] })) },
    { kind: 'lookup', key: 'employee_id', label: W.employee, width: 220, number: true, load: findEmployees },
    {
      kind: 'select',
      key: 'status',
      label: W.status,
      width: 130,
      options: DOCUMENT_STATUSES.map((value) => ({ value, label: DOCUMENT_STATUS_NAMES[value] ?? value })),
    },
    {
      kind: 'select',
      key: 'expiring',
      label: W.expiring,
      width: 150,
      number: true,
      options: EXPIRING_DAYS.map((n) => ({ value: String(n), label: say(W.withinDays, { n }) })),
    },
  ];
}
