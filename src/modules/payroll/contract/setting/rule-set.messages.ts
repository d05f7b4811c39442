import { defineMessages } from '#platform/contract/messages.ts';

/** What the sets of rules are called by which a company may compute. */
export const RULE_SET_WORDS = defineMessages({
  law: { en: 'Law by date', ms: 'Undang-undang ikut tarikh' },
  specification: { en: 'Fixed figures', ms: 'Angka tetap' },
});
