/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditWords } from '#platform/server/audit/audit-words.ts';

export const claimActs: AuditWords = {
  records: defineMessages({
    claim: { en: 'Claim', ms: 'Tuntutan' },
    claim_category: { en: 'Claim category', ms: 'Kategori tuntutan' },
    claim_setting: { en: 'Claim settings', ms: 'Tetapan tuntutan' },
  }),
  deeds: defineMessages({
    items_checked: { en: 'items checked', ms: 'item disemak' },
    reconsider: { en: 'returned to review', ms: 'dipulangkan untuk disemak' },
    sorted: { en: 'put in order', ms: 'disusun' },
  }),
};
