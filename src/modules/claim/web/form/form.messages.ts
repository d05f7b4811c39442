import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const FORM = defineMessages({
  ...everyday('save', 'total'),
  edit: { en: 'Edit draft', ms: 'Sunting draf' },
  onBehalf: { en: 'Claim for an employee', ms: 'Tuntutan bagi pihak pekerja' },
  submit: { en: 'Submit', ms: 'Hantar' },
  draft: { en: 'Save draft', ms: 'Simpan draf' },
  addItem: { en: 'Add item', ms: 'Tambah item' },
  removeItem: { en: 'Remove item {n}', ms: 'Buang item {n}' },
  item: { en: 'Item {n}', ms: 'Item {n}' },
  distanceKm: { en: 'Distance in km', ms: 'Jarak dalam km' },
  titleHint: { en: 'What it was for, such as “Penang client visit”.', ms: 'Tujuannya, contohnya “Lawatan pelanggan di Pulau Pinang”.' },
  granted: { en: 'Within limits', ms: 'Dalam had' },
  over: { en: 'Above the limit: RM {amount} would be approved.', ms: 'Melebihi had: RM {amount} akan diluluskan.' },
  left: { en: 'RM {amount} of the limit is left after this.', ms: 'Baki had RM {amount} selepas ini.' },
  worth: { en: 'RM {amount}', ms: 'RM {amount}' },
  part: { en: '{km} km × RM {rate}', ms: '{km} km × RM {rate}' },
  twice: { en: 'This looks like an expense that was claimed before.', ms: 'Ini kelihatan seperti perbelanjaan yang pernah dituntut.' },
});
