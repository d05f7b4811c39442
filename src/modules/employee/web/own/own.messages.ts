/** Words of My Employment. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const MY = defineMessages({
  ...everyday('save'),
  personal: { en: 'My details', ms: 'Butiran saya' },
  contact: { en: 'My contact details', ms: 'Maklumat perhubungan saya' },
  family: { en: 'My family', ms: 'Keluarga saya' },
  employment: { en: 'My employment', ms: 'Pekerjaan saya' },
  contactHr: { en: 'Contact HR to change', ms: 'Hubungi HR untuk menukarnya' },
  kept: { en: 'Maintained by HR', ms: 'Diselenggara oleh HR' },
  keptNote: { en: 'Contact HR to change these.', ms: 'Hubungi HR untuk menukar butiran ini.' },
  yours: { en: 'You can change', ms: 'Anda boleh ubah' },
  changePhoto: { en: 'Change the photo', ms: 'Tukar gambar' },
  statutoryNote: { en: 'Only the last four characters are shown.', ms: 'Hanya empat aksara terakhir ditunjukkan.' },
  worksites: { en: 'Places of work', ms: 'Tempat kerja' },
  since: { en: 'since {date}', ms: 'sejak {date}' },
  history: { en: 'History', ms: 'Sejarah' },
  contractEnds: { en: 'Contract ends', ms: 'Kontrak tamat' },
});
