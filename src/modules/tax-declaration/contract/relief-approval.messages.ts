/** What the approvals inbox says of declarations. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const RELIEF_APPROVAL = defineMessages({
  ...everyday('amount', 'month', 'note'),
  reliefs: { en: 'Tax reliefs (TP1)', ms: 'Pelepasan cukai (TP1)' },
  counted: { en: '{n, plural, one {# declaration} other {# declarations}}', ms: '{n} pengisytiharan' },
  item: { en: 'Item', ms: 'Item' },
  noReceipt: { en: 'No receipt is attached.', ms: 'Tiada resit dilampirkan.' },
  receipts: { en: '{n, plural, =0 {no receipt} one {# receipt} other {# receipts}}', ms: '{n, plural, =0 {tiada resit} other {# resit}}' },
});
