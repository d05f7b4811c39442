/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const attendanceAuditLabels: AuditLabels = {
  records: defineMessages({
    attendance: { en: 'Attendance', ms: 'Kehadiran' },
    attendance_correction: { en: 'Attendance correction', ms: 'Pembetulan kehadiran' },
    attendance_setting: { en: 'Attendance settings', ms: 'Tetapan kehadiran' },
    overtime: { en: 'Overtime', ms: 'Kerja lebih masa' },
  }),
  events: defineMessages({
    checked_in: { en: 'checked in', ms: 'daftar masuk' },
    checked_out: { en: 'checked out', ms: 'daftar keluar' },
    corrected: { en: 'corrected', ms: 'dibetulkan' },
    positions_erased: { en: 'positions erased', ms: 'kedudukan dipadam' },
    rejudged: { en: 'days recalculated', ms: 'hari dikira semula' },
    saved: { en: 'saved', ms: 'disimpan' },
  }),
};
