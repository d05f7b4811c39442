import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const DECISIONS = defineMessages({
  ...everyday('goBack'),
  all: { en: '{action} all levels', ms: '{action} semua peringkat' },
  next: { en: 'Next (J)', ms: 'Seterusnya (J)' },
  previous: { en: 'Previous (K)', ms: 'Sebelumnya (K)' },
  nextRecord: { en: 'Next', ms: 'Seterusnya' },
  previousRecord: { en: 'Previous', ms: 'Sebelumnya' },
  keys: { en: 'Keys', ms: 'Kekunci' },
  triage: {
    en: 'J next, K previous, A approve, V review, R reject, U undo. A decision is sent after ten seconds.',
    ms: 'J seterusnya, K sebelumnya, A lulus, V semak, R tolak, U buat asal. Keputusan dihantar selepas sepuluh saat.',
  },
});
