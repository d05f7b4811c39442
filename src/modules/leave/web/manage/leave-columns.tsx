/** The columns of the applications. */
import type { Column } from '#platform/web/ui/list-page.tsx';
import type { LeaveRow } from '../../contract/leave.schema.ts';
import { LeaveDurationText, LeavePeriod, TypeLabel } from '../leave-parts.tsx';
import { dayCount, LEAVE_WORDS as W } from '../leave-words.ts';
import type { StatusFilter } from './leave-filter.ts';
import classes from './manage.module.css';

/** Each status shows what it adds (who reviewed, who approved); where all stand together, each says its own. */
export function columnsOf(status: StatusFilter): Column<LeaveRow>[] {
  const all = status === '';
  return [
    { key: 'number', label: W.number, kind: 'identity', width: 132 },
    {
      key: 'employee',
      label: W.employee,
      card: 'title',
      fixed: true,
      width: 180,
      value: (row) => row.employee?.name ?? '',
      cell: (row) => (
        <span className={classes['person']}>
          {row.employee?.name}
          <small>{[row.employee?.employee_code, row.employee?.position?.name].filter(Boolean).join(' · ')}</small>
        </span>
      ),
    },
    { key: 'item_type', label: W.type, card: 1, width: 134, cell: (row) => <TypeLabel type={row.item_type} /> },
    { key: 'start_date', label: W.period, kind: 'date', sort: true, card: 'subtitle', width: 156, cell: (row) => <LeavePeriod leave={row} /> },
    { key: 'duration_text', label: W.duration, hidden: true, cell: (row) => <LeaveDurationText leave={row} /> },
    { key: 'total_days', label: W.days, kind: 'number', width: 72, sort: true, card: 2, value: (row) => dayCount(row.total_days) },
    {
      key: 'balance_after',
      label: W.balanceAfter,
      kind: 'number',
      width: 104,
      card: 3,
      value: (row) => (row.balance_after === null ? '–' : dayCount(row.balance_after)),
    },
    { key: 'apply_date', label: W.applied, kind: 'date', width: 92, sort: true },
    { key: 'status', label: W.status, kind: 'status', width: 172, hidden: status === 'Reviewed' || status === 'Approved', card: all ? 4 : undefined },
    {
      key: 'reviewed_by',
      label: W.reviewedBy,
      width: 150,
      hidden: !all && status !== 'Reviewed' && status !== 'Approved',
      value: (row) => row.reviewed_by?.name ?? '',
    },
    { key: 'approved_by', label: W.approvedBy, width: 150, hidden: !all && status !== 'Approved', value: (row) => row.approved_by?.name ?? '' },
  ];
}
