import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const MANPOWER_REPORT = defineMessages({
  ...everyday('code', 'date', 'employee', 'position', 'status', 'confirmed'),
  name: { en: 'Manpower and timesheets', ms: 'Tenaga kerja dan helaian masa' },
  Manpower: { en: 'Manpower by day', ms: 'Tenaga kerja mengikut hari' },
  Timesheet: { en: 'Timesheet', ms: 'Helaian masa' },
  project: { en: 'Project', ms: 'Projek' },
  shift: { en: 'Shift', ms: 'Syif' },
  needed: { en: 'Heads needed', ms: 'Orang diperlukan' },
  planned: { en: 'Deployed', ms: 'Ditugaskan' },
  present: { en: 'Present', ms: 'Hadir' },
  elsewhere: { en: 'At work elsewhere', ms: 'Bekerja di tempat lain' },
  absent: { en: 'Absent', ms: 'Tidak hadir' },
  leave: { en: 'On leave', ms: 'Bercuti' },
  expected: { en: 'Expected', ms: 'Dijangka' },
  late: { en: 'Late', ms: 'Lewat' },
  plannedHours: { en: 'Planned hours', ms: 'Jam dirancang' },
  hours: { en: 'Hours worked', ms: 'Jam bekerja' },
  overtime: { en: 'Overtime', ms: 'Kerja lebih masa' },
  presence: { en: 'Presence', ms: 'Kehadiran' },
  waits: { en: 'To be confirmed', ms: 'Belum disahkan' },
  reason: { en: 'Reason of the correction', ms: 'Sebab pembetulan' },
});
