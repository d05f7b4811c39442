/** What the server says about courses. */
import { defineMessages } from '#platform/contract/messages.ts';

export const COURSE_MESSAGES = defineMessages({
  created: { en: 'Course added.', ms: 'Kursus ditambah.' },
  saved: { en: 'Course saved.', ms: 'Kursus disimpan.' },
  deleted: { en: 'Course deleted.', ms: 'Kursus dipadam.' },
  result: { en: 'Result saved.', ms: 'Keputusan disimpan.' },
});
export const COURSE_ERRORS = defineMessages({
  codeTaken: { en: 'Another course has this code.', ms: 'Kursus lain sudah menggunakan kod ini.' },
  endsBefore: { en: 'The last day is not before the first.', ms: 'Hari terakhir tidak boleh sebelum hari pertama.' },
  rankUnknown: { en: 'Choose ranks of this company.', ms: 'Pilih pangkat syarikat ini.' },
  belowTaken: { en: '{taken} people take part already.', ms: '{taken} orang sudah menyertai.' },
  used: { en: 'People took part in this course. Cancel it instead.', ms: 'Ada orang menyertai kursus ini. Batalkan kursus ini.' },
  tooEarly: { en: 'Results are recorded once the course has begun.', ms: 'Keputusan direkod selepas kursus bermula.' },
  notPassed: { en: 'Only a pass has a certificate.', ms: 'Hanya yang lulus mendapat sijil.' },
  noRoom: { en: '{wanted} people for {free} free places.', ms: '{wanted} orang untuk {free} tempat kosong.' },
  notOfficer: { en: '{name} (no officer)', ms: '{name} (bukan pegawai)' },
  wrongRank: { en: '{name} (rank)', ms: '{name} (pangkat)' },
  already: { en: '{name} (takes part already)', ms: '{name} (sudah menyertai)' },
  suspended: { en: '{name} (suspended)', ms: '{name} (digantung)' },
  unknown: { en: 'somebody who is not here', ms: 'orang yang tidak ada di sini' },
});
