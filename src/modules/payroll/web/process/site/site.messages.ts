import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const SITES = defineMessages({
  ...everyday('days', 'branches'),
  edit: { en: 'Split by site', ms: 'Agih mengikut tapak' },
  add: { en: 'Add a site', ms: 'Tambah tapak' },
  site: { en: 'Site', ms: 'Tapak' },
  hours: { en: 'Hours', ms: 'Jam' },
  share: { en: 'Share', ms: 'Bahagian' },
  remove: { en: 'Remove {name}', ms: 'Buang {name}' },
  title: { en: 'Sites', ms: 'Tapak' },
  daysAt: { en: 'Days at {name}', ms: 'Hari di {name}' },
  hoursAt: { en: 'Hours at {name}', ms: 'Jam di {name}' },
});
