/** Words of the files that the unit sends to the contingent. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const UNIT_FILES = defineMessages({
  ...everyday('name', 'status'),
  roll: { en: 'Nominal roll of the auxiliary police', ms: 'Senarai nominal polis bantuan' },
  return: { en: 'Monthly return of the auxiliary police', ms: 'Penyata bulanan polis bantuan' },
  serviceNo: { en: 'Service number', ms: 'Nombor badan' },
  identity: { en: 'Identity number', ms: 'Nombor pengenalan' },
  rank: { en: 'Rank', ms: 'Pangkat' },
  station: { en: 'Station', ms: 'Balai' },
  source: { en: 'Comes from', ms: 'Asal' },
  appointed: { en: 'Appointed on', ms: 'Dilantik pada' },
  expiry: { en: 'Appointed until', ms: 'Dilantik sehingga' },
  letter: { en: 'Letter number', ms: 'Nombor surat' },
  firearm: { en: 'Firearm', ms: 'Senjata api' },
  establishment: { en: 'Establishment', ms: 'Perjawatan' },
  strength: { en: 'Strength', ms: 'Kekuatan' },
  suspended: { en: 'Suspended', ms: 'Digantung' },
  joined: { en: 'Appointed', ms: 'Dilantik' },
  left: { en: 'Left', ms: 'Tamat' },
  promoted: { en: 'Promoted', ms: 'Dinaikkan pangkat' },
});
