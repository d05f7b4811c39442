/** What the server says about the stock ledger. */
import { defineMessages } from '#platform/contract/messages.ts';

export const STOCK_MESSAGES = defineMessages({
  recorded: { en: 'Stock recorded.', ms: 'Stok direkodkan.' },
  closingCount: { en: 'Closing count of the daily report', ms: 'Kiraan akhir laporan harian' },
  asked: { en: 'The supervisors were asked.', ms: 'Penyelia telah diminta.' },
  voided: { en: 'Entry voided.', ms: 'Catatan dibatalkan.' },
});

export const STOCK_ERRORS = defineMessages({
  openingFirst: { en: 'Please enter the opening stock first.', ms: 'Sila masukkan stok awal dahulu.' },
  onlyLeft: { en: 'Only {left} left.', ms: 'Hanya tinggal {left}.' },
  openingTooLow: {
    en: 'More than this was taken after it. Check the number, or ask your supervisor to record it.',
    ms: 'Stok yang keluar selepasnya melebihi jumlah ini. Semak jumlah, atau minta penyelia merekodkannya.',
  },
  productOfProject: { en: 'Choose an active product of this project.', ms: 'Pilih produk aktif projek ini.' },
  whole: { en: 'Enter a whole number.', ms: 'Masukkan nombor bulat.' },
  thousandths: { en: 'Enter at most three decimals.', ms: 'Masukkan paling banyak tiga tempat perpuluhan.' },
  nothing: { en: 'Enter more than 0.', ms: 'Masukkan lebih daripada 0.' },
  remark: { en: 'Enter a reason in the remark.', ms: 'Nyatakan sebab dalam catatan.' },
  price: {
    en: 'The price of this project is RM {price}. Ask your supervisor to record another one.',
    ms: 'Harga projek ini ialah RM {price}. Minta penyelia merekodkan harga lain.',
  },
  priceReason: { en: 'Explain why the price differs from RM {price}.', ms: 'Nyatakan sebab harga berbeza daripada RM {price}.' },
  otherOutlet: { en: 'Choose another active outlet of this project.', ms: 'Pilih outlet aktif lain bagi projek ini.' },
  askedAlready: { en: 'This was asked for within the last 24 hours.', ms: 'Ini telah diminta dalam 24 jam yang lalu.' },
  nobodyToAsk: { en: 'The project has no supervisor with a login to ask.', ms: 'Projek ini tiada penyelia yang mempunyai log masuk.' },
  supervisorOnly: { en: 'Only a supervisor may do this.', ms: 'Hanya penyelia boleh melakukannya.' },
  cancelled: { en: 'The schedule is cancelled.', ms: 'Jadual ini telah dibatalkan.' },
  checkInFirst: { en: 'Check in first.', ms: 'Daftar masuk dahulu.' },
  outsideSchedule: {
    en: 'Record times between the check-in and four hours after the end of the schedule, none in the future.',
    ms: 'Rekodkan masa antara daftar masuk dan empat jam selepas jadual tamat, bukan masa hadapan.',
  },
  submitted: {
    en: 'The daily report is submitted. Ask your supervisor to reopen it.',
    ms: 'Laporan harian telah dihantar. Minta penyelia membukanya semula.',
  },
});
