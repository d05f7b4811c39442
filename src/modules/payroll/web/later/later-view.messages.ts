import { defineMessages } from '#platform/contract/messages.ts';

export const LATER = defineMessages({
  title: { en: 'Change {month}? Later months stand on it', ms: 'Ubah {month}? Bulan kemudian bergantung padanya' },
  again: { en: '{month}: worked out again, to be confirmed again', ms: '{month}: dikira semula, perlu disahkan semula' },
  kept: { en: '{month}: kept, it {why}; what it owes is listed', ms: '{month}: dikekalkan kerana {why}; jumlah terhutang disenaraikan' },
  filed: {
    en: 'Files of this month were made: {files}. Make them anew and settle the difference.',
    ms: 'Fail bulan ini telah dibuat: {files}. Buat semula dan selesaikan perbezaannya.',
  },
  owed: { en: 'Owed from earlier months', ms: 'Baki daripada bulan terdahulu' },
  tooMuch: {
    en: '{month}: RM {amount} of tax too much, since {because} was changed',
    ms: '{month}: cukai RM {amount} terlebih potong, kerana {because} diubah',
  },
  tooLittle: {
    en: '{month}: RM {amount} of tax too little, since {because} was changed',
    ms: '{month}: cukai RM {amount} terkurang potong, kerana {because} diubah',
  },
  taken: { en: 'Made up for from {number} on', ms: 'Diselesaikan mulai {number}' },
  note: {
    en: 'Open months of the same year that deduct tax make up for it by themselves.',
    ms: 'Bulan terbuka dalam tahun yang sama yang memotong cukai akan menyelesaikannya dengan sendiri.',
  },
  adjust: { en: 'As an adjustment here', ms: 'Sebagai pelarasan di sini' },
  settle: { en: 'Settled otherwise', ms: 'Diselesaikan cara lain' },
  settleAsk: { en: 'How is this difference settled?', ms: 'Bagaimana perbezaan ini diselesaikan?' },
});
