import { defineMessages } from '#platform/contract/messages.ts';

export const SAVED_VIEWS = defineMessages({
  saved: { en: 'The view “{name}” has been saved.', ms: 'Paparan “{name}” telah disimpan.' },
  deleted: { en: 'The view “{name}” has been deleted.', ms: 'Paparan “{name}” telah dipadam.' },
  nameTaken: { en: 'Another view has this name.', ms: 'Paparan lain mempunyai nama ini.' },
  mayNotShare: {
    en: 'Only people who can change this page can share its views.',
    ms: 'Hanya orang yang boleh mengubah halaman ini boleh berkongsi paparannya.',
  },
  shared: {
    en: 'Only people who can change this page can change a shared view.',
    ms: 'Hanya orang yang boleh mengubah halaman ini boleh mengubah paparan yang dikongsi.',
  },
  notYours: { en: 'Only the person who shared a view can take it back.', ms: 'Hanya orang yang berkongsi paparan boleh menariknya balik.' },
});
