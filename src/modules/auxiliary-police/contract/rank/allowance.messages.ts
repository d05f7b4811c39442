/** What is said of allowances proposed to payroll. */
import { defineMessages } from '#platform/contract/messages.ts';

export const ALLOWANCE_STATUS_NAMES = defineMessages({
  Proposed: { en: 'Proposed', ms: 'Dicadangkan' },
  Accepted: { en: 'Accepted', ms: 'Diterima' },
  Declined: { en: 'Declined', ms: 'Ditolak' },
});
export const ALLOWANCE_MESSAGES = defineMessages({
  proposed: {
    en: '{n, plural, =0 {Nothing new to propose.} one {# allowance is proposed to payroll.} other {# allowances are proposed to payroll.}}',
    ms: '{n, plural, =0 {Tiada elaun baharu untuk dicadangkan.} other {# elaun dicadangkan kepada penggajian.}}',
  },
  accepted: {
    en: '{n, plural, one {# allowance is accepted: the next payroll pays it.} other {# allowances are accepted: the next payroll pays them.}}',
    ms: '{n} elaun diterima: penggajian seterusnya membayarnya.',
  },
  declined: { en: '{n, plural, one {# allowance is declined.} other {# allowances are declined.}}', ms: '{n} elaun ditolak.' },
  /** Of a line of the payslip. */
  line: { en: 'Rank allowance, {month}', ms: 'Elaun pangkat, {month}' },
});
export const ALLOWANCE_ERRORS = defineMessages({
  later: { en: 'Choose this month or an earlier one.', ms: 'Pilih bulan ini atau bulan sebelumnya.' },
  inPayroll: {
    en: 'A payroll pays one of these already. Delete that payroll first.',
    ms: 'Sebuah penggajian sudah membayar salah satu elaun ini. Padam penggajian itu dahulu.',
  },
});
export const ALLOWANCE_NOTICE = defineMessages({
  title: { en: 'Rank allowances of {month}', ms: 'Elaun pangkat {month}' },
  message: {
    en: '{n, plural, one {# allowance waits for payroll to accept it.} other {# allowances wait for payroll to accept them.}}',
    ms: '{n} elaun menunggu penerimaan penggajian.',
  },
});
