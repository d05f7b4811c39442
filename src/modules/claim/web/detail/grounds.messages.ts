import { defineMessages } from '#platform/contract/messages.ts';

/** Why two items look like the same expense. */
export const GROUNDS = defineMessages({
  number: { en: 'Same receipt number', ms: 'Nombor resit yang sama' },
  picture: { en: 'Another photo of the same receipt', ms: 'Foto lain bagi resit yang sama' },
  sum: { en: 'Same day and amount on the receipt', ms: 'Hari dan amaun yang sama pada resit' },
  expense: { en: 'Same category, day and amount', ms: 'Kategori, hari dan amaun yang sama' },
});
