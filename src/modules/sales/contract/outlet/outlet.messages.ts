/** What the server says about outlets and who looks after them. */
import { defineMessages } from '#platform/contract/messages.ts';

export const OUTLET_MESSAGES = defineMessages({
  created: { en: 'Outlet added.', ms: 'Outlet ditambah.' },
  saved: { en: 'Outlet saved.', ms: 'Outlet disimpan.' },
  deleted: { en: 'Outlet deleted.', ms: 'Outlet dipadam.' },
  supervisorAdded: { en: '{name} looks after the outlet from {date} on.', ms: '{name} menyelia outlet ini mulai {date}.' },
  supervisorEnded: { en: 'The last day of {name} is {date}.', ms: 'Hari terakhir {name} ialah {date}.' },
});

export const OUTLET_ERRORS = defineMessages({
  nameTaken: { en: 'Another outlet has this name.', ms: 'Outlet lain sudah menggunakan nama ini.' },
  codeTaken: { en: 'Another outlet has this code.', ms: 'Outlet lain sudah menggunakan kod ini.' },
  supervisorUnknown: { en: 'Choose an active supervisor whom you may see.', ms: 'Pilih penyelia aktif yang boleh anda lihat.' },
  supervisesAlready: { en: '{name} looks after this outlet already, since {date}.', ms: '{name} sudah menyelia outlet ini sejak {date}.' },
  endsBefore: { en: 'The last day is not before {date}, when it began.', ms: 'Hari terakhir tidak boleh sebelum {date}, iaitu tarikh mula.' },
  stateUnknown: { en: 'Choose a state of Malaysia, or leave it empty.', ms: 'Pilih negeri di Malaysia, atau biarkan kosong.' },
  inUse: {
    en: 'The outlet belongs to a project or has supervisors. Make it inactive instead.',
    ms: 'Outlet ini ada dalam projek atau mempunyai penyelia. Nyahaktifkan outlet ini.',
  },
});
