import { defineMessages } from '#platform/contract/messages.ts';

export const OWN = defineMessages({
  title: { en: 'My tasks on sites', ms: 'Tugasan saya di tapak' },
  none: { en: 'No tasks today', ms: 'Tiada tugasan hari ini' },
  open: { en: '{n} to do', ms: '{n} perlu dibuat' },
  do: { en: 'Do', ms: 'Buat' },
  result: { en: 'Result', ms: 'Keputusan' },
  send: { en: 'Send', ms: 'Hantar' },
  later: { en: 'No connection: this is on your device and is sent later.', ms: 'Tiada sambungan: ini ada pada peranti anda dan dihantar kemudian.' },
  notKept: {
    en: 'No connection, and this browser keeps nothing. Try again when you are connected.',
    ms: 'Tiada sambungan, dan pelayar ini tidak menyimpan apa-apa. Cuba lagi apabila bersambung.',
  },
  wording: { en: '{task} at {site}', ms: '{task} di {site}' },
  place: { en: 'Position known within {n} m.', ms: 'Kedudukan diketahui dalam {n} m.' },
  noPlace: { en: 'Position not known yet.', ms: 'Kedudukan belum diketahui.' },
  kept: { en: 'It is seen by the person who monitors sites, and kept for {n} days.', ms: 'Ia dilihat oleh pemantau tapak, dan disimpan selama {n} hari.' },
  find: { en: 'Find my position', ms: 'Cari kedudukan saya' },
  remarkHint: { en: 'Needed where it is not done, or where there is an issue.', ms: 'Diperlukan jika tidak dibuat, atau jika ada masalah.' },
});
