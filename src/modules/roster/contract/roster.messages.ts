/** What the server says about the roster. */
import { defineMessages } from '#platform/contract/messages.ts';

export const ROSTER_MESSAGES = defineMessages({
  draft: {
    en: '{n, plural, one {# day is} other {# days are}} on the roster as drafts.',
    ms: '{n} hari berada dalam jadual bertugas sebagai draf.',
  },
  published: { en: '{n, plural, one {# day is} other {# days are}} published.', ms: '{n} hari telah diterbitkan.' },
  nothing: { en: 'There was nothing to write.', ms: 'Tiada apa-apa untuk ditulis.' },
  conflicts: {
    en: 'Nothing was written: {n, plural, one {# day has} other {# days have}} a conflict.',
    ms: 'Tiada yang ditulis: {n} hari mempunyai konflik.',
  },
  draftDeleted: { en: 'The draft was deleted.', ms: 'Draf dipadam.' },
  deleted: {
    en: 'The day is off the roster; the work schedule holds again.',
    ms: 'Hari itu dikeluarkan daripada jadual bertugas; jadual kerja digunakan semula.',
  },
  told: { en: 'Your schedule is published', ms: 'Jadual anda telah diterbitkan' },
  toldText: {
    en: 'Your schedule from {from} to {to} has changed. See when you work.',
    ms: 'Jadual anda dari {from} hingga {to} telah berubah. Lihat waktu kerja anda.',
  },
  report: { en: 'Roster', ms: 'Jadual bertugas' },
});

export const ROSTER_ERRORS = defineMessages({
  kindOrSchedule: { en: 'Choose the kind of day, or a work schedule to take it from.', ms: 'Pilih jenis hari, atau jadual kerja untuk diikuti.' },
  flexible: {
    en: 'A flexible schedule has no sessions. Put the employees on it instead.',
    ms: 'Jadual fleksibel tiada sesi. Tetapkan pekerja pada jadual itu.',
  },
  siteUnknown: { en: 'Choose an active work site.', ms: 'Pilih tapak kerja yang aktif.' },
  reason: {
    en: '{name} has punched on {date} already. Enter a reason for changing the roster of that day.',
    ms: '{name} telah merekod kehadiran pada {date}. Nyatakan sebab jadual hari itu berubah.',
  },
  closed: {
    en: 'The payroll of {name} for {date} is confirmed. Leave out that day, or keep it as a draft.',
    ms: 'Gaji {name} bagi {date} telah disahkan. Tinggalkan hari itu, atau simpan sebagai draf.',
  },
  own: {
    en: 'Your own days that have begun are planned by somebody else. Leave yourself out, or begin tomorrow.',
    ms: 'Hari anda sendiri yang telah bermula dijadualkan oleh orang lain. Keluarkan diri anda, atau mulakan esok.',
  },
  plannedElsewhere: {
    en: 'This day comes from a deployment: {name}. Change or cancel it there.',
    ms: 'Hari ini datang daripada penugasan: {name}. Ubah atau batalkannya di sana.',
  },
  replaces: {
    en: '{n, plural, one {# day is} other {# days are}} published already and would be replaced. Confirm that, or choose other days.',
    ms: '{n} hari telah diterbitkan dan akan digantikan. Sahkan penggantian itu, atau pilih hari lain.',
  },
  manyDays: {
    en: 'Choose fewer employees or a shorter time: at most {n} days are written at once.',
    ms: 'Pilih lebih sedikit pekerja atau tempoh yang lebih pendek: selebih-lebihnya {n} hari ditulis sekali gus.',
  },
  weekAway: {
    en: 'Choose weeks within a year of the one that is copied.',
    ms: 'Pilih minggu dalam tempoh setahun daripada minggu yang disalin.',
  },
  weekOver: { en: 'Choose weeks other than the one that is copied.', ms: 'Pilih minggu selain minggu yang disalin.' },
});

export const CONFLICT_WORDS = defineMessages({
  overlap: { en: '{session, time} overlaps {other, time} on {on}', ms: '{session, time} bertindih dengan {other, time} pada {on}' },
  leave: { en: 'On approved leave: {name}', ms: 'Bercuti dengan kelulusan: {name}' },
  left: { en: 'Inactive from {on}', ms: 'Tidak aktif mulai {on}' },
  joins: { en: 'Joins the company on {on}', ms: 'Mula bekerja pada {on}' },
});

/** To whoever plans somebody who is at work. */
export const PLANNED_TIMES = defineMessages({
  plannedWork: { en: 'Planned work', ms: 'Kerja yang dirancang' },
});

export const DAY_WORDS = defineMessages({
  Working: { en: 'Working', ms: 'Bekerja' },
  'Rest Day': { en: 'Rest day', ms: 'Hari rehat' },
  'Off Day': { en: 'Off day', ms: 'Hari tidak bekerja' },
  None: { en: 'No schedule', ms: 'Tiada jadual' },
  draft: { en: 'draft', ms: 'draf' },
});
