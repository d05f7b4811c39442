/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const claimAuditLabels: AuditLabels = {
  records: defineMessages({
    claim: { en: 'Claim', ms: 'Tuntutan' },
    claim_category: { en: 'Claim category', ms: 'Kategori tuntutan' },
    claim_setting: { en: 'Claim settings', ms: 'Tetapan tuntutan' },
  }),
  events: defineMessages({
    items_checked: { en: 'items checked', ms: 'item disemak' },
    reconsider: { en: 'returned to review', ms: 'dipulangkan untuk disemak' },
    sorted: { en: 'put in order', ms: 'disusun' },
  }),
};
