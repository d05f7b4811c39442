import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const VARIABLE = defineMessages({
  name: { en: 'Variable pay', ms: 'Bayaran berubah' },
  code: { en: 'Employee code', ms: 'Kod pekerja' },
  identity: { en: 'Identity number', ms: 'Nombor kad pengenalan' },
  person: EVERYDAY.name,
  net: { en: 'Net pay', ms: 'Gaji bersih' },
  payroll: { en: 'Payroll', ms: 'Gaji' },
  processed: { en: 'will be processed', ms: 'akan diproses' },
  tooMany: {
    en: 'More than {limit, number} employees are too many for one sheet.',
    ms: 'Lebih daripada {limit, number} pekerja terlalu banyak bagi satu helaian.',
  },
  nobody: { en: 'Enter the employee code or the identity number.', ms: 'Masukkan kod pekerja atau nombor kad pengenalan.' },
  unknown: { en: 'No employee of yours has this code or identity number.', ms: 'Tiada pekerja anda dengan kod atau nombor kad pengenalan ini.' },
  twice: { en: 'An earlier row is about this employee.', ms: 'Baris sebelumnya ialah tentang pekerja ini.' },
  off: {
    en: 'This item is switched off. Switch it on in the payroll settings, or clear the cell.',
    ms: 'Item ini telah dimatikan. Hidupkannya dalam tetapan gaji, atau kosongkan sel.',
  },
  severalLines: {
    en: 'The payroll has {n} lines of this item. Change them in the payroll itself.',
    ms: 'Gaji ini mempunyai {n} baris bagi item ini. Ubah dalam gaji itu sendiri.',
  },
});
