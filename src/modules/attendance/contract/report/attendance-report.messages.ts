/** Words of the attendance report. */
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import { STATE_NAMES } from '../manage/day-state.ts';
import { CHECKOUT_WORDS } from '../punch-words.messages.ts';
import type { DateInfo, EmployeeKey, ReportTemplate } from './attendance-report.endpoints.ts';

export const ATTENDANCE_REPORT = defineMessages({
  ...everyday('employee', 'department', 'position', 'date', 'status', 'remark', 'place'),
  report: { en: 'Attendance report', ms: 'Laporan kehadiran' },
  list: { en: 'Attendance', ms: 'Kehadiran' },
  allDepartments: { en: 'All Department', ms: 'Semua Jabatan' },
  schedule: { en: 'Schedule', ms: 'Jadual' },
  checkIn: { en: 'Check in', ms: 'Daftar masuk' },
  checkOut: { en: 'Check out', ms: 'Daftar keluar' },
  hours: { en: 'Hours', ms: 'Jam' },
  hoursShort: { en: '{n}\u00a0h', ms: '{n}\u00a0jam' },
  inAndOut: { en: 'In, out', ms: 'Masuk, keluar' },
  overtime: { en: 'Overtime (hours)', ms: 'Kerja lebih masa (jam)' },
  dayType: { en: 'Day type', ms: 'Jenis hari' },
  overtimeStatus: { en: 'Overtime status', ms: 'Status kerja lebih masa' },
  scheduled: { en: 'Scheduled (days)', ms: 'Dijadualkan (hari)' },
  presentDays: EVERYDAY.days,
  lateTimes: STATE_NAMES.late,
  absentDays: STATE_NAMES.absent,
  overtimeHours: { en: 'Overtime', ms: 'Kerja lebih masa' },
  present: { en: 'Present (days)', ms: 'Hadir (hari)' },
  absent: { en: 'Absent (days)', ms: 'Tidak hadir (hari)' },
  late: { en: 'Late (times)', ms: 'Lewat (kali)' },
  lateMinutes: { en: 'Late beyond grace (minutes)', ms: 'Lewat melebihi tempoh ihsan (minit)' },
  early: { en: 'Left early (times)', ms: 'Pulang awal (kali)' },
  leaveDays: { en: 'On leave (days)', ms: 'Bercuti (hari)' },
  minutes: { en: 'Minutes beyond grace', ms: 'Minit melebihi tempoh ihsan' },
  what: { en: 'What', ms: 'Perkara' },
  leftEarly: CHECKOUT_WORDS.leftEarly,
  noIn: { en: 'No check-in', ms: 'Tiada daftar masuk' },
  noOut: { en: 'No check-out', ms: 'Tiada daftar keluar' },
  sum: { en: '{name}: {n, plural, one {# day} other {# days}}', ms: '{name}: {n} hari' },
  times: { en: '{n} times', ms: '{n} kali' },
  signature: { en: 'Employee: ____________________', ms: 'Pekerja: ____________________' },
  countersignature: { en: 'Supervisor: ____________________', ms: 'Penyelia: ____________________' },
  overLimit: { en: 'More than 104 h in {month}', ms: 'Melebihi 104 jam dalam {month}' },
});

export const TEMPLATE_NAMES = defineMessages({
  Normal: { en: 'Normal', ms: 'Biasa' },
  Summary: { en: 'Summary', ms: 'Ringkasan' },
  Timesheet: { en: 'Timesheet', ms: 'Helaian masa' },
  'Late & Absent': { en: 'Late & absent', ms: 'Lewat & tidak hadir' },
  Overtime: { en: 'Overtime', ms: 'Kerja lebih masa' },
}) satisfies Record<ReportTemplate, Text>;

export const KEY_NAMES = defineMessages({
  code: EVERYDAY.code,
  name: EVERYDAY.name,
  identity_number: { en: 'Identity number', ms: 'Nombor pengenalan' },
  passport: { en: 'Passport', ms: 'Pasport' },
}) satisfies Record<EmployeeKey, Text>;

export const INFO_NAMES = defineMessages({
  Time: { en: 'Time', ms: 'Masa' },
  Hour: { en: 'Hours', ms: 'Jam' },
  'Rest Day': STATE_NAMES.rest,
  'On Leave': STATE_NAMES.leave,
  'Public Holiday': STATE_NAMES.holiday,
  'Site Visit': { en: 'Site visit', ms: 'Lawatan tapak' },
}) satisfies Record<DateInfo, Text>;

/** How its overtime stands. */
export const OVERTIME_NAMES = defineMessages({
  None: EVERYDAY.none,
  Pending: { en: 'Pending', ms: 'Menunggu' },
  Approved: { en: 'Approved', ms: 'Diluluskan' },
  Rejected: EVERYDAY.rejected,
});
