import { defineMessages } from '#platform/contract/messages.ts';

export const LATER = defineMessages({
  title: { en: 'Change {month}? Later months depend on it', ms: 'Ubah {month}? Bulan kemudian bergantung padanya' },
  change: { en: 'Save the change', ms: 'Simpan perubahan' },
  again: { en: '{month}: recalculated, must be confirmed again', ms: '{month}: dikira semula, perlu disahkan semula' },
  kept: { en: '{month}: kept, because it {why}; the difference is listed', ms: '{month}: dikekalkan kerana {why}; perbezaannya disenaraikan' },
  filed: {
    en: 'Files of this month have been made: {files}. Make them again and settle the difference.',
    ms: 'Fail bulan ini telah dibuat: {files}. Buat semula dan selesaikan perbezaannya.',
  },
  owed: { en: 'Owed from earlier months', ms: 'Baki daripada bulan terdahulu' },
  tooMuch: {
    en: '{month}: RM {amount} too much tax, because {because} was changed',
    ms: '{month}: cukai RM {amount} terlebih potong, kerana {because} diubah',
  },
  tooLittle: {
    en: '{month}: RM {amount} too little tax, because {because} was changed',
    ms: '{month}: cukai RM {amount} terkurang potong, kerana {because} diubah',
  },
  taken: { en: 'Settled from {number} onwards', ms: 'Diselesaikan mulai {number}' },
  note: {
    en: 'Later open months of the same year that deduct tax settle it automatically.',
    ms: 'Bulan terbuka berikutnya dalam tahun yang sama yang memotong cukai menyelesaikannya secara automatik.',
  },
  adjust: { en: 'As an adjustment here', ms: 'Sebagai pelarasan di sini' },
  settle: { en: 'Settled another way', ms: 'Diselesaikan cara lain' },
  settleAsk: { en: 'How is this difference settled?', ms: 'Bagaimana perbezaan ini diselesaikan?' },
  settleVerb: { en: 'Settle', ms: 'Selesaikan' },
});
