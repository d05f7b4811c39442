/** What the server says about courses. */
import { defineMessages } from '#platform/contract/messages.ts';

export const COURSE_MESSAGES = defineMessages({
  created: { en: 'Course added.', ms: 'Kursus ditambah.' },
  saved: { en: 'Course saved.', ms: 'Kursus disimpan.' },
  deleted: { en: 'Course deleted.', ms: 'Kursus dipadam.' },
  added: { en: '{n, plural, one {# person} other {# people}} added.', ms: '{n} orang ditambah.' },
  result: { en: 'Result saved.', ms: 'Keputusan disimpan.' },
});
export const COURSE_ERRORS = defineMessages({
  codeTaken: { en: 'Another course has this code.', ms: 'Kursus lain sudah menggunakan kod ini.' },
  endsBefore: { en: 'The last day is not before the first.', ms: 'Hari terakhir tidak boleh sebelum hari pertama.' },
  rankUnknown: { en: 'Choose ranks of this company.', ms: 'Pilih pangkat syarikat ini.' },
  belowTaken: { en: '{taken} people take part already.', ms: '{taken} orang sudah menyertai.' },
  used: { en: 'People took part in this course. Cancel it instead.', ms: 'Ada orang menyertai kursus ini. Batalkan kursus ini.' },
  cancelled: { en: 'The course is cancelled: nobody has a result of it.', ms: 'Kursus ini dibatalkan: tiada keputusan baginya.' },
  validBefore: { en: 'A certificate is valid from the end of the course, {date}.', ms: 'Sijil sah mulai tamat kursus, {date}.' },
  tooEarly: { en: 'Results are recorded once the course has begun.', ms: 'Keputusan direkod selepas kursus bermula.' },
  notPassed: { en: 'Only a pass has a certificate.', ms: 'Hanya yang lulus mendapat sijil.' },
  toCome: { en: 'Places of a course to come are applied for.', ms: 'Tempat bagi kursus akan datang perlu dimohon.' },
  stillOn: {
    en: 'The course goes on until {date}. Add officers once it is over.',
    ms: 'Kursus ini berlangsung hingga {date}. Tambah pegawai selepas kursus tamat.',
  },
  nobodyTookPart: { en: 'The course is cancelled: nobody took part in it.', ms: 'Kursus ini dibatalkan: tiada sesiapa menyertainya.' },
  passed: {
    en: 'Somebody has passed this course, so this stays. Take the results back first.',
    ms: 'Ada yang telah lulus kursus ini, jadi ini kekal. Tarik balik keputusan dahulu.',
  },
  passedEarly: { en: 'The course ends on {date}: nobody has passed before that day.', ms: 'Kursus tamat pada {date}: tiada yang lulus sebelum hari itu.' },
  refused: { en: 'The course does not take: {names}.', ms: 'Kursus ini tidak menerima: {names}.' },
  noRoom: { en: '{wanted} people for {free} free places.', ms: '{wanted} orang untuk {free} tempat kosong.' },
  notOfficer: { en: '{name} (no officer)', ms: '{name} (bukan pegawai)' },
  wrongRank: { en: '{name} (rank)', ms: '{name} (pangkat)' },
  already: { en: '{name} (takes part already)', ms: '{name} (sudah menyertai)' },
  suspended: { en: '{name} (suspended)', ms: '{name} (digantung)' },
  unknown: { en: 'somebody who is not here', ms: 'orang yang tidak ada di sini' },
});
