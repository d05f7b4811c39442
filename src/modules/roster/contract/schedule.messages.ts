/** What the server says about schedules. */
import { defineMessages } from '#platform/contract/messages.ts';

export const SCHEDULE_MESSAGES = defineMessages({
  created: { en: 'Work schedule added.', ms: 'Jadual kerja ditambah.' },
  saved: { en: 'Work schedule saved.', ms: 'Jadual kerja disimpan.' },
  deleted: { en: 'Work schedule deleted.', ms: 'Jadual kerja dipadam.' },
  assigned: {
    en: '{n, plural, one {# employee works} other {# employees work}} by {name} from {date}.',
    ms: '{n} pekerja bekerja mengikut {name} mulai {date}.',
  },
  unassigned: { en: 'The schedule was taken back.', ms: 'Jadual ditarik balik.' },
});

export const SCHEDULE_ERRORS = defineMessages({
  nameTaken: { en: 'Another work schedule has this name.', ms: 'Jadual kerja lain sudah menggunakan nama ini.' },
  codeTaken: { en: 'Another work schedule has this code.', ms: 'Jadual kerja lain sudah menggunakan kod ini.' },
  flexibleHours: { en: 'Say how many hours a flexible day has.', ms: 'Nyatakan bilangan jam bagi hari fleksibel.' },
  inactiveDefault: { en: 'An inactive schedule cannot be the default.', ms: 'Jadual tidak aktif tidak boleh menjadi lalai.' },
  weekOrder: { en: 'List the seven days from Monday.', ms: 'Senaraikan tujuh hari bermula Isnin.' },
  noSessions: { en: 'This day has no sessions.', ms: 'Hari ini tiada sesi.' },
  sessionNeeded: { en: 'Add at least one session to a working day.', ms: 'Tambah sekurang-kurangnya satu sesi pada hari bekerja.' },
  nightClash: {
    en: '{session, time} begins before {other, time} of the day before is over.',
    ms: '{session, time} bermula sebelum {other, time} pada hari sebelumnya tamat.',
  },
  inUse: {
    en: 'Employees work by this schedule. Put them on another, or make it inactive.',
    ms: 'Ada pekerja pada jadual ini. Tukar jadual mereka, atau nyahaktifkan.',
  },
  own: {
    en: 'Your own days that have begun are judged by this schedule. Ask somebody else to change it, or add a new schedule that begins tomorrow.',
    ms: 'Hari anda sendiri yang telah bermula dinilai mengikut jadual ini. Minta orang lain mengubahnya, atau tambah jadual baharu yang bermula esok.',
  },
  ownDefault: {
    en: 'Your own days that have begun are judged by the default schedule. Ask somebody else to choose another.',
    ms: 'Hari anda sendiri yang telah bermula dinilai mengikut jadual lalai. Minta orang lain memilih yang lain.',
  },
  inactive: { en: 'Choose an active work schedule.', ms: 'Pilih jadual kerja yang aktif.' },
  nobody: {
    en: 'Choose employees, or a branch, division or department with active employees.',
    ms: 'Pilih pekerja, atau cawangan, bahagian atau jabatan yang ada pekerja aktif.',
  },
  employeeUnknown: { en: 'Choose active employees whom you may see.', ms: 'Pilih pekerja aktif yang boleh anda lihat.' },
  endBeforeStart: { en: 'The last day is not before the first.', ms: 'Hari terakhir tidak boleh sebelum hari pertama.' },
  span: { en: 'Ask for at most {n} days.', ms: 'Minta selebih-lebihnya {n} hari.' },
});

export const SCHEDULE_WARNINGS = defineMessages({
  noRestDay: {
    en: 'No rest day in the week: Employment Act 1955, section 59.',
    ms: 'Tiada hari rehat dalam seminggu: Akta Kerja 1955, seksyen 59.',
  },
  longWeek: {
    en: 'More than 45 hours a week: Employment Act 1955, section 60A(1).',
    ms: 'Melebihi 45 jam seminggu: Akta Kerja 1955, seksyen 60A(1).',
  },
  longDay: {
    en: 'A day of more than 12 hours: Employment Act 1955, section 60A(7).',
    ms: 'Sehari melebihi 12 jam: Akta Kerja 1955, seksyen 60A(7).',
  },
});
