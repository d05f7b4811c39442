import { defineMessages } from '#platform/contract/messages.ts';

export const POINT = defineMessages({
  title: { en: 'Screen at a checkpoint', ms: 'Skrin di titik semak' },
  pairContext: {
    en: 'The office adds a device of the type Screen at a checkpoint and makes its code. Enter its 8 characters.',
    ms: 'Pejabat menambah peranti jenis Skrin di titik semak dan menjana kodnya. Masukkan 8 aksaranya.',
  },
  waits: { en: 'The code comes when there is a network.', ms: 'Kod akan tiba apabila ada rangkaian.' },
  scanMe: { en: 'Code of this checkpoint', ms: 'Kod titik semak ini' },
  changes: { en: '{n, plural, one {changes in # second} other {changes in # seconds}}', ms: 'berubah dalam {n} saat' },
});
