import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const VIEWS = defineMessages({
  ...everyday('cancel'),
  views: { en: 'Views', ms: 'Paparan' },
  none: { en: 'Save filters and sorting under a name to use them again.', ms: 'Simpan penapis dan susunan di bawah satu nama untuk digunakan semula.' },
  shared: { en: 'Shared', ms: 'Dikongsi' },
  saveAs: { en: 'Save this view as', ms: 'Simpan paparan ini sebagai' },
  rename: { en: 'Name of the view', ms: 'Nama paparan' },
  share: { en: 'Share with everyone who can see this page', ms: 'Kongsi dengan semua yang boleh melihat halaman ini' },
  current: { en: 'Use the filters shown now', ms: 'Guna penapis yang ditunjukkan kini' },
  save: { en: 'Save view', ms: 'Simpan paparan' },
  edit: { en: 'Edit {name}', ms: 'Sunting {name}' },
  delete: { en: 'Delete {name}', ms: 'Padam {name}' },
  deleteAsk: { en: 'Delete the view “{name}”?', ms: 'Padam paparan “{name}”?' },
  deleteShared: { en: 'It is deleted for everyone who uses it.', ms: 'Ia dipadam bagi semua yang menggunakannya.' },
});
