import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const ISSUED = defineMessages({
  ...everyday('month', 'employee', 'status', 'view'),
  title: { en: 'Payslips', ms: 'Slip gaji' },
  context: { en: 'Payslips of {month}: view, download and send', ms: 'Slip gaji {month}: lihat, muat turun dan hantar' },
  nothing: { en: 'Payslips of confirmed payrolls', ms: 'Slip gaji bagi gaji yang disahkan' },
  number: EVERYDAY.numberShort,
  gross: { en: 'Gross pay', ms: 'Gaji kasar' },
  net: { en: 'Net pay', ms: 'Gaji bersih' },
  sentAt: { en: 'Sent at', ms: 'Dihantar pada' },
  sending: { en: 'Being sent', ms: 'Sedang dihantar' },
  delayed: { en: 'Delayed: {reason}', ms: 'Tertangguh: {reason}' },
  pdf: { en: 'PDF', ms: 'PDF' },
  email: { en: 'Email to the employee', ms: 'E-mel kepada pekerja' },
  emailN: { en: 'Email {n}', ms: 'E-mel {n}' },
  zipN: { en: 'ZIP of {n}', ms: 'ZIP {n}' },
  zipEn: { en: 'All as ZIP, in English', ms: 'Semua sebagai ZIP, dalam Bahasa Inggeris' },
  zipMs: { en: 'All as ZIP, in Bahasa Malaysia', ms: 'Semua sebagai ZIP, dalam Bahasa Malaysia' },
  emailAll: { en: 'Email all', ms: 'E-mel semua' },
  emailOne: { en: 'Email the payslip of {name}, {month}?', ms: 'E-mel slip gaji {name}, {month}?' },
  emailAsk: { en: 'Email {n, plural, one {# payslip} other {# payslips}} of {month}?', ms: 'E-mel {n} slip gaji {month}?' },
  emailVerb: { en: 'Email {n, plural, one {the payslip} other {# payslips}}', ms: 'E-mel {n, plural, one {slip gaji} other {# slip gaji}}' },
  attached: {
    en: 'The PDF is attached; it opens with the last four characters of the identity number or passport.',
    ms: 'PDF dilampirkan; ia dibuka dengan empat aksara terakhir nombor pengenalan atau pasport.',
  },
  linked: {
    en: 'The email contains a link; the employee signs in to open the payslip. To attach the PDF, set payslips to open with a password in the payroll setting.',
    ms: 'E-mel mengandungi pautan; pekerja log masuk untuk membuka slip gaji. Untuk melampirkan PDF, tetapkan kata laluan slip gaji dalam tetapan gaji.',
  },
  nobody: { en: 'Nobody would get an email.', ms: 'Tiada siapa yang akan menerima e-mel.' },
  leftOut: {
    en: '{n, plural, one {# employee gets} other {# employees get}} none: {names}.',
    ms: '{n} pekerja tidak menerimanya: {names}.',
  },
  failed: { en: 'Not sent', ms: 'Tidak dihantar' },
  empty: { en: 'No payslip.', ms: 'Tiada slip gaji.' },
  emptyHint: { en: 'Payslips appear here once payrolls are confirmed.', ms: 'Slip gaji tersedia setelah gaji disahkan.' },
});
