import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const BULK_MESSAGES = defineMessages({
  ...everyday('close'),
  title: { en: 'Bulk upload of documents', ms: 'Muat naik dokumen secara pukal' },
  files: { en: 'Files', ms: 'Fail' },
  filesHint: { en: 'Each name starts with an employee code, for example {example}.', ms: 'Setiap nama bermula dengan kod pekerja, contohnya {example}.' },
  matched: { en: '{n} of {all} matched to an employee', ms: '{n} daripada {all} dipadankan dengan pekerja' },
  noPerson: { en: 'No active employee has the code that this name starts with.', ms: 'Tiada pekerja aktif dengan kod pada awal nama ini.' },
  reading: { en: 'Looking up employee codes', ms: 'Mencari kod pekerja' },
  failed: { en: 'The employees could not be loaded. Close and try again.', ms: 'Senarai pekerja tidak dapat dimuatkan. Tutup dan cuba lagi.' },
  publish: {
    en: 'Publish at once: each employee is notified and sees their document',
    ms: 'Terbitkan terus: setiap pekerja melihat dokumennya dan dimaklumkan',
  },
  run: { en: 'Upload {n, plural, one {# document} other {# documents}}', ms: 'Muat naik {n} dokumen' },
  sending: { en: 'Uploading {n} of {all}', ms: 'Memuat naik {n} daripada {all}' },
  uploaded: { en: 'Uploaded', ms: 'Dimuat naik' },
  left: { en: '{n, plural, one {# document} other {# documents}} uploaded, {failed} refused.', ms: '{n} dokumen dimuat naik, {failed} ditolak.' },
  remove: { en: 'Leave out {name}', ms: 'Ketepikan {name}' },
});
