/** Words of the sheet and of the return of guards. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const GUARD_FILES = defineMessages({
  ...everyday('name', 'category', 'status', 'phone'),
  sheet: { en: 'Security guards', ms: 'Pengawal keselamatan' },
  return: { en: 'Return of security guards', ms: 'Penyata pengawal keselamatan' },
  guardNo: { en: 'Guard number', ms: 'Nombor pengawal' },
  nationality: { en: 'Nationality', ms: 'Kerakyatan' },
  identity: { en: 'Identity number', ms: 'Nombor pengenalan' },
  identityFor: { en: 'of a Malaysian', ms: 'bagi warganegara Malaysia' },
  passport: { en: 'Passport', ms: 'Pasport' },
  passportFor: { en: 'of a foreigner', ms: 'bagi warga asing' },
  birth: { en: 'Date of birth', ms: 'Tarikh lahir' },
  agency: { en: 'Other agency', ms: 'Agensi lain' },
  csgNo: { en: 'CSG certificate', ms: 'Sijil CSG' },
  csgDate: { en: 'CSG certificate of', ms: 'Tarikh sijil CSG' },
  firearm: { en: 'Firearm permit', ms: 'Permit senjata api' },
  firearmExpiry: { en: 'Firearm permit until', ms: 'Permit senjata api sehingga' },
  letter: { en: 'Letter of approval', ms: 'Surat kelulusan' },
  joined: { en: 'Joined on', ms: 'Mula bertugas pada' },
  left: { en: 'Left on', ms: 'Berhenti pada' },
});
