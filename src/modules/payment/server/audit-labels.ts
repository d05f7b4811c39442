/** What the audit log keeps of this module, in words. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const paymentAuditLabels: AuditLabels = {
  records: defineMessages({
    payment: EVERYDAY.payment,
    payment_batch: { en: 'Payment batch', ms: 'Kelompok bayaran' },
  }),
  events: defineMessages({
    accounts_shown: { en: 'account numbers viewed', ms: 'nombor akaun dilihat' },
    payee_held: { en: 'payee held back', ms: 'penerima ditahan' },
    payees_added: { en: 'payees added', ms: 'penerima ditambah' },
    payees_removed: { en: 'payees removed', ms: 'penerima dibuang' },
  }),
};
