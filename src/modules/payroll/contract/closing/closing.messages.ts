import { defineMessages } from '#platform/contract/messages.ts';

export const CLOSING_MESSAGES = defineMessages({
  closed: { en: '{month} is closed.', ms: '{month} telah ditutup.' },
  reopened: { en: '{month} is open again.', ms: '{month} dibuka semula.' },
});
export const CLOSING_ERRORS = defineMessages({
  closed: { en: '{month} is closed. The owner can open it again.', ms: '{month} telah ditutup. Pemilik boleh membukanya semula.' },
  empty: { en: '{month} has no payroll that is paid: there is nothing to close.', ms: '{month} tiada gaji yang telah dibayar: tiada apa-apa untuk ditutup.' },
  notDone: {
    en: '{month} cannot be closed yet: payrolls are to be confirmed or paid, or files to be made.',
    ms: '{month} belum boleh ditutup: masih ada gaji yang perlu disahkan atau dibayar, atau fail yang perlu dibuat.',
  },
  notClosed: { en: '{month} is not closed.', ms: '{month} tidak ditutup.' },
});
