import { defineMessages } from '#platform/contract/messages.ts';

export const FORM = defineMessages({
  edit: { en: 'Edit draft', ms: 'Sunting draf' },
  onBehalf: { en: 'Claim for an employee', ms: 'Tuntutan bagi pihak pekerja' },
  submit: { en: 'Submit', ms: 'Hantar' },
  draft: { en: 'Save draft', ms: 'Simpan draf' },
  changed: {
    en: 'This draft was changed meanwhile, perhaps in another tab.',
    ms: 'Draf ini telah diubah sementara itu, mungkin di tab lain.',
  },
  notKept: {
    en: 'The portal cannot be reached, and this browser has no room to keep the claim. Leave this page open and try again.',
    ms: 'Portal tidak dapat dihubungi, dan pelayar ini tiada ruang untuk menyimpan tuntutan. Biarkan halaman ini terbuka dan cuba lagi.',
  },
  later: {
    en: 'Kept on this device. It will be sent when the portal can be reached.',
    ms: 'Disimpan pada peranti ini. Ia akan dihantar apabila portal dapat dihubungi.',
  },
  addItem: { en: 'Add item', ms: 'Tambah item' },
  removeItem: { en: 'Remove item {n}', ms: 'Buang item {n}' },
  item: { en: 'Item {n}', ms: 'Item {n}' },
  isReturn: { en: 'There and back', ms: 'Pergi dan balik' },
  straight: { en: '{km} km in a straight line between the places', ms: '{km} km dalam garis lurus antara kedua-dua tempat' },
  places: { en: 'Places of the journey', ms: 'Tempat perjalanan' },
  pinned: { en: 'Pin at {lat}, {lng}', ms: 'Pin di {lat}, {lng}' },
  before: { en: 'after {km} km earlier in the month', ms: 'selepas {km} km sebelumnya dalam bulan itu' },
  distanceKm: { en: 'Distance in km', ms: 'Jarak dalam km' },
  titleHint: { en: 'What it was for, such as “Penang client visit”.', ms: 'Tujuannya, contohnya “Lawatan pelanggan di Pulau Pinang”.' },
  titleOf: { en: 'Claim {month}', ms: 'Tuntutan {month}' },
  totalIs: { en: 'Total RM {amount}', ms: 'Jumlah RM {amount}' },
  granted: { en: 'RM {amount} within limits', ms: 'RM {amount} dalam had' },
  over: { en: 'Above the limit: RM {amount} would be approved.', ms: 'Melebihi had: RM {amount} akan diluluskan.' },
  left: { en: 'RM {amount} of the limit is left after this.', ms: 'Baki had RM {amount} selepas ini.' },
  worth: { en: 'RM {amount}', ms: 'RM {amount}' },
  part: { en: '{km} km at RM {rate}', ms: '{km} km pada RM {rate}' },
  further: { en: 'then {km} km at RM {rate}', ms: 'kemudian {km} km pada RM {rate}' },
  twice: { en: 'This looks like an expense that was claimed before.', ms: 'Ini kelihatan seperti perbelanjaan yang pernah dituntut.' },
});
