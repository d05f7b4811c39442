import { defineMessages } from '#platform/contract/messages.ts';

export const CLOSING_MESSAGES = defineMessages({
  closed: { en: '{month} is closed.', ms: '{month} telah ditutup.' },
  reopened: { en: '{month} is open again.', ms: '{month} dibuka semula.' },
});
export const CLOSING_ERRORS = defineMessages({
  closed: { en: '{month} is closed. The owner can reopen it.', ms: '{month} telah ditutup. Pemilik boleh membukanya semula.' },
  empty: { en: '{month} has no paid payroll, so there is nothing to close.', ms: '{month} tiada gaji yang telah dibayar, jadi tiada apa-apa untuk ditutup.' },
  notDone: {
    en: '{month} cannot be closed yet. Confirm and pay the payrolls and make the statutory files first.',
    ms: '{month} belum boleh ditutup. Sahkan dan bayar gaji serta buat fail berkanun dahulu.',
  },
  notClosed: { en: '{month} is not closed.', ms: '{month} tidak ditutup.' },
});
