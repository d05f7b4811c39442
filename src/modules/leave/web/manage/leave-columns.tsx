/** The columns of the applications. */
import type { Column } from '#platform/web/ui/list-page.tsx';
import type { LeaveRow } from '../../contract/leave.schema.ts';
import { LeaveDurationText, periodOf, TypeLabel } from '../leave-parts.tsx';
import { dayCount, LEAVE_WORDS as W } from '../leave-words.ts';
import type { StatusFilter } from './leave-filter.ts';

/** Each status shows what it adds (who reviewed, who approved); where all stand together, each says its own. */
export function columnsOf(status: StatusFilter): Column<LeaveRow>[] {
  const all = status === '';
  return [
    { key: 'number', label: W.number, kind: 'identity', priority: 5, folds: 'item_type' },
    {
      key: 'employee',
      label: W.employee,
      kind: 'person',
      card: 'title',
      fixed: true,
      value: (row) => row.employee?.name ?? '',
      second: (row) => [row.employee?.employee_code, row.employee?.position?.name].filter(Boolean).join(' · '),
    },
    { key: 'item_type', label: W.type, priority: 1, card: 1, cell: (row) => <TypeLabel type={row.item_type} /> },
    { key: 'start_date', label: W.period, kind: 'period', sort: true, priority: 1, card: 'subtitle', value: periodOf },
    { key: 'duration_text', label: W.duration, hidden: true, folds: 'start_date', cell: (row) => <LeaveDurationText leave={row} /> },
    { key: 'total_days', label: W.days, kind: 'number', priority: 1, sort: true, card: 2, value: (row) => dayCount(row.total_days) },
    {
      key: 'balance_after',
      label: W.balanceAfter,
      kind: 'number',
      priority: 3,
      card: 3,
      value: (row) => (row.balance_after === null ? '–' : dayCount(row.balance_after)),
    },
    { key: 'apply_date', label: W.applied, kind: 'date', priority: 4, sort: true },
    { key: 'status', label: W.status, kind: 'status', hidden: status === 'Reviewed' || status === 'Approved', card: all ? 4 : undefined },
    {
      key: 'reviewed_by',
      label: W.reviewedBy,
      priority: 5,
      hidden: !all && status !== 'Reviewed' && status !== 'Approved',
      value: (row) => row.reviewed_by?.name ?? '',
    },
    { key: 'approved_by', label: W.approvedBy, priority: 2, hidden: !all && status !== 'Approved', value: (row) => row.approved_by?.name ?? '' },
  ];
}
