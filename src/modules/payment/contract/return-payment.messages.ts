/** What a payment that comes back is called wherever it is offered: a list that offers it need not carry the words of the payment pages. */
import { defineMessages } from '#platform/contract/messages.ts';

export const RETURN_MESSAGES = defineMessages({
  return: { en: 'Returned by the bank', ms: 'Dipulangkan oleh bank' },
});
