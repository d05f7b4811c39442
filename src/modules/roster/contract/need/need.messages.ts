import { defineMessages } from '#platform/contract/messages.ts';

export const NEED_MESSAGES = defineMessages({
  created: { en: 'Need added.', ms: 'Keperluan ditambah.' },
  saved: { en: 'Need saved.', ms: 'Keperluan disimpan.' },
  deleted: { en: 'Need deleted.', ms: 'Keperluan dipadam.' },
});

export const NEED_ERRORS = defineMessages({
  nameTaken: { en: 'Another need has this name.', ms: 'Keperluan lain sudah menggunakan nama ini.' },
  positionUnknown: { en: 'Choose a position of this company.', ms: 'Pilih jawatan syarikat ini.' },
});
