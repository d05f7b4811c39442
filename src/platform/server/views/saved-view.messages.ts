import { defineMessages } from '#platform/contract/messages.ts';

export const SAVED_VIEWS = defineMessages({
  saved: { en: 'The view “{name}” has been saved.', ms: 'Paparan “{name}” telah disimpan.' },
  deleted: { en: 'The view “{name}” has been deleted.', ms: 'Paparan “{name}” telah dipadam.' },
  nameTaken: { en: 'A view has this name already.', ms: 'Sudah ada paparan dengan nama ini.' },
  mayNotShare: { en: 'Only who may change this page shares views of it.', ms: 'Hanya yang boleh mengubah halaman ini boleh berkongsi paparannya.' },
  shared: { en: 'A shared view is changed by who may change this page.', ms: 'Paparan yang dikongsi diubah oleh yang boleh mengubah halaman ini.' },
  notYours: { en: 'Only who shared a view takes it back.', ms: 'Hanya yang berkongsi paparan boleh menariknya balik.' },
});
