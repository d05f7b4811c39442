import { defineMessages } from '#platform/contract/messages.ts';

export const NONE_CHOSEN = defineMessages({
  project: { en: 'Project', ms: 'Projek' },
  outlet: { en: 'Outlet', ms: 'Outlet' },
  promoter: { en: 'Promoter', ms: 'Promoter' },
  toList: { en: 'Go to the list', ms: 'Ke senarai' },
});
