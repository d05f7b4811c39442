import { defineMessages } from '#platform/contract/messages.ts';

export const VARIABLE = defineMessages({
  name: { en: 'Variable pay', ms: 'Bayaran berubah' },
  net: { en: 'Net pay', ms: 'Gaji bersih' },
  payroll: { en: 'Payroll', ms: 'Penggajian' },
  processed: { en: 'will be processed', ms: 'akan diproses' },
  tooMany: {
    en: 'One sheet can have at most {limit, number} employees. Narrow the filter.',
    ms: 'Satu helaian boleh mempunyai selebih-lebihnya {limit, number} pekerja. Kecilkan penapis.',
  },
  twice: { en: 'An earlier row is for the same employee.', ms: 'Baris sebelumnya adalah bagi pekerja yang sama.' },
  off: {
    en: 'This item is switched off. Switch it on in the payroll settings, or clear the cell.',
    ms: 'Item ini telah dimatikan. Hidupkannya dalam tetapan gaji, atau kosongkan sel.',
  },
  severalLines: {
    en: 'The payroll has {n} lines of this item. Change them in the payroll itself.',
    ms: 'Gaji ini mempunyai {n} baris bagi item ini. Ubah dalam gaji itu sendiri.',
  },
});
