import type { Column } from '#platform/web/ui/list-page.tsx';
import type { LeaveRow } from '../contract/leave.schema.ts';
import { LeaveDurationText, periodOf, TypeLabel } from './leave-parts.tsx';
import { deductedDays, LEAVE_WORDS as W } from './leave-words.ts';

/** Leaves of one person, who is named above them. */
export const LEAVE_COLUMNS: readonly Column<LeaveRow>[] = [
  { key: 'number', label: W.number, kind: 'identity', priority: 5, folds: 'item_type' },
  { key: 'item_type', label: W.type, card: 'title', fixed: true, cell: (row) => <TypeLabel type={row.item_type} /> },
  { key: 'start_date', label: W.period, kind: 'period', sort: true, priority: 1, card: 'subtitle', value: periodOf },
  { key: 'duration_text', label: W.duration, priority: 3, folds: 'start_date', card: 1, cell: (row) => <LeaveDurationText leave={row} /> },
  { key: 'total_days', label: W.deducted, kind: 'number', sort: true, priority: 2, card: 2, value: deductedDays },
  { key: 'apply_date', label: W.applied, kind: 'date', sort: true, priority: 4, card: 3 },
  { key: 'status', label: W.status, kind: 'status', card: 'badge' },
];
