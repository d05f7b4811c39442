import { defineMessages } from '#platform/contract/messages.ts';

export const SEARCH_MESSAGES = defineMessages({
  people: { en: 'People', ms: 'Orang' },
  documents: { en: 'Documents', ms: 'Dokumen' },
  payments: { en: 'Payments', ms: 'Bayaran' },
});
