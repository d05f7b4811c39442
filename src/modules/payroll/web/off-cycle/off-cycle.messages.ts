import { defineMessages } from '#platform/contract/messages.ts';

export const OFF_CYCLE = defineMessages({
  newRun: { en: 'New run', ms: 'Larian baharu' },
  title: { en: 'Pay beside the monthly payroll', ms: 'Bayaran di samping gaji bulanan' },
  kind: { en: 'Kind', ms: 'Jenis' },
  employees: { en: 'Employees', ms: 'Pekerja' },
  employeesHint: {
    en: 'Employees whose monthly payroll of {from} to {to} is processed.',
    ms: 'Pekerja yang gaji bulanannya bagi {from} hingga {to} telah diproses.',
  },
  first: {
    en: 'The first {n} by name are offered. Filter by place to find others.',
    ms: '{n} pertama mengikut nama dipaparkan. Tapis mengikut tempat untuk mencari yang lain.',
  },
  nobody: { en: 'Process the monthly payroll of this period first.', ms: 'Proses gaji bulanan bagi tempoh ini dahulu.' },
  payDate: { en: 'Pay date', ms: 'Tarikh gaji' },
  payDateHint: {
    en: 'In the month in which the monthly payroll is paid.',
    ms: 'Dalam bulan gaji bulanan dibayar.',
  },
  item: { en: 'Earning', ms: 'Pendapatan' },
  amount: { en: 'Amount for each employee (RM)', ms: 'Amaun bagi setiap pekerja (RM)' },
  amountHint: {
    en: 'EPF counts it as the item says; tax takes it as additional remuneration. What the monthly payroll took is not taken again.',
    ms: 'KWSP mengiranya mengikut item; cukai mengambilnya sebagai saraan tambahan. Amaun yang telah diambil gaji bulanan tidak diambil lagi.',
  },
  create: { en: 'Create', ms: 'Cipta' },
});
