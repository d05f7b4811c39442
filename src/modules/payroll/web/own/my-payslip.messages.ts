import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const MY_PAYSLIP = defineMessages({
  ...everyday('month', 'status', 'year'),
  title: { en: 'My payslips', ms: 'Slip gaji saya' },
  gross: { en: 'Gross pay', ms: 'Gaji kasar' },
  deduction: { en: 'Deduction', ms: 'Potongan' },
  net: { en: 'Net pay', ms: 'Gaji bersih' },
  showAmounts: { en: 'Show amounts', ms: 'Papar amaun' },
  covered: { en: 'Hidden', ms: 'Disembunyikan' },
  ytdGross: { en: 'Gross this year', ms: 'Kasar tahun ini' },
  ytdEpf: { en: 'EPF this year', ms: 'KWSP tahun ini' },
  ytdTax: { en: 'Tax this year', ms: 'Cukai tahun ini' },
  ytdNet: { en: 'Net this year', ms: 'Bersih tahun ini' },
  ytdNetSince: { en: 'Net since {month}', ms: 'Bersih sejak {month}' },
  empty: { en: 'No payslip yet.', ms: 'Belum ada slip gaji.' },
  emptyHint: {
    en: 'A payslip appears here as soon as your employer confirms your pay.',
    ms: 'Slip gaji dipaparkan di sini sebaik sahaja majikan mengesahkan gaji anda.',
  },
});
