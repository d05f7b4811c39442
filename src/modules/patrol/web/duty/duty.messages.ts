import { defineMessages } from '#platform/contract/messages.ts';

export const DUTY = defineMessages({
  title: { en: 'Duty', ms: 'Tugas' },
  begins: { en: 'Begins', ms: 'Mula' },
  ends: { en: 'Ends', ms: 'Tamat' },
  replaced: { en: 'Replaced', ms: 'Diganti' },
  of: { en: 'Operation {number}', ms: 'Operasi {number}' },
  empty: { en: 'No duty yet', ms: 'Belum bertugas' },
  emptyHint: { en: 'Operations in which the guard is planned appear here.', ms: 'Operasi yang melibatkan pengawal ini dipaparkan di sini.' },
});
