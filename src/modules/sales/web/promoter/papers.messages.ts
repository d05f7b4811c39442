import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const PAPER = defineMessages({
  ...everyday('edit', 'other', 'kind'),
  documents: { en: 'Documents', ms: 'Dokumen' },
  none: { en: 'None yet', ms: 'Belum ada' },
  files: { en: 'Files', ms: 'Fail' },
  identity: { en: 'Copy of the identity card', ms: 'Salinan kad pengenalan' },
  bank: { en: 'Bank statement', ms: 'Penyata bank' },
  typhoid: { en: 'Typhoid certificate', ms: 'Sijil suntikan tifoid' },
  course: { en: 'Food handler’s certificate', ms: 'Sijil pengendali makanan' },
  contract: { en: 'Contract', ms: 'Kontrak' },
});
