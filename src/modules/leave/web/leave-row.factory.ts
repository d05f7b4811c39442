/** A leave as the server answers it, for tests of screens. */
import type { LeaveDetail, LeaveRow } from '../contract/leave.schema.ts';

const NOTHING = { review: false, approve: false, approve_all: false, reject: false, cancel: false, withdraw: false };

export function leaveRow(id: number, more: Partial<LeaveRow> = {}): LeaveRow {
  return {
    id,
    number: `LV-2026-${String(id).padStart(6, '0')}`,
    start_date: '2026-12-15',
    end_date: '2026-12-17',
    duration: 'Full',
    duration_text: '3 days',
    total_days: 3,
    apply_date: '2026-11-20',
    reason: 'Balik kampung',
    status: 'Waiting for Approval',
    remark: null,
    item_type: { id: 1, name: 'Annual Leave', name_ms: 'Cuti Tahunan', code: 'AL', colour: '#0f766e' },
    employee: { id: 100 + id, name: `Pekerja ${id}`, employee_code: `P${id}`, position: null },
    employee_id: 100 + id,
    leave_type_id: 1,
    balance_after: 4,
    reviewed_by: null,
    approved_by: null,
    level: 1,
    levels: 1,
    created_at: '2026-11-20T02:00:00Z',
    updated_at: '2026-11-20T02:00:00Z',
    ...more,
    can: { ...NOTHING, ...more.can },
  };
}

export const leaveDetail = (row: LeaveRow): LeaveDetail => ({
  ...row,
  contact_phone: null,
  birth_date: null,
  continues: null,
  relief_employee: null,
  documents: [],
  days: [{ date: row.start_date, part: 'Full', value: 1, reason: 'working', note: null, live: true, locked: false, replaced_by: null }],
  away: [],
  cover: null,
  warnings: [],
  balances: [],
  approvers: [],
  timeline: [],
});
