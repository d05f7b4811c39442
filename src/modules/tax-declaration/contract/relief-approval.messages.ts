/** What the approvals inbox says of declarations. */
import { defineMessages } from '#platform/contract/messages.ts';

export const RELIEF_APPROVAL = defineMessages({
  reliefs: { en: 'Tax reliefs (TP1)', ms: 'Pelepasan cukai (TP1)' },
  receipts: { en: '{n, plural, =0 {no receipt} one {# receipt} other {# receipts}}', ms: '{n, plural, =0 {tiada resit} other {# resit}}' },
});
