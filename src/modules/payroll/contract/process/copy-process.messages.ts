import { defineMessages } from '#platform/contract/messages.ts';

export const COPY_MESSAGES = defineMessages({
  copied: {
    en: '{n, plural, =0 {{number} has no variable items to copy} one {# item copied from {number}} other {# items copied from {number}}}. Nothing is saved yet.',
    ms: '{n, plural, =0 {{number} tiada item berubah untuk disalin} other {# item disalin daripada {number}}}. Belum disimpan.',
  },
  nothingToCopy: { en: 'This employee has no earlier payroll.', ms: 'Pekerja ini tiada gaji terdahulu.' },
});
