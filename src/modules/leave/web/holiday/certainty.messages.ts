import { defineMessages } from '#platform/contract/messages.ts';

export const CERTAINTY = defineMessages({
  estimated: { en: 'Estimated date', ms: 'Tarikh anggaran' },
  byTheMoon: { en: 'Estimated date (sighting of the moon, MABIMS rule)', ms: 'Tarikh anggaran (rukyah, kriteria MABIMS)' },
  gazetted: { en: 'Gazetted', ms: 'Diwartakan' },
  appointed: { en: 'Appointed under s.8 of the Holidays Act 1951', ms: 'Ditetapkan di bawah s.8 Akta 369' },
  unconfirmed: { en: 'Not confirmed in {states}', ms: 'Belum disahkan di {states}' },
  country: { en: 'Malaysia’s list, not imported', ms: 'Senarai Malaysia, belum diimport' },
  following: {
    en: 'No holiday of {year} has been imported, so Malaysia’s list applies beside the company’s own days.',
    ms: 'Cuti umum {year} belum diimport, maka senarai Malaysia terpakai di samping cuti syarikat sendiri.',
  },
});
