/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const attendanceAuditLabels: AuditLabels = {
  records: defineMessages({
    attendance: { en: 'Attendance', ms: 'Kehadiran' },
    attendance_correction: { en: 'Attendance correction', ms: 'Pembetulan kehadiran' },
    attendance_schedule: { en: 'Roster', ms: 'Jadual bertugas' },
    attendance_setting: { en: 'Attendance settings', ms: 'Tetapan kehadiran' },
    employee_work_schedule: { en: 'Work schedule of an employee', ms: 'Jadual kerja seorang pekerja' },
    overtime: { en: 'Overtime', ms: 'Kerja lebih masa' },
    roster: { en: 'Roster', ms: 'Jadual bertugas' },
    roster_fill: { en: 'Roster proposal', ms: 'Cadangan jadual bertugas' },
    roster_need: { en: 'Roster need', ms: 'Keperluan jadual bertugas' },
    roster_preference: { en: 'Roster preference', ms: 'Pilihan jadual bertugas' },
    work_schedule: { en: 'Work schedule', ms: 'Jadual kerja' },
  }),
  events: defineMessages({
    assigned: { en: 'assigned', ms: 'ditetapkan' },
    checked_in: { en: 'checked in', ms: 'daftar masuk' },
    checked_out: { en: 'checked out', ms: 'daftar keluar' },
    corrected: { en: 'corrected', ms: 'dibetulkan' },
    drafted: { en: 'saved as draft', ms: 'disimpan sebagai draf' },
    rejudged: { en: 'days recalculated', ms: 'hari dikira semula' },
    saved: { en: 'saved', ms: 'disimpan' },
    stopped: { en: 'stopped', ms: 'dihentikan' },
  }),
};
