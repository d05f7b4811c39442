import type { Column } from '#platform/web/ui/list-page.tsx';
import type { ClaimRow } from '../../contract/claim.schema.ts';
import { AMOUNT_COLUMNS } from '../claim-columns.tsx';
import { CLAIM_WORDS as W } from '../claim-words.ts';
import type { StatusFilter } from './claim-filter.ts';

/** Where all statuses stand together, each row says its own. */
export const columnsOf = (status: StatusFilter): Column<ClaimRow>[] => [
  { key: 'number', label: W.number, kind: 'identity', sort: true, priority: 4, value: ({ number }) => number ?? '' },
  {
    key: 'employee',
    label: W.employee,
    kind: 'person',
    card: 'title',
    fixed: true,
    value: ({ employee }) => employee.name,
    second: ({ employee: { employee_code, position } }) => [employee_code, position?.name].filter(Boolean).join(' · '),
  },
  { key: 'title', label: W.title, sort: true, priority: 1, card: 'subtitle' },
  ...AMOUNT_COLUMNS,
  { key: 'over_limit', label: W.overLimit, kind: 'number', priority: 3, value: ({ over_limit }) => over_limit || null },
  { key: 'status', label: W.status, kind: 'status', hidden: status !== '', card: 'badge' },
];
