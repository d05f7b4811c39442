import { defineMessages } from '#platform/contract/messages.ts';

export const COPY_MESSAGES = defineMessages({
  copied: {
    en: '{n, plural, =0 {{number} has no variable lines to copy} one {# line copied from {number}} other {# lines copied from {number}}}. Nothing is saved yet.',
    ms: '{n, plural, =0 {{number} tiada baris berubah untuk disalin} other {# baris disalin daripada {number}}}. Belum disimpan.',
  },
  nothingToCopy: { en: 'This employee has no earlier payroll.', ms: 'Pekerja ini tiada gaji terdahulu.' },
});
