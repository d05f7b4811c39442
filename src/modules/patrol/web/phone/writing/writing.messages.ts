import { defineMessages } from '#platform/contract/messages.ts';

export const WRITING = defineMessages({
  report: { en: 'Report', ms: 'Laporan' },
  reportTitle: { en: 'Situation report', ms: 'Laporan situasi' },
  log: { en: 'Logbook', ms: 'Buku log' },
  logTitle: { en: 'Occurrence book', ms: 'Buku log kejadian' },
  kind: { en: 'What it is about', ms: 'Jenis perkara' },
  severity: { en: 'How serious', ms: 'Tahap serius' },
  headline: { en: 'Headline', ms: 'Tajuk' },
  headlineHint: { en: 'At least 5 characters.', ms: 'Sekurang-kurangnya 5 aksara.' },
  what: { en: 'What happened', ms: 'Perkara yang berlaku' },
  whatHint: { en: 'At least 10 characters.', ms: 'Sekurang-kurangnya 10 aksara.' },
  addPhoto: { en: 'Add a photo', ms: 'Tambah gambar' },
  photosFull: { en: '{n} photos taken, no more go in', ms: '{n} gambar diambil, tidak boleh ditambah lagi' },
  photoOf: { en: 'Photo {n}', ms: 'Gambar {n}' },
  removePhoto: { en: 'Remove photo {n}', ms: 'Buang gambar {n}' },
  subject: { en: 'Subject', ms: 'Perkara' },
  written: { en: '{what} written at {time}', ms: '{what} ditulis pada {time}' },
  welfare: { en: 'Is all well? Asked at {time}.', ms: 'Adakah semuanya baik? Ditanya pada {time}.' },
  allWell: { en: 'All is well', ms: 'Semuanya baik' },
  needHelp: { en: 'I need help', ms: 'Saya perlukan bantuan' },
  answered: { en: 'Answered at {time}', ms: 'Dijawab pada {time}' },
});
