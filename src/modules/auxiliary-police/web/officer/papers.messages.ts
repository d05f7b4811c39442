import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const PAPER = defineMessages({
  ...everyday('edit', 'other'),
  documents: { en: 'Documents', ms: 'Dokumen' },
  none: { en: 'None yet', ms: 'Belum ada' },
  files: { en: 'Files', ms: 'Fail' },
  letter: { en: 'Letter of appointment', ms: 'Surat lantikan' },
  oath: { en: 'Form of the oath', ms: 'Borang ikrar' },
  certificate: { en: 'Certificates', ms: 'Sijil' },
  discharge: { en: 'Discharge certificate', ms: 'Sijil tamat perkhidmatan' },
  vetting: { en: 'Vetting form', ms: 'Borang tapisan' },
  medical: { en: 'Medical report', ms: 'Laporan perubatan' },
});
