import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const PAYROLL_CARDS = defineMessages({
  ...everyday('confirm'),
  payroll: { en: 'Payroll this period', ms: 'Gaji tempoh ini' },
  net: { en: 'Net pay so far', ms: 'Gaji bersih setakat ini' },
  nobody: { en: 'Nobody was employed in this period.', ms: 'Tiada pekerja dalam tempoh ini.' },
  own: { en: 'Latest payslip', ms: 'Slip gaji terkini' },
  show: { en: 'Show the net pay', ms: 'Tunjukkan gaji bersih' },
  hide: { en: 'Hide the net pay', ms: 'Sembunyikan gaji bersih' },
  ownNet: { en: 'Net pay', ms: 'Gaji bersih' },
  earlier: { en: 'Earlier payslips', ms: 'Slip gaji terdahulu' },
  open: { en: 'Open the payslip', ms: 'Buka slip gaji' },
  processN: { en: 'Process {month}: {n, plural, one {# person} other {# people}}', ms: 'Proses {month}: {n} orang' },
  confirmN: { en: 'Confirm {n, plural, one {# payroll} other {# payrolls}}', ms: 'Sahkan {n} gaji' },
  payN: { en: 'Pay {amount} to {n, plural, one {# person} other {# people}}', ms: 'Bayar {amount} kepada {n} orang' },
  process: { en: 'Process', ms: 'Proses' },
  pay: { en: 'Make payment', ms: 'Buat bayaran' },
});
