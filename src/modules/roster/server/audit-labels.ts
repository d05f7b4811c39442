/** What the audit log keeps of schedules and rosters, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const rosterAuditLabels: AuditLabels = {
  records: defineMessages({
    attendance_schedule: { en: 'Roster', ms: 'Jadual bertugas' },
    employee_work_schedule: { en: 'Work schedule of an employee', ms: 'Jadual kerja seorang pekerja' },
    roster: { en: 'Roster', ms: 'Jadual bertugas' },
    roster_fill: { en: 'Roster proposal', ms: 'Cadangan jadual bertugas' },
    roster_need: { en: 'Roster need', ms: 'Keperluan jadual bertugas' },
    roster_preference: { en: 'Roster preference', ms: 'Pilihan jadual bertugas' },
    work_schedule: { en: 'Work schedule', ms: 'Jadual kerja' },
  }),
  events: defineMessages({
    assigned: { en: 'assigned', ms: 'ditetapkan' },
    drafted: { en: 'saved as draft', ms: 'disimpan sebagai draf' },
    saved: { en: 'saved', ms: 'disimpan' },
    stopped: { en: 'stopped', ms: 'dihentikan' },
  }),
};
