import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const OFF_CYCLE = defineMessages({
  ...everyday('kind', 'employees'),
  newRun: { en: 'New run', ms: 'Proses gaji tambahan' },
  title: { en: 'Pay outside the monthly payroll', ms: 'Bayaran di luar gaji bulanan' },
  employeesHint: {
    en: 'Employees whose monthly payroll of {period} is processed. Type a name or code to search.',
    ms: 'Pekerja yang gaji bulanannya bagi {period} telah diproses. Taip nama atau kod untuk mencari.',
  },
  employedHint: {
    en: 'Everybody employed in {period}. Type a name or code to search.',
    ms: 'Semua yang bekerja dalam {period}. Taip nama atau kod untuk mencari.',
  },
  search: { en: 'Name or code', ms: 'Nama atau kod' },
  payDate: { en: 'Pay date', ms: 'Tarikh gaji' },
  payDateHint: {
    en: 'In the month in which the monthly payroll is paid.',
    ms: 'Dalam bulan gaji bulanan dibayar.',
  },
  item: { en: 'Earning', ms: 'Pendapatan' },
  amount: { en: 'Amount for each employee (RM)', ms: 'Amaun bagi setiap pekerja (RM)' },
  amountHint: {
    en: 'EPF follows the item; tax treats it as additional remuneration. Amounts already deducted in the monthly payroll are not deducted again.',
    ms: 'KWSP mengiranya mengikut item; cukai mengiranya sebagai saraan tambahan. Amaun yang telah dipotong dalam gaji bulanan tidak dipotong lagi.',
  },
  advanceTitle: { en: 'Salary advance', ms: 'Pendahuluan gaji' },
  how: { en: 'How much', ms: 'Cara menetapkan amaun' },
  byAmount: { en: 'An amount', ms: 'Amaun' },
  byPercent: { en: 'Percent of the salary', ms: 'Peratus gaji' },
  percent: { en: 'Percent of the monthly salary', ms: 'Peratus gaji bulanan' },
  advanceHint: {
    en: 'Paid in full, without contributions or tax. The next monthly payroll recovers it, up to half of the wages; the rest is recovered later.',
    ms: 'Dibayar sepenuhnya tanpa caruman dan cukai. Gaji bulanan berikutnya memotongnya semula; paling banyak separuh gaji, bakinya dipotong kemudian.',
  },
  advances: { en: 'Salary advances', ms: 'Pendahuluan gaji' },
  advanceOwed: { en: '{number}, paid {date}: RM {amount}, RM {owed} still owed', ms: '{number}, dibayar {date}: RM {amount}, RM {owed} belum dipotong' },
  advanceDone: { en: '{number}, paid {date}: RM {amount}, recovered', ms: '{number}, dibayar {date}: RM {amount}, telah dipotong semula' },
  advanceTaken: { en: 'RM {amount} by {number}', ms: 'RM {amount} melalui {number}' },
  create: { en: 'Create', ms: 'Cipta' },
});
