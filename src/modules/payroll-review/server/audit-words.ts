/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditWords } from '#platform/server/audit/audit-words.ts';

export const payrollReviewActs: AuditWords = {
  records: {},
  deeds: defineMessages({
    variance_explained: { en: 'difference explained', ms: 'perbezaan diterangkan' },
  }),
};
