import { defineMessages } from '#platform/contract/messages.ts';

/** What attendance said of the period, and where the payroll says otherwise. */
export const FROM_ATTENDANCE = defineMessages({
  title: { en: 'From attendance', ms: 'Daripada kehadiran' },
  said: { en: 'From attendance: {parts}', ms: 'Daripada kehadiran: {parts}' },
  worked_days: { en: '{n, plural, one {# day worked} other {# days worked}}', ms: '{n} hari bekerja' },
  normal_hours: { en: '{n} normal hours', ms: '{n} jam biasa' },
  overtime_hours: { en: '{n} h overtime approved', ms: '{n} jam kerja lebih masa diluluskan' },
  absent_days: { en: '{n, plural, one {# day absent} other {# days absent}}', ms: '{n} hari tidak hadir' },
  late_minutes: { en: '{n, plural, one {# minute late} other {# minutes late}}', ms: 'lewat {n} minit' },
  holiday_days: { en: '{n, plural, one {# paid holiday} other {# paid holidays}}', ms: '{n} cuti umum bergaji' },
  days_off_worked: {
    en: '{n, plural, one {# rest day or holiday worked} other {# rest days or holidays worked}}',
    ms: '{n} hari rehat atau cuti umum dikerjakan',
  },
  rule: {
    en: 'From {date} on, a past working day without a check-in, a site visit, leave or a public holiday counts as absent.',
    ms: 'Mulai {date}, hari bekerja yang lepas tanpa daftar masuk, lawatan tapak, cuti atau cuti umum dikira tidak hadir.',
  },
  show: { en: 'Show these days', ms: 'Lihat kehadiran tempoh ini' },
  showMonth: { en: 'Show the days of {month}', ms: 'Lihat hari dalam {month}' },
  moved: {
    en: 'Attendance has changed since the last save. Before: {parts}. Save to keep the new figures.',
    ms: 'Kehadiran telah berubah sejak simpanan terakhir. Sebelum ini: {parts}. Simpan untuk mengekalkan angka baharu.',
  },
  nothing: { en: 'nothing', ms: 'tiada' },
  typed: { en: 'Entered manually here: {fields}.', ms: 'Dimasukkan sendiri di sini: {fields}.' },
  take: { en: 'Use the figures of attendance', ms: 'Guna angka kehadiran' },
  overtimeWaits: { en: 'Overtime not approved yet, so not paid: {n}\u00A0h', ms: 'Kerja lebih masa belum diluluskan, maka belum dibayar: {n}\u00A0jam' },
  corrections: { en: '{n, plural, one {# correction} other {# corrections}} to review', ms: '{n} pembetulan untuk disemak' },
  unclosed_days: { en: '{n, plural, one {# day} other {# days}} without a check-out, so without hours', ms: '{n} hari tanpa daftar keluar, maka tanpa jam' },
  unjudged_days: {
    en: '{n, plural, one {# working day} other {# working days}} before attendance was recorded: neither worked nor absent',
    ms: '{n} hari bekerja sebelum kehadiran direkodkan: tidak dikira bekerja atau tidak hadir',
  },
  leave_days_worked: {
    en: '{n, plural, one {# day} other {# days}} of leave with a check-in: cancel the leave to pay it as work',
    ms: '{n} hari cuti dengan daftar masuk: batalkan cuti untuk membayarnya sebagai kerja',
  },
});
