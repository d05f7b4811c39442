import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const MONTH_STATE = defineMessages({
  open: { en: '{month} is open', ms: '{month} masih terbuka' },
  ready: { en: '{month} can be closed', ms: '{month} boleh ditutup' },
  closed: { en: '{month} is closed', ms: '{month} telah ditutup' },
  by: { en: 'by {name}, {date}', ms: 'oleh {name}, {date}' },
  close: { en: 'Close month', ms: 'Tutup bulan' },
  closeAsk: { en: 'Close {month}?', ms: 'Tutup {month}?' },
  closeLeaves: {
    en: '{n, plural, one {# employee has} other {# employees have}} no payroll this month.',
    ms: '{n} pekerja tiada gaji bulan ini.',
  },
  closeHint: {
    en: 'Payrolls, payments and leave of the month can no longer change. Only the owner can reopen it, with a reason.',
    ms: 'Gaji, bayaran dan cuti bulan ini tidak boleh diubah lagi. Hanya pemilik boleh membukanya semula, dengan sebab.',
  },
  reopen: { en: 'Reopen', ms: 'Buka semula' },
  reopenAsk: { en: 'Reopen {month}?', ms: 'Buka semula {month}?' },
});

/** Behind the number that is left of a step; of a step that is done its state alone. */
export const MONTH_STEPS = defineMessages({
  processAhead: { en: 'Process', ms: 'Proses' },
  confirmAhead: EVERYDAY.confirm,
  payAhead: { en: 'Pay', ms: 'Bayar' },
  fileAhead: { en: 'Make the files', ms: 'Buat fail' },
  process: { en: 'to process', ms: 'perlu diproses' },
  processDone: { en: 'Processed', ms: 'Diproses' },
  confirm: { en: 'to confirm', ms: 'perlu disahkan' },
  confirmDone: EVERYDAY.confirmed,
  pay: { en: 'to pay', ms: 'perlu dibayar' },
  payDone: { en: 'Paid', ms: 'Dibayar' },
  file: { en: '{n, plural, one {file} other {files}} due {date}', ms: 'fail selewat-lewatnya {date}' },
  fileDone: { en: 'Files made', ms: 'Fail dibuat' },
});
