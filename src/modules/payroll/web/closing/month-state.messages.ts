import { defineMessages } from '#platform/contract/messages.ts';

export const MONTH_STATE = defineMessages({
  open: { en: '{month} is open', ms: '{month} masih terbuka' },
  ready: { en: '{month} can be closed', ms: '{month} boleh ditutup' },
  closed: { en: '{month} is closed', ms: '{month} telah ditutup' },
  by: { en: 'by {name}, {date}', ms: 'oleh {name}, {date}' },
  unprocessed: { en: '{n} not processed', ms: '{n} belum diproses' },
  unconfirmed: { en: '{n} not confirmed', ms: '{n} belum disahkan' },
  unpaid: { en: '{n} not paid', ms: '{n} belum dibayar' },
  files: { en: 'files not made: {files}', ms: 'fail belum dibuat: {files}' },
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
